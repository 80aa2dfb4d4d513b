import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Opentype from 'opentype.js'

// A bare container has no fonts, so text is rendered as paths from fonts that the gateway includes.
const files = {
  bold: '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-800-normal.woff',
  sans: '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-600-normal.woff',
  condensed: '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff',
  narrow: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff',
  script: '@fontsource/lobster-two/files/lobster-two-latin-700-italic.woff',
  slab: '@fontsource/roboto-slab/files/roboto-slab-latin-800-normal.woff',
} as const
export type FontName = keyof typeof files

const require = createRequire(import.meta.url)
// An import does not see the exports of its CommonJS build.
const { parse } = require('opentype.js') as typeof Opentype
const fonts = new Map<FontName, Opentype.Font>()

function fontOf(name: FontName): Opentype.Font {
  let font = fonts.get(name)
  if (!font) {
    const file = readFileSync(require.resolve(files[name]))
    font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
    fonts.set(name, font)
  }
  return font
}

// Glyph by glyph with kerning, because the library fails on the substitution tables of some of these fonts. Letters
// that a font lacks are omitted.
function layOut(
  text: string,
  name: FontName,
): { glyphs: { glyph: Opentype.Glyph; x: number }[]; width: number } {
  const font = fontOf(name)
  const glyphs: { glyph: Opentype.Glyph; x: number }[] = []
  let x = 0
  for (const letter of text) {
    const glyph = font.charToGlyph(letter)
    if (glyph.index === 0) continue
    const before = glyphs.at(-1)
    if (before) x += font.getKerningValue(before.glyph, glyph) / font.unitsPerEm
    glyphs.push({ glyph, x })
    x += (glyph.advanceWidth ?? 0) / font.unitsPerEm
  }
  return { glyphs, width: x }
}

const CAP_HEIGHT = 0.72
const LINE_HEIGHT = 1.02

export interface Words {
  font: FontName
  colour: string
  /** The box for the text, from its top left. */
  x: number
  y: number
  w: number
  h: number
  lines?: number
  align?: 'left' | 'centre'
  maxSize?: number
}

/** Fits text into its box as large as possible, in up to `lines` lines, centred vertically. */
export function words(text: string, box: Words): string {
  const trimmed = text.trim().slice(0, 60)
  if (trimmed === '') return ''
  const best = bestLines(trimmed, box)
  const leading = best.size * LINE_HEIGHT
  const height = best.size * CAP_HEIGHT + leading * (best.lines.length - 1)
  const top = box.y + (box.h - height) / 2 + best.size * CAP_HEIGHT
  return best.lines
    .map((row, at) => {
      const { glyphs, width } = layOut(row, box.font)
      const left = box.align === 'left' ? box.x : box.x + (box.w - width * best.size) / 2
      const d = glyphs
        .map(({ glyph, x }) =>
          glyph
            .getPath(left + x * best.size, top + at * leading, best.size)
            .commands.map(written)
            .join(''),
        )
        .join('')
      return `<path d="${d}" fill="${box.colour}"/>`
    })
    .join('')
}

// The library's own writer turns numbers close to zero into NaN.
function written(command: Opentype.PathCommand): string {
  const points = ['x1', 'y1', 'x2', 'y2', 'x', 'y'].flatMap((name) => {
    const value = (command as unknown as Record<string, number | undefined>)[name]
    return value === undefined ? [] : [Math.round(value * 10) / 10]
  })
  return `${command.type}${points.join(' ')}`
}

function bestLines(text: string, box: Words): { lines: string[]; size: number } {
  let best = { lines: [text], size: 0 }
  for (const lines of splits(text.split(/\s+/), box.lines ?? 1)) {
    const widest = Math.max(...lines.map((row) => layOut(row, box.font).width), 0.1)
    const tall = CAP_HEIGHT + LINE_HEIGHT * (lines.length - 1)
    const size = Math.min(box.w / widest, box.h / tall, box.maxSize ?? Infinity)
    if (size > best.size) best = { lines, size }
  }
  return best
}

// All ways to split the words into up to `most` lines, in order.
function splits(list: string[], most: number): string[][] {
  if (most <= 1 || list.length <= 1) return [[list.join(' ')]]
  const found: string[][] = [[list.join(' ')]]
  for (let at = 1; at < list.length && at < 8; at++) {
    for (const rest of splits(list.slice(at), most - 1))
      found.push([list.slice(0, at).join(' '), ...rest])
  }
  return found
}
