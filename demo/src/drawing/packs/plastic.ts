import { brightness, darker, ellipse, lighter, line, path, rect, type Drawing } from '../drawing.ts'
import { label } from '../label.ts'
import type { Box } from '../drawing.ts'
import type { Look } from '../look.ts'
import { groundShade, roundLight, type DrawPack } from './pack.ts'

// A sticker: it has an edge and casts a thin shadow.
function sticker(d: Drawing, look: Look, box: Box, radius: number): string {
  const { x, y, w, h } = box
  const outline = `M${x + radius} ${y} H${x + w - radius} Q${x + w} ${y} ${x + w} ${y + radius} V${y + h - radius} Q${x + w} ${y + h} ${x + w - radius} ${y + h} H${x + radius} Q${x} ${y + h} ${x} ${y + h - radius} V${y + radius} Q${x} ${y} ${x + radius} ${y} Z`
  return (
    path(outline, '#140d06', 'fill-opacity=".2" transform="translate(1.5 2.5)"') +
    d.inside(outline, label(d, look, box))
  )
}

const cap = (d: Drawing, x: number, y: number, w: number, h: number, colour: string) =>
  rect(x, y, w, h, colour, 6) +
  Array.from({ length: Math.floor(w / 7) }, (_, at) =>
    line(`M${x + 5 + at * 7} ${y + 6} V${y + h - 3}`, '#140d06', 1.6, 0.14),
  ).join('') +
  rect(x, y, w, h, roundLight(d, 0.8), 6)

const can =
  'M130 120 L142 104 Q146 100 152 100 L186 100 Q194 100 198 104 L204 108 L262 98 Q294 98 294 132 L294 318 Q294 345 268 345 L132 345 Q106 345 106 318 L106 150 Q108 130 130 120 Z'
const grip =
  'M212 128 L258 120 Q272 120 272 134 Q272 150 258 152 L212 158 Q200 158 200 143 Q200 130 212 128 Z'

/** A jerrycan with a grip. */
export const jerrycan: DrawPack = (d, look) => {
  const box = { x: 124, y: 176, w: 152, h: 148 }
  const body = d.linear(
    [
      [0, lighter(look.body, 0.25)],
      [1, darker(look.body, 0.12)],
    ],
    [0, 0],
    [0.4, 1],
  )
  const outline = `${can} ${grip}`
  return {
    art:
      rect(150, 92, 40, 14, darker(look.body, 0.25)) +
      cap(d, 144, 66, 52, 32, look.hue) +
      path(outline, body, 'fill-rule="evenodd"') +
      path(outline, roundLight(d, 0.75), 'fill-rule="evenodd"') +
      line(grip, '#140d06', 3, 0.18) +
      line('M112 168 H288', '#140d06', 2, 0.1) +
      line('M112 171 H288', '#ffffff', 2, 0.3) +
      line('M140 116 Q150 108 164 108', '#ffffff', 5, 0.5) +
      sticker(d, look, box, 8) +
      d.inside(
        can,
        rect(100, 170, 200, 180, groundShade(d)) + rect(106, 176, 188, 150, roundLight(d, 0.4)),
      ) +
      line(can, darker(look.body, 0.5), 1, 0.35),
    base: { x: 200, y: 345, width: 188 },
    label: box,
  }
}

const flask =
  'M174 92 L174 112 C174 146 124 150 124 200 L124 322 Q124 345 146 345 L254 345 Q276 345 276 322 L276 200 C276 150 226 146 226 112 L226 92 Z'

/** A bottle; its content shows above and below the label. */
export const bottle: DrawPack = (d, look) => {
  const box = { x: 134, y: 192, w: 132, h: 126, bleed: 16 }
  const clear = brightness(look.body) > 0.75
  const body = d.linear(
    [
      [0, lighter(look.body, clear ? 0.5 : 0.2)],
      [1, darker(look.body, clear ? 0.06 : 0.2)],
    ],
    [0, 0],
    [0, 1],
  )
  const ribs = clear
    ? [168, 178, 328]
        .map((y) => line(`M128 ${y} Q200 ${y + 8} 272 ${y}`, '#ffffff', 3, 0.6))
        .join('')
    : ''
  return {
    art:
      path(flask, body) +
      d.inside(
        flask,
        ribs +
          label(d, look, box) +
          rect(124, 190, 152, 2, '#140d06').replace('/>', ' fill-opacity=".2"/>') +
          rect(124, 318, 152, 2, '#140d06').replace('/>', ' fill-opacity=".2"/>'),
      ) +
      path(flask, roundLight(d)) +
      d.inside(flask, rect(120, 180, 160, 170, groundShade(d))) +
      line('M142 186 C150 166 182 158 186 130', '#ffffff', 5, 0.45) +
      line(flask, darker(look.body, 0.45), 1, 0.4) +
      rect(170, 88, 60, 10, darker(look.hue, 0.25), 4) +
      cap(d, 172, 56, 56, 36, look.hue),
    base: { x: 200, y: 345, width: 152 },
    label: box,
  }
}

const bucket = 'M96 124 L304 124 L286 328 Q284 344 268 345 Q200 352 132 345 Q116 344 114 328 Z'

/** A pail with a lid and a handle. */
export const pail: DrawPack = (d, look) => {
  const box = { x: 122, y: 146, w: 156, h: 172, bleed: 40 }
  const white = '#f5f3ef'
  return {
    art:
      line('M94 126 C92 34 308 34 306 126', '#8f959c', 5, 1) +
      line('M94 126 C92 34 308 34 306 126', '#ffffff', 1.6, 0.6) +
      rect(166, 52, 68, 13, look.hue, 6) +
      path(bucket, white) +
      d.inside(
        bucket,
        label(d, look, box) +
          rect(90, 120, 220, 232, roundLight(d)) +
          rect(90, 120, 220, 232, groundShade(d)),
      ) +
      rect(84, 104, 232, 28, white, 9) +
      rect(84, 104, 232, 28, roundLight(d, 0.8), 9) +
      line('M88 131 H312', '#140d06', 2, 0.25) +
      ellipse(200, 105, 108, 9, lighter(white, 0.6)) +
      line('M94 106 Q200 122 306 106', '#140d06', 1.4, 0.14),
    base: { x: 200, y: 345, width: 176 },
    label: { x: 112, y: 146, w: 176, h: 170 },
  }
}

const squeezed =
  'M116 62 L284 62 L283 92 C280 180 268 250 258 292 L142 292 C132 250 120 180 117 92 Z'

/** A tube that stands on its cap. */
export const tube: DrawPack = (d, look) => {
  const box = { x: 140, y: 92, w: 120, h: 198, bleed: 26 }
  const crimp = Array.from({ length: 24 }, (_, at) =>
    line(`M${122 + at * 6.8} 67 V88`, '#140d06', 1.2, 0.16),
  ).join('')
  return {
    art:
      path(squeezed, lighter(look.hue, 0.1)) +
      d.inside(
        squeezed,
        label(d, look, box) +
          rect(110, 60, 180, 32, lighter(look.hue, 0.75)) +
          crimp +
          rect(110, 60, 180, 240, roundLight(d, 0.85)),
      ) +
      rect(140, 288, 120, 10, darker(look.hue, 0.3), 3) +
      cap(d, 144, 296, 112, 48, lighter(look.accent, 0.35)),
    base: { x: 200, y: 343, width: 118 },
    label: box,
  }
}
