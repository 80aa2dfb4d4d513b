import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { type Goods, moved, times } from './variant.ts'

const shallot = (x: number, y: number, tint: string) =>
  path(
    `M${x} ${y - 30} Q${x + 5} ${y - 12} ${x + 19} ${y} Q${x + 24} ${y + 24} ${x} ${y + 27} Q${x - 24} ${y + 24} ${x - 19} ${y} Q${x - 5} ${y - 12} ${x} ${y - 30} Z`,
    tint,
  ) +
  line(
    `M${x - 2} ${y - 14} Q${x - 12} ${y + 4} ${x - 8} ${y + 24} M${x + 3} ${y - 14} Q${x + 12} ${y + 4} ${x + 8} ${y + 24}`,
    darker(tint, 0.22),
    1.6,
  ) +
  line(`M${x - 12} ${y} Q${x - 15} ${y + 10} ${x - 10} ${y + 18}`, '#ffffff', 3, 0.5)

const clove = (x: number, y: number, turn: number) =>
  moved(
    path('M0 -26 Q16 -8 13 14 Q8 24 -4 22 Q-16 14 -10 -6 Z', '#f6efdc') +
      line('M-2 -14 Q-8 4 -3 18', '#ffffff', 4) +
      line('M2 -18 Q12 0 8 18', '#d9cba6', 2),
    x,
    y,
    1,
    turn,
  )

const chilli = (tint: string, x: number, y: number, turn: number, scale = 1) =>
  moved(
    path('M-6 -44 Q-12 10 8 46 Q18 4 6 -44 Z', tint) +
      line('M-3 -36 Q-6 0 4 28', '#ffffff', 3, 0.45) +
      path('M-8 -42 Q0 -52 8 -42 Q4 -36 0 -38 Q-4 -36 -8 -42 Z', '#4d8a35') +
      line('M0 -46 Q2 -54 8 -58', '#4d8a35', 4),
    x,
    y,
    scale,
    turn,
  )

const curly = (tint: string, x: number, y: number, turn: number) =>
  moved(
    line('M0 -44 q-14 14 0 28 t0 28 q-6 12 2 30', tint, 8) +
      line('M-2 -42 q-12 14 0 26 t0 26', '#ffffff', 2, 0.4) +
      line('M0 -44 Q2 -54 8 -58', '#4d8a35', 4),
    x,
    y,
    1,
    turn,
  )

const mushroom = (x: number, y: number, size: number, cap: string) =>
  moved(
    path('M-9 -2 L-11 30 Q0 38 11 30 L9 -2 Z', '#f6efe2') +
      path('M-30 2 Q-30 -32 0 -32 Q30 -32 30 2 Q0 12 -30 2 Z', cap) +
      path('M-22 -4 Q-20 -24 -4 -27 Q-16 -18 -16 -4 Z', '#ffffff', 'fill-opacity=".55"') +
      line('M-26 4 Q0 12 26 4', darker(cap, 0.25), 2),
    x,
    y,
    size,
  )

const pepper = (tint: string) =>
  path(
    'M64 34 Q34 20 20 48 Q12 84 34 112 Q50 122 64 112 Q78 122 94 112 Q116 84 108 48 Q94 20 64 34 Z',
    tint,
  ) +
  path('M64 34 Q46 58 50 114 Q58 118 64 112 Q70 118 78 114 Q82 58 64 34 Z', darker(tint, 0.14)) +
  path('M32 46 Q22 66 34 96 Q28 64 40 44 Z', '#ffffff', 'fill-opacity=".5"') +
  path('M44 34 Q64 46 84 34 Q72 26 64 28 Q56 26 44 34 Z', '#4d8a35') +
  line('M64 30 Q62 16 74 10', '#4d8a35', 7)

const lettuce = (tint: string) =>
  times(7, (at) =>
    moved(
      path(
        'M0 0 Q-22 -30 -16 -66 Q-6 -78 0 -70 Q6 -78 16 -66 Q22 -30 0 0 Z',
        at % 2 ? tint : lighter(tint, 0.22),
      ) +
        path(
          'M-16 -66 q4 -8 8 -2 q4 -8 8 -2 q4 -8 8 0 q6 -6 8 4',
          'none',
          `stroke="${darker(tint, 0.2)}" stroke-width="3"`,
        ) +
        line('M0 -2 V-54', lighter(tint, 0.6), 3),
      64,
      116,
      1.3,
      (at - 3) * 17,
    ),
  ) + path('M52 100 Q64 92 76 100 L72 120 H56 Z', lighter(tint, 0.7))

const ginger = (tint: string) =>
  path(
    'M14 86 Q8 68 28 62 Q34 44 50 52 Q56 22 74 28 Q84 34 78 52 Q100 40 110 54 Q114 68 92 74 Q112 84 100 100 Q86 108 74 90 Q60 112 40 100 Q20 104 14 86 Z',
    tint,
  ) +
  path(
    'M24 80 Q24 70 36 68 Q44 56 54 62 Q62 40 70 36 Q72 50 66 60 Q88 52 100 58 Q90 68 70 72 Q50 84 24 80 Z',
    lighter(tint, 0.25),
  ) +
  line(
    'M34 66 q6 8 4 16 M56 56 q8 6 8 14 M84 58 q4 8 0 14 M64 82 q8 4 8 10',
    darker(tint, 0.3),
    2.4,
  ) +
  ellipse(20, 84, 8, 10, '#f1dc8f') +
  ellipse(104, 60, 7, 8, '#f1dc8f')

const banana = (turn: number) =>
  moved(
    path('M0 0 Q-34 26 -30 78 Q-28 88 -20 86 Q-14 42 12 10 Z', '#f3cb35') +
      path('M2 4 Q-26 30 -24 82 Q-20 48 12 10 Z', '#fbe27a') +
      ellipse(-25, 85, 5, 4, '#5b4320'),
    76,
    22,
    1,
    turn,
  )

/** Vegetables and fruit. */
export const produce: Record<string, Goods> = {
  'garlic-bulb': ({ tint = '#efe8dc' }) =>
    path(
      'M58 10 Q64 6 70 10 L72 34 Q112 52 112 84 Q106 118 64 118 Q22 118 16 84 Q16 52 56 34 Z',
      tint,
    ) +
    path(
      'M58 14 L56 38 Q28 60 30 88 Q36 108 50 116 Q36 84 62 38 Z',
      '#ffffff',
      'fill-opacity=".6"',
    ) +
    line('M64 36 Q40 76 58 118 M64 36 Q88 76 70 118 M66 36 Q104 66 98 104', darker(tint, 0.25), 2) +
    line('M58 118 l-4 5 M64 118 v7 M70 118 l4 5', '#a08a62', 2),
  shallot: ({ tint = '#a53a63' }) =>
    shallot(36, 76, darker(tint, 0.1)) +
    shallot(94, 80, tint) +
    shallot(64, 90, lighter(tint, 0.12)),
  'shallot-peeled':
    shallot(36, 78, '#e3b4c8') + shallot(94, 80, '#d99fb9') + shallot(64, 92, '#edc6d6'),
  'garlic-cloves': clove(32, 84, -28) + clove(94, 86, 26) + clove(62, 62, 6) + clove(64, 100, -66),
  'bombay-onion':
    path(
      'M64 12 Q66 32 92 38 Q122 54 118 84 Q108 118 64 118 Q20 118 10 84 Q6 54 36 38 Q62 32 64 12 Z',
      '#d9903a',
    ) +
    path('M64 16 Q60 36 38 42 Q14 58 18 86 Q26 110 50 117 Q30 80 64 16 Z', '#f0b765') +
    line('M64 34 Q40 72 60 118 M64 34 Q88 72 68 118 M70 36 Q104 70 94 110', '#a9662a', 2) +
    line('M56 120 l-3 5 M64 120 v6 M72 120 l3 5', '#8a6a3c', 2),
  'chilli-curly': ({ tint = '#d0291f' }) =>
    curly(tint, 36, 70, 18) +
    curly(darker(tint, 0.12), 60, 72, 4) +
    curly(tint, 82, 70, -10) +
    curly(darker(tint, 0.12), 100, 72, -22),
  'chilli-large': ({ tint = '#d0291f' }) =>
    chilli(darker(tint, 0.12), 38, 70, 24, 1.05) +
    chilli(tint, 92, 70, -24, 1.05) +
    chilli(lighter(tint, 0.06), 64, 72, 4, 1.1),
  'chilli-birdseye': ({ tint = '#d0291f' }) =>
    times(9, (at) =>
      chilli(
        at % 2 ? tint : darker(tint, 0.14),
        22 + (at % 5) * 21,
        56 + Math.floor(at / 5) * 40,
        ((at * 47) % 60) - 30,
        0.62,
      ),
    ),
  'button-mushroom':
    mushroom(42, 60, 1.1, '#e8ddcb') +
    mushroom(94, 64, 0.95, '#efe6d7') +
    mushroom(66, 86, 1.1, '#f5eee2'),
  'oyster-mushroom': times(5, (at) =>
    moved(
      path(
        'M-4 40 Q-8 10 -30 -6 Q-34 -28 -4 -32 Q28 -34 34 -8 Q14 8 6 40 Z',
        at % 2 ? '#d9cfc2' : '#e9e1d6',
      ) + line('M-2 36 Q-6 8 -20 -8 M2 36 Q2 6 4 -18 M4 34 Q12 6 24 -8', '#b9ad9c', 1.8),
      [30, 96, 46, 82, 64][at] as number,
      [66, 66, 78, 78, 86][at] as number,
      0.86,
      [-22, 22, -8, 10, 0][at],
    ),
  ),
  'enoki-mushroom':
    times(
      11,
      (at) =>
        line(
          `M${44 + at * 4} 118 Q${44 + at * 4 + (at - 5) * 2} 78 ${24 + at * 8} ${44 + ((at * 5) % 14)}`,
          at % 2 ? '#f7f1e0' : '#ebe0c4',
          5,
        ) + ellipse(24 + at * 8, 40 + ((at * 5) % 14), 8, 7, at % 2 ? '#fffaf0' : '#f1e6cc'),
    ) + rect(40, 100, 48, 18, '#e3d5b4', 4),
  'ear-mushroom': times(4, (at) =>
    moved(
      path(
        'M-34 8 Q-38 -26 -4 -30 Q34 -34 36 -2 Q30 30 2 28 Q-10 40 -34 8 Z',
        at % 2 ? '#4b342c' : '#5d4339',
      ) +
        path('M-22 6 Q-20 -16 0 -18 Q-8 0 4 18 Q-12 20 -22 6 Z', '#7d6055') +
        line('M10 -16 Q22 -4 14 16', '#8a6d61', 2.4),
      [38, 92, 52, 84][at] as number,
      [56, 60, 92, 94][at] as number,
      0.86,
      at * 40,
    ),
  ),
  paprika: ({ tint = '#cf2f2a' }) => pepper(tint),
  lettuce: ({ tint = '#79b843' }) => lettuce(tint),
  'water-spinach':
    times(6, (at) =>
      line(
        `M${56 + at * 3} 120 Q${50 + at * 6} 80 ${26 + at * 15} ${40 + (at % 2) * 10}`,
        '#7fae4c',
        5,
      ),
    ) +
    times(12, (at) =>
      moved(
        path('M0 0 Q-10 -14 0 -34 Q10 -14 0 0 Z', at % 2 ? '#3f8a3a' : '#58a548') +
          line('M0 -2 V-28', '#b9dc95', 1.4),
        20 + at * 8,
        48 + ((at * 13) % 34),
        1,
        at * 16 - 88,
      ),
    ) +
    rect(50, 98, 30, 9, '#e4c46a', 3),
  ginger: ({ tint = '#cfa468' }) => ginger(tint),
  'ginger-small': ({ tint = '#d6b06f' }) =>
    moved(ginger(tint), 0, 36, 0.62) +
    moved(ginger(darker(tint, 0.08)), 50, 40, 0.6, 6) +
    moved(ginger(lighter(tint, 0.1)), 26, 10, 0.58, -4),
  'banana-bunch':
    banana(-26) + banana(-8) + banana(10) + banana(28) + path('M70 10 h14 l4 18 h-20 Z', '#8a7a2c'),
  'orange-medan': ({ tint = '#e8a12c' }) =>
    ellipse(40, 84, 32, 31, darker(tint, 0.06)) +
    ellipse(88, 86, 32, 31, tint) +
    ellipse(64, 56, 33, 32, lighter(tint, 0.06)) +
    path('M40 46 Q46 30 60 30 Q48 38 44 52 Z', '#ffffff', 'fill-opacity=".5"') +
    path('M64 26 Q76 8 94 14 Q88 28 66 28 Z', '#4f9a3c'),
}
