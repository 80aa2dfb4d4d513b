import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { label } from '../label.ts'
import { placed } from '../noto.ts'
import { words } from '../text.ts'
import { groundShade, roundLight, type DrawPack } from './pack.ts'

const wall = 'M52 240 L348 240 L330 328 Q326 342 312 342 L88 342 Q74 342 70 328 Z'

/** A tray under film: the goods are visible, and a label is on its front. */
export const tray: DrawPack = (d, look) => {
  const box = { x: 130, y: 250, w: 140, h: 84 }
  const plastic = darker(lighter(look.body, 0.55), 0.05)
  const goods = look.icon
    ? [
        [72, 128],
        [226, 128],
        [149, 116],
        [96, 162],
        [202, 162],
        [149, 168],
      ]
        .map(([x, y]) => placed(look.icon as string, x as number, y as number, 102))
        .join('')
    : rect(84, 178, 232, 70, look.hue, 20)
  return {
    art:
      path(
        'M52 240 L82 168 Q86 160 96 160 L304 160 Q314 160 318 168 L348 240 Z',
        darker(plastic, 0.35),
      ) +
      goods +
      path(
        'M52 240 L84 160 L316 160 L348 240 Z',
        d.linear(
          [
            [0, '#ffffff', 0.34],
            [0.4, '#ffffff', 0.04],
            [1, '#ffffff', 0.22],
          ],
          [0, 0],
          [1, 1],
        ),
      ) +
      line('M108 166 L80 232', '#ffffff', 5, 0.55) +
      path(wall, plastic) +
      d.inside(
        wall,
        rect(50, 236, 300, 110, roundLight(d, 0.6)) + rect(50, 236, 300, 110, groundShade(d)),
      ) +
      rect(44, 234, 312, 13, lighter(plastic, 0.5), 6) +
      line('M50 248 H350', '#140d06', 2, 0.15) +
      rect(box.x + 1, box.y + 3, box.w, box.h, '#140d06', 6).replace('/>', ' fill-opacity=".2"/>') +
      d.inside(`M${box.x} ${box.y} h${box.w} v${box.h} h-${box.w} Z`, label(d, look, box)),
    base: { x: 200, y: 342, width: 250 },
    label: box,
  }
}

/** The product itself, with a small tag for its quantity. */
export const thing: DrawPack = (d, look) => {
  const tag = { x: 252, y: 290, w: 92, h: 42 }
  const art = look.icon
    ? placed(look.icon, 82, 92, 236)
    : rect(110, 120, 180, 210, lighter(look.hue, 0.2), 18) +
      words(look.label, {
        font: 'bold',
        colour: '#ffffff',
        x: 126,
        y: 150,
        w: 148,
        h: 150,
        lines: 3,
      })
  return {
    art:
      art +
      rect(tag.x + 1, tag.y + 3, tag.w, tag.h, '#140d06', 10).replace(
        '/>',
        ' fill-opacity=".18"/>',
      ) +
      rect(tag.x, tag.y, tag.w, tag.h, '#ffffff', 10) +
      rect(tag.x, tag.y, 7, tag.h, look.hue, 3) +
      ellipse(
        tag.x + 18,
        tag.y + 21,
        4,
        4,
        d.radial([
          [0, '#b9b2a8'],
          [1, '#d8d2c9'],
        ]),
      ) +
      words(look.size, {
        font: 'bold',
        colour: '#1f2329',
        x: tag.x + 27,
        y: tag.y + 10,
        w: tag.w - 36,
        h: tag.h - 20,
        maxSize: 20,
      }),
    base: { x: 200, y: 330, width: 190 },
    label: { x: 100, y: 110, w: 200, h: 200 },
  }
}
