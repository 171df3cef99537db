"""Operations on single fonts for tools/fonts: subset, copy glyphs from another font, make bolder.
It knows nothing of languages, of content or of which faces there are."""

import math
import os
import re
import subprocess
import tempfile

from fontTools import subset
from fontTools.merge import Merger
from fontTools.misc.transform import Scale
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont


def open_font(path):
    # The time of modification stays as it is: the same input gives the same bytes.
    return TTFont(path, recalcTimestamp=False)


def subset_font(path, characters, features, glyphs=()):
    """The font cut down to characters; with glyphs, to exactly these and what they are made of."""
    options = subset.Options()
    options.hinting = False
    options.glyph_names = False
    options.legacy_kern = False
    options.notdef_outline = True  # a missing glyph must be seen
    options.name_IDs = [0, 1, 2]
    options.layout_features = features
    options.layout_closure = not glyphs
    options.drop_tables += ["gasp", "meta", "DSIG"]
    font = open_font(path)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters, glyphs=glyphs)
    cutter.subset(font)
    return font


def save_font(font, path):
    # A subset is written, and read again, without glyph names; part files never look finished.
    part = f"{path}.part"
    font["post"].formatType = 3.0
    font.save(part, reorderTables=True)
    os.replace(part, path)


def characters_of(path):
    font = open_font(path)
    characters = set(font.getBestCmap())
    font.close()
    return characters


def grown(contour, strength):
    """Points moved outwards by half of strength, as FreeType's FT_Outline_Embolden does."""
    moved = []
    count = len(contour)
    for index, (x, y) in enumerate(contour):
        before = contour[index - 1]
        after = contour[(index + 1) % count]
        x_in, y_in = unit(x - before[0], y - before[1])
        x_out, y_out = unit(after[0] - x, after[1] - y)
        # Along both edges' outward normals; TrueType's outer contours run clockwise.
        lengthening = max(1 + x_in * x_out + y_in * y_out, 0.25)  # 1 + cos of the turn
        shift = strength / 2 / lengthening
        moved.append((x - (y_in + y_out) * shift, y + (x_in + x_out) * shift))
    return moved


def unit(x, y):
    length = math.hypot(x, y) or 1.0
    return x / length, y / length


def embolden(glyph, strength):
    coordinates = list(glyph.coordinates)
    # Fonts differ in direction; the contour with the largest area is an outer one.
    start, contours = 0, []
    for end in glyph.endPtsOfContours:
        contours.append(coordinates[start:end + 1])
        start = end + 1
    largest = max((signed_area(contour) for contour in contours), key=abs, default=0)
    signed = strength if largest < 0 else -strength
    points = [point for contour in contours for point in grown(contour, signed)]
    glyph.coordinates = type(glyph.coordinates)([(round(x), round(y)) for x, y in points])


def signed_area(points):
    """Twice the area; negative for clockwise."""
    following = points[1:] + points[:1]
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, following))


def copy_glyphs(target, donor_path, characters, bolder_by=0, advance=None):
    """Adds the donor's glyphs of characters to target, scaled to its em, without any features."""
    donor = open_font(donor_path)
    scale = target["head"].unitsPerEm / donor["head"].unitsPerEm
    shapes, names = donor.getGlyphSet(), donor.getBestCmap()
    for character in sorted(characters):
        shape = shapes[names[character]]
        width = round(shape.width * scale)
        shift = 0 if advance is None else (advance - width) / 2  # centred in a fixed advance
        outline = DecomposingRecordingPen(shapes)
        shape.draw(outline)
        pen = TTGlyphPen(None)
        outline.replay(TransformPen(pen, Scale(scale).translate(shift / scale, 0)))
        glyph = pen.glyph()
        if bolder_by and glyph.numberOfContours > 0:
            embolden(glyph, bolder_by)
        add_glyph(target, character, glyph, width if advance is None else advance)
    donor.close()


def add_glyph(target, character, glyph, advance):
    name = f"uni{character:04X}"
    glyph.recalcBounds(target["glyf"])
    target["glyf"][name] = glyph  # appends the name to the glyph order as well
    target["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    for table in target["cmap"].tables:
        if table.isUnicode() and (character <= 0xFFFF or table.format == 12):
            table.cmap[character] = name


def merge_fonts(fonts):
    """One font of several, layout tables included."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for index, font in enumerate(fonts):
            paths.append(os.path.join(folder, f"{index}.ttf"))
            font.save(paths[-1])
        merged = Merger().merge(paths)
        path = os.path.join(folder, "merged.ttf")
        merged["head"].modified = merged["head"].created = fonts[0]["head"].modified
        merged.recalcTimestamp = False
        merged.save(path)
        result = open_font(path)
        result.ensureDecompiled()
        return result


def shape(path, words, language, *options):
    """What hb-shape says for each word, one line each."""
    text = "\n".join(words) + "\n"
    command = ["hb-shape", f"--language={language}", *options, str(path)]
    return subprocess.run(command, input=text, text=True, capture_output=True, check=True).stdout


def glyphs_while_shaping(path, words, language):
    """Every glyph that occurs while words are shaped: the final ones and those on the way."""
    trace = shape(path, words, language, "--trace", "--no-positions", "--no-clusters")
    return {glyph for run in re.findall(r"\[(.*?)\]", trace) for glyph in run.split("|") if glyph}


def shapes_alike(path_a, path_b, words, language):
    """Whether both fonts shape words into the same clusters, advances and offsets."""
    def positions(path):
        # Glyph ids differ between a font and its subset; what follows "=" must not.
        return re.sub(r"([\[|])\w+=", r"\1", shape(path, words, language, "--no-glyph-names"))
    return positions(path_a) == positions(path_b)
