import { type Drawing, darker, lighter, line, path, rect } from '../drawing.ts'
import { bottoms, GROUND } from '../goods/bottoms.ts'
import { label } from '../label.ts'
import { placed } from '../noto.ts'
import { words } from '../text.ts'
import { groundShade, roundLight, type DrawPack } from './pack.ts'

const wall = 'M52 240 L348 240 L330 328 Q326 342 312 342 L88 342 Q74 342 70 328 Z'

/** A tray under film: the goods are visible, and a label is on its front. */
export const tray: DrawPack = (d, look) => {
  const box = { x: 130, y: 250, w: 140, h: 84 }
  const plastic = darker(lighter(look.body, 0.55), 0.05)
  const one = d.symbol(
    `<svg width="128" height="128" viewBox="0 0 128 128">${look.icon ?? ''}</svg>`,
  )
  const goods = look.icon
    ? [
        [72, 128],
        [226, 128],
        [149, 116],
        [96, 162],
        [202, 162],
        [149, 168],
      ]
        .map(([x, y]) => d.use(one, x as number, y as number, 0.8))
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

// Wide tiles show only the middle four fifths of an image's height.
const SIDE = 216
// Icons end at different heights of their square; the lowest point is on the ground.
const drop = (name: string) => ((GROUND - (bottoms[name] ?? GROUND)) * SIDE) / 128
// One of the goods, or a heap of three.
const pieces = (d: Drawing, icon: string, count: number) => {
  if (count === 1) return placed(icon, 92, 72, SIDE)
  const one = d.symbol(`<svg width="128" height="128" viewBox="0 0 128 128">${icon}</svg>`)
  return d.use(one, 143, 74, 0.84) + d.use(one, 82, 150, 0.98) + d.use(one, 192, 154, 0.98)
}

/** The product itself, over a small tag with its kind and size. */
export const thing: DrawPack = (d, look) => {
  const text = look.size
  const width = Math.min(250, 44 + text.length * 10)
  const tag = { x: 362 - width, y: 300, w: width, h: 36 }
  const art = look.icon
    ? `<g transform="translate(0 ${drop(look.iconName)})">${pieces(d, look.icon, look.pieces)}</g>`
    : rect(110, 90, 180, 210, lighter(look.hue, 0.2), 18) +
      words(look.label, {
        font: 'bold',
        colour: '#ffffff',
        x: 126,
        y: 120,
        w: 148,
        h: 150,
        lines: 3,
      })
  return {
    art,
    fixed:
      text === ''
        ? ''
        : rect(tag.x, tag.y, tag.w, tag.h, '#ffffff', 10) +
          rect(tag.x, tag.y, 7, tag.h, look.hue, 3) +
          words(text, {
            font: 'bold',
            colour: '#1f2329',
            x: tag.x + 18,
            y: tag.y + 8,
            w: tag.w - 30,
            h: tag.h - 16,
            maxSize: 22,
          }),
    base: { x: 200, y: 272, width: 170 },
    label: { x: 100, y: 80, w: 200, h: 200 },
  }
}
