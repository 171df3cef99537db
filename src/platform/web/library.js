// What the program calls on the page, compiled into the glue; web/page.js gives canvas and post.
// Not logic: each function hands over and returns.
mergeInto(LibraryManager.library, {
  // A message of UTF-8 JSON. slice, not subarray: the bytes must not move while they are read.
  binade_post: function(start, length) {
    Module['post'](JSON.parse(new TextDecoder().decode(HEAPU8.slice(start, start + length))));
  },

  // Makes the context of the page's own canvas current: no selectors, so that several programs can
  // run on one page. The page has created it already, with the same attributes.
  binade_use_canvas__deps: ['$GL'],
  binade_use_canvas: function() {
    var handle = GL.createContext(Module['canvas'], {
      antialias: false,
      depth: false,
      stencil: false,
      alpha: false,
      powerPreference: 'low-power',
      majorVersion: 2,
      minorVersion: 0,
      enableExtensionsByDefault: false,
    });
    return handle && GL.makeContextCurrent(handle) ? 1 : 0;
  },

  binade_now: function() {
    return Date.now();
  },

  binade_random: function() {
    return crypto.getRandomValues(new Uint32Array(1))[0];
  },
});
