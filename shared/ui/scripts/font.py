"""Makes src/plus-jakarta-sans.woff2 from the variable Latin face of @fontsource-variable/plus-jakarta-sans.

    python3 -m venv /tmp/font && /tmp/font/bin/pip install fonttools brotli
    /tmp/font/bin/python shared/ui/scripts/font.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ui = Path(__file__).resolve().parent.parent
source = "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2"

# What Indonesian and English need, and the signs that prices, names of products and messages use.
# The same ranges stand in src/font.css.
characters = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xAE, 0xB0, 0xB2, 0xB3, 0xB7, 0xBB, 0xBC, 0xBD, 0xBE]
characters += [0xD7, 0xE9, 0xF7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212]

font = instantiateVariableFont(TTFont(ui / source), {"wght": (400, 800)})
options = Options(layout_features=["kern", "tnum", "liga", "mark", "ccmp"], hinting=False)
subsetter = Subsetter(options)
subsetter.populate(unicodes=characters)
subsetter.subset(font)

# The face has very narrow spaces (0.17 em): in small sizes figures would run into their units.
glyphs = font.getBestCmap()
for space in (0x20, 0xA0):
    font["hmtx"][glyphs[space]] = (230, 0)

font.flavor = "woff2"
font.save(ui / "src/plus-jakarta-sans.woff2")
