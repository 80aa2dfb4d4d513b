import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { type Goods, moved, times } from './variant.ts'

const peppercorns = (tint: string) =>
  path('M16 92 Q64 34 112 92 Q114 114 64 116 Q14 114 16 92 Z', darker(tint, 0.25)) +
  times(26, (at) => {
    const row = Math.floor((Math.sqrt(8 * at + 1) - 1) / 2)
    const x = 64 + (at - (row * (row + 1)) / 2 - row / 2) * 15
    return (
      ellipse(x, 50 + row * 10, 8, 8, at % 3 ? tint : lighter(tint, 0.16)) +
      ellipse(x - 2.5, 47 + row * 10, 2.5, 2.5, lighter(tint, 0.45))
    )
  })

const powder = (tint: string) =>
  path('M10 104 Q40 40 64 36 Q88 40 118 104 Q64 122 10 104 Z', tint) +
  path('M10 104 Q40 40 64 36 Q50 70 36 110 Q20 108 10 104 Z', lighter(tint, 0.22)) +
  times(9, (at) => ellipse(26 + at * 10, 96 + (at % 3) * 6, 2.4, 2, darker(tint, 0.2)))

const seeds = (tint: string) =>
  times(22, (at) => {
    const x = 22 + (at % 6) * 17 + (Math.floor(at / 6) % 2) * 8
    const y = 56 + Math.floor(at / 6) * 17
    return moved(
      ellipse(0, 0, 9, 6.5, at % 2 ? tint : lighter(tint, 0.2)) +
        line('M-6 0 H6', darker(tint, 0.3), 1.4),
      x,
      y,
      1,
      at * 37,
    )
  })

/** Spices, sugar, beans and nuts. */
export const spices: Record<string, Goods> = {
  peppercorns: ({ tint = '#3a3330' }) => peppercorns(tint),
  'spice-powder': ({ tint = '#b5542a' }) => powder(tint),
  coriander: seeds('#c79a55'),
  turmeric: powder('#e09a17'),
  'cinnamon-sticks': times(4, (at) =>
    moved(
      rect(-50, -8, 100, 16, at % 2 ? '#9a5a2c' : '#b06c36', 8) +
        line('M-42 -2 H42', '#d39a62', 2.4) +
        ellipse(50, 0, 5, 8, '#6e3d1b') +
        ellipse(50, 0, 2.4, 4, '#d39a62'),
      64,
      40 + at * 21,
      1,
      at % 2 ? -7 : 6,
    ),
  ),
  cassava:
    path('M14 70 Q30 42 74 50 Q108 54 118 70 Q104 86 72 84 Q30 92 14 70 Z', '#7a5236') +
    path('M14 70 Q30 42 62 49 Q56 66 62 85 Q28 90 14 70 Z', '#f5eedd') +
    path('M20 96 Q50 80 110 98 Q90 116 52 112 Q28 110 20 96 Z', '#8a5f40') +
    line('M76 60 h20 M84 74 h18 M60 98 h24', '#5d3d27', 2.4),
  'sugar-cubes': ({ tint = '#fbfaf6' }) =>
    [
      [18, 70],
      [66, 72],
      [42, 36],
    ]
      .map(
        ([x, y]) =>
          path(`M${x} ${y} l24 -12 l24 12 v26 l-24 12 l-24 -12 Z`, darker(tint, 0.12)) +
          path(`M${x} ${y} l24 -12 l24 12 l-24 12 Z`, lighter(tint, 0.4)) +
          path(`M${x} ${y} l24 12 v26 l-24 -12 Z`, tint),
      )
      .join(''),
  'palm-sugar': ({ tint = '#8a4f22' }) =>
    [
      [20, 78],
      [66, 80],
      [43, 42],
    ]
      .map(
        ([x, y]) =>
          ellipse((x as number) + 22, (y as number) + 20, 24, 14, darker(tint, 0.3)) +
          rect((x as number) - 2, y as number, 48, 20, darker(tint, 0.12)) +
          ellipse((x as number) + 22, y as number, 24, 13, lighter(tint, 0.15)),
      )
      .join(''),
  'almond-slices': times(8, (at) =>
    moved(
      path(
        'M0 -20 Q15 -4 11 14 Q0 24 -11 14 Q-15 -4 0 -20 Z',
        '#f8ecd2',
        'stroke="#b98a52" stroke-width="3"',
      ),
      26 + (at % 4) * 25,
      52 + Math.floor(at / 4) * 42,
      1.1,
      at * 43,
    ),
  ),
  soybeans: times(
    9,
    (at) =>
      ellipse(
        28 + (at % 3) * 36,
        40 + Math.floor(at / 3) * 30,
        16,
        13,
        at % 2 ? '#e3c17a' : '#d6ae60',
      ) + ellipse(23 + (at % 3) * 36, 36 + Math.floor(at / 3) * 30, 5, 3.4, '#f5e2b4'),
  ),
  'coffee-beans': ({ tint = '#5a3420' }) =>
    times(8, (at) =>
      moved(
        ellipse(0, 0, 20, 14, at % 2 ? tint : lighter(tint, 0.12)) +
          line('M-16 2 Q-4 -6 4 2 T16 -2', darker(tint, 0.5), 3),
        28 + (at % 3) * 34,
        36 + Math.floor(at / 3) * 32,
        1,
        at * 52,
      ),
    ),
}
