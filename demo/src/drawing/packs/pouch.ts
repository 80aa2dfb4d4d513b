import { darker, lighter, line, path, rect } from '../drawing.ts'
import { label } from '../label.ts'
import { groundShade, softLight, type DrawPack } from './pack.ts'

const outline =
  'M116 72 L284 72 Q287 72 287 76 L290 104 C298 180 300 262 294 330 Q292 344 274 345 Q200 355 126 345 Q108 344 106 330 C100 262 102 180 110 104 L113 76 Q113 72 116 72 Z'

/** A stand-up pouch of film with a zip and a gusset. */
export const pouch: DrawPack = (d, look) => {
  const box = { x: 118, y: 114, w: 164, h: 196, bleed: 24 }
  const film = d.linear(
    [
      [0, lighter(look.hue, 0.1)],
      [1, darker(look.hue, 0.2)],
    ],
    [0, 0],
    [0, 1],
  )
  const crimp = Array.from({ length: 22 }, (_, at) =>
    line(`M${118 + at * 7.8} 76 V94`, '#ffffff', 1.4, 0.22),
  ).join('')
  const gloss =
    path(
      'M124 112 C114 180 114 250 120 318 C130 322 134 320 136 316 C128 250 128 180 138 112 Z',
      '#ffffff',
      'fill-opacity=".26"',
    ) +
    path(
      'M276 116 C284 190 284 250 280 300 L274 300 C278 240 276 180 270 116 Z',
      '#ffffff',
      'fill-opacity=".16"',
    )
  const gusset =
    path('M100 316 Q200 284 300 316 L300 360 L100 360 Z', '#140d06', 'fill-opacity=".16"') +
    line('M104 316 Q200 285 296 316', '#ffffff', 2, 0.35)
  return {
    art:
      path(outline, film) +
      d.inside(
        outline,
        label(d, look, box) +
          rect(90, 72, 220, 26, '#ffffff').replace('/>', ' fill-opacity=".14"/>') +
          crimp +
          line('M108 102 H292', '#140d06', 2, 0.2) +
          line('M108 106 H292', '#ffffff', 2, 0.35) +
          gusset +
          gloss +
          rect(90, 60, 220, 300, softLight(d)) +
          rect(90, 60, 220, 300, groundShade(d)),
      ) +
      line(outline, look.deep, 1, 0.4),
    base: { x: 200, y: 346, width: 190 },
    label: box,
  }
}
