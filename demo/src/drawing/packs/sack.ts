import { darker, lighter, line, path, rect } from '../drawing.ts'
import { label } from '../label.ts'
import { groundShade, softLight, type DrawPack } from './pack.ts'

const outline =
  'M116 74 Q200 67 284 74 C290 80 287 92 290 106 C306 148 312 236 303 318 Q300 342 276 344 Q200 353 124 344 Q100 342 97 318 C88 236 94 148 110 106 C113 92 110 80 116 74 Z'

/** A woven sack, sewn at the top. */
export const sack: DrawPack = (d, look) => {
  const box = { x: 124, y: 124, w: 152, h: 188 }
  const body = d.linear(
    [
      [0, lighter(look.body, 0.35)],
      [1, darker(look.body, 0.12)],
    ],
    [0, 0],
    [0.3, 1],
  )
  const print =
    rect(80, 112, 240, 5, look.hue) +
    rect(80, 119, 240, 2, look.hue) +
    rect(80, 320, 240, 6, look.hue) +
    label(d, look, box)
  const folds =
    line('M122 108 Q138 150 126 214', '#140d06', 7, 0.06) +
    line('M280 108 Q262 146 274 206', '#140d06', 7, 0.08) +
    line('M160 100 Q164 116 158 132', '#140d06', 5, 0.06) +
    line('M236 100 Q232 118 240 134', '#ffffff', 5, 0.3) +
    line('M104 300 Q128 318 152 346', '#140d06', 6, 0.09) +
    line('M298 296 Q270 318 252 348', '#140d06', 6, 0.11) +
    line('M108 292 Q130 308 150 336', '#ffffff', 4, 0.25)
  const seam =
    path(
      'M116 74 Q200 67 284 74 C289 80 287 90 289 98 Q200 92 111 98 C113 90 111 80 116 74 Z',
      '#ffffff',
      'fill-opacity=".45"',
    ) +
    line('M113 92 Q200 85 287 92', look.hue, 3, 0.95, 'stroke-dasharray="8 6"') +
    line('M111 100 Q200 94 289 100', '#140d06', 2, 0.16)
  return {
    art:
      path(outline, body) +
      d.inside(
        outline,
        print +
          folds +
          seam +
          rect(80, 60, 240, 300, softLight(d)) +
          rect(80, 60, 240, 300, groundShade(d)),
      ) +
      line(outline, darker(look.body, 0.4), 1.2, 0.45),
    base: { x: 200, y: 345, width: 206 },
    label: box,
  }
}
