# The steps that tools/run and tools/test share, as shell functions. Sourced, never run by itself.
# Each step is quick when nothing changed and can be repeated after a failure. A failing command
# ends the script (set -e); so no step may stand in a condition or before && or ||.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
BUILD=$ROOT/build
JOBS=$(nproc)
# Compiled files can be taken over by a clone in another folder: paths below ROOT are relative.
export CCACHE_BASEDIR=$ROOT CCACHE_NOHASHDIR=1

BUILD_PACKAGES=(
  ca-certificates ccache cmake g++ libharfbuzz-bin ninja-build python3 python3-fonttools
  doctest-dev nlohmann-json3-dev
  fonts-jetbrains-mono fonts-morisawa-bizud-gothic fonts-noto-core
)
WINDOW_PACKAGES=(libgl-dev libsdl2-dev)
TEST_PACKAGES=(chromium clang-format libgl1-mesa-dri xdotool xvfb)

say() { printf '\033[1m==> %s\033[0m\n' "$*"; }

# What is not a Debian package on every machine: node and emcc may come from elsewhere.
tool_packages() {
  command -v node >/dev/null || echo nodejs
  command -v npm >/dev/null || echo npm
  local emcc
  emcc=$(command -v emcc) || { echo emscripten node-acorn; return; }
  # Debian's emcc needs acorn for optimised links and does not pull it in.
  case $(readlink -f "$emcc") in /usr/*) echo node-acorn ;; esac
}

is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# install_packages NAME...: only what is missing, and apt is not asked when nothing is.
install_packages() {
  local missing=() name sudo=()
  for name in "$@" $(tool_packages); do is_installed "$name" || missing+=("$name"); done
  [ ${#missing[@]} = 0 ] && return
  say "Installing ${missing[*]}"
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || {
      echo "Neither root nor sudo: please install these packages, then run again." >&2
      return 1
    }
    sudo=(sudo)
  fi
  # Another apt may be at work: wait for its lock, not fail.
  local apt=("${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 -qq)
  # An apt-get update waits for its own lock only when asked again.
  local try
  for try in 1 2 3 4 5 6; do
    "${apt[@]}" update && break
    [ "$try" = 6 ] && return 1
    sleep 10
  done
  "${apt[@]}" install -y --no-install-recommends "${missing[@]}"
}

# The packages of tools/package.json, installed again only when the lock file changed.
install_npm_packages() {
  local stamp=$ROOT/tools/node_modules/.lock.sha256 now
  now=$(sha256sum <"$ROOT/tools/package-lock.json")
  [ "$(cat "$stamp" 2>/dev/null)" = "$now" ] && return
  say "Installing npm packages of tools/package-lock.json"
  (cd "$ROOT/tools" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error)
  echo "$now" >"$stamp"
}

fetch_sources() {
  /usr/bin/python3 "$ROOT/tools/fetch"
}

# configure FOLDER OPTION...: only when the options or the compiler changed; ninja itself calls
# CMake again when a CMake file did.
configure() {
  local folder=$BUILD/$1 wrapper=() wanted
  wanted="$* CXX=${CXX:-} emcc=$(command -v emcc)"
  [ "$(cat "$folder/.configured" 2>/dev/null)" = "$wanted" ] && return
  case $1 in web*) wrapper=(emcmake) ;; esac
  shift
  rm -rf "$folder"
  mkdir -p "$folder"
  "${wrapper[@]}" cmake -S "$ROOT" -B "$folder" -G Ninja "$@" >"$folder/configure.log" 2>&1 || {
    cat "$folder/configure.log" >&2
    return 1
  }
  echo "$wanted" >"$folder/.configured"
}

# compile FOLDER TARGET...
compile() {
  local folder=$1
  shift
  if [ -d /usr/share/nodejs/acorn ]; then
    # A node that is not Debian's own does not look for acorn where Debian puts it.
    export NODE_PATH=/usr/share/nodejs${NODE_PATH:+:$NODE_PATH}
  fi
  # Two at a time in one folder would spoil each other's records.
  export NINJA_STATUS="  [%f/%t] "
  flock "$BUILD/$folder/.lock" ninja -C "$BUILD/$folder" -j "$JOBS" "$@" || {
    echo "  Again, this part alone: ninja -C build/$folder $*" >&2
    return 1
  }
}

build_fonts() {
  say "Fonts: build/fonts"
  /usr/bin/python3 "$ROOT/tools/fonts"
}

build_native() {
  say "Native tools: build/native"
  configure native
  compile native "$@"
}

build_site() {
  build_native binade
  build_fonts
  say "WebAssembly: build/web"
  configure web
  compile web binade
  say "Site: build/site"
  /usr/bin/python3 "$ROOT/tools/site"
}
