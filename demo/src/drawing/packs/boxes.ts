import { darker, lighter, line, mix, path, rect, type Drawing } from '../drawing.ts'
import { label } from '../label.ts'
import type { Box } from '../drawing.ts'
import type { Look } from '../look.ts'
import { placed } from '../noto.ts'
import { words } from '../text.ts'
import type { DrawPack, PackArt } from './pack.ts'

interface Solid {
  /** Top left of the front. */
  x: number
  y: number
  w: number
  h: number
  /** The drop of the front's right edge, and the position of the far edge. */
  sink: number
  away: readonly [x: number, y: number]
}

interface Faces {
  front: string
  side: string
  top: string
}

// A box seen from a corner: each side is rendered flat and transformed with a matrix.
function solid(d: Drawing, shape: Solid, faces: Faces): PackArt {
  const { x, y, w, h, sink, away } = shape
  const right = { x: x + w, y: y + sink }
  const front = `matrix(1 ${sink / w} 0 1 ${x} ${y})`
  const side = `matrix(${away[0] / 100} ${away[1] / 100} 0 1 ${right.x} ${right.y})`
  const top = `matrix(${w / 100} ${sink / 100} ${away[0] / 100} ${away[1] / 100} ${x} ${y})`
  const frontLight = d.linear(
    [
      [0, '#ffffff', 0.16],
      [0.5, '#ffffff', 0],
      [1, '#140d06', 0.12],
    ],
    [0, 0],
    [1, 1],
  )
  const sideLight = d.linear(
    [
      [0, '#140d06', 0.26],
      [1, '#140d06', 0.42],
    ],
    [0, 0],
    [1, 1],
  )
  const floor = `M${x} ${y + h} L${right.x} ${right.y + h} L${right.x + away[0]} ${right.y + h + away[1]} l14 10 L${right.x + 4} ${right.y + h + 9} L${x - 4} ${y + h + 5} Z`
  return {
    art:
      path(floor, '#20160c', 'fill-opacity=".3"') +
      `<g transform="${front}">${faces.front}${rect(0, 0, w, h, frontLight)}</g>` +
      `<g transform="${side}">${faces.side}${rect(0, 0, 100, h, sideLight)}</g>` +
      `<g transform="${top}">${faces.top}${rect(
        0,
        0,
        100,
        100,
        d.linear([
          [0, '#ffffff', 0.35],
          [1, '#ffffff', 0.1],
        ]),
      )}</g>` +
      line(
        `M${x} ${y} L${right.x} ${right.y} V${right.y + h} M${right.x} ${right.y} L${right.x + away[0]} ${right.y + away[1]}`,
        '#ffffff',
        1.4,
        0.5,
      ),
    base: {
      x: x + (w + away[0]) / 2,
      y: y + h + (sink + away[1]) / 2 + 8,
      width: w + away[0],
      depth: 22,
    },
    label: { x, y: y + sink / 2, w, h },
  }
}

/** A retail box, printed on all sides. */
export const box: DrawPack = (d, look) => {
  const shape: Solid = { x: 92, y: 92, w: 158, h: 232, sink: 18, away: [62, -34] }
  const front: Box = { x: 0, y: 0, w: shape.w, h: shape.h }
  const flank =
    rect(0, 0, 100, shape.h, look.hue) +
    rect(0, shape.h * 0.78, 100, shape.h * 0.22, look.deep) +
    words(look.brand, {
      font: look.font,
      colour: '#ffffff',
      x: 10,
      y: 30,
      w: 80,
      h: 34,
      lines: 2,
    }) +
    Array.from({ length: 6 }, (_, at) =>
      rect(14, 86 + at * 13, 72 - (at % 3) * 12, 4, '#ffffff', 2),
    ).join('')
  return solid(d, shape, {
    front: label(d, look, front),
    side: flank,
    top: rect(0, 0, 100, 100, lighter(look.hue, 0.15)),
  })
}

/** A taped shipping carton of many units. */
export const carton: DrawPack = (d, look) => {
  const kraft = '#cfa676'
  const shape: Solid = { x: 64, y: 146, w: 186, h: 164, sink: 30, away: [88, -46] }
  const front =
    rect(
      0,
      0,
      shape.w,
      shape.h,
      d.linear(
        [
          [0, lighter(kraft, 0.14)],
          [1, darker(kraft, 0.06)],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    cartonPrint(d, look, shape.w, shape.h) +
    rect(shape.w * 0.43, 0, shape.w * 0.14, 26, '#f3e3c2').replace('/>', ' fill-opacity=".75"/>')
  const flank =
    rect(0, 0, 100, shape.h, kraft) +
    rect(0, shape.h * 0.74, 100, 8, look.hue) +
    rect(32, 44, 36, 14, darker(kraft, 0.5), 7) +
    words(look.brand, { font: look.font, colour: look.deep, x: 16, y: 74, w: 68, h: 30, lines: 2 })
  const top =
    rect(0, 0, 100, 100, lighter(kraft, 0.1)) +
    rect(43, 0, 14, 100, '#f6e9cd') +
    rect(49.4, 0, 1.2, 100, darker(kraft, 0.25))
  return solid(d, shape, { front, side: flank, top })
}

function cartonPrint(d: Drawing, look: Look, w: number, h: number): string {
  if (look.side === 'back') return label(d, look, { x: w * 0.2, y: 18, w: w * 0.6, h: h - 32 })
  const ink = mix(look.hue, '#3a2412', 0.15)
  const textX = look.icon ? w * 0.42 : w * 0.1
  return (
    rect(0, h * 0.72, w, look.tinted ? 13 : 8, look.tinted ? look.flavour : ink) +
    (look.icon ? placed(look.icon, w * 0.06, h * 0.25, w * 0.34) : '') +
    words(look.brand, {
      font: look.font,
      colour: ink,
      x: textX,
      y: h * 0.22,
      w: w * 0.94 - textX,
      h: h * 0.28,
      lines: 2,
    }) +
    words(look.label, {
      font: 'sans',
      colour: '#4a321c',
      x: textX,
      y: h * 0.54,
      w: w * 0.94 - textX,
      h: h * 0.16,
      lines: 2,
      maxSize: 17,
    }) +
    words(look.size, {
      font: 'bold',
      colour: '#4a321c',
      x: w * 0.08,
      y: h * 0.84,
      w: w * 0.5,
      h: h * 0.1,
      align: 'left',
    }) +
    path(
      `M${w * 0.76} ${h * 0.95} v-12 h-4 l7 -8 l7 8 h-4 v12 Z M${w * 0.88} ${h * 0.95} v-12 h-4 l7 -8 l7 8 h-4 v12 Z`,
      ink,
    )
  )
}

/** A ream of paper in its wrapper. */
export const ream: DrawPack = (d, look) => {
  const shape: Solid = { x: 90, y: 84, w: 176, h: 244, sink: 14, away: [44, -24] }
  const flank =
    rect(0, 0, 100, shape.h, lighter(look.hue, 0.12)) +
    path('M0 0 L100 40 V0 Z M0 244 L100 204 V244 Z', '#ffffff', 'fill-opacity=".35"') +
    words(look.size, { font: 'bold', colour: '#ffffff', x: 12, y: 106, w: 76, h: 24, lines: 2 })
  return solid(d, shape, {
    front: label(d, look, { x: 0, y: 0, w: shape.w, h: shape.h }),
    side: flank,
    top: rect(0, 0, 100, 100, lighter(look.hue, 0.3)),
  })
}
