import { ellipse, line, path, rect } from '../drawing.ts'
import { black, dark, green, grey, orange, pale, red, steel, yellow } from './colours.ts'

/** Equipment of a store, and vegetables that the set of icons lacks, each in a square of 128. */
export const store: Record<string, string> = {
  'digital-scale':
    path('M30 20 H98 Q104 20 104 26 V34 H24 V26 Q24 20 30 20 Z', steel) +
    rect(16, 32, 96, 8, grey, 4) +
    rect(58, 40, 12, 16, dark) +
    path('M22 56 H106 L116 104 Q116 110 110 110 H18 Q12 110 12 104 Z', pale) +
    path('M12 100 H116 V104 Q116 110 110 110 H18 Q12 110 12 104 Z', grey) +
    rect(28, 66, 50, 20, '#1d3b2a', 3) +
    line('M36 72 v8 M44 72 h7 v4 h-7 v4 h7 M58 72 h7 v8 h-7 Z', '#7ef0a4', 2.6) +
    [0, 1, 2]
      .map((at) =>
        ellipse(88 + (at % 2) * 12, 70 + Math.floor(at / 2) * 12, 4, 4, at === 2 ? red : dark),
      )
      .join('') +
    line('M30 94 h30', steel, 3),
  'receipt-printer':
    path('M38 8 H90 V58 H38 Z', '#ffffff') +
    path('M38 8 l6 5 l7 -5 l7 5 l6 -5 l7 5 l6 -5 l7 5 l6 -5 v8 h-52 Z', '#e6eaed') +
    line('M46 24 h36 M46 32 h28 M46 40 h36 M62 48 h20', grey, 3) +
    path(
      'M16 58 Q16 50 24 50 H104 Q112 50 112 58 V106 Q112 114 104 114 H24 Q16 114 16 106 Z',
      dark,
    ) +
    rect(30, 52, 68, 8, black, 3) +
    rect(16, 88, 96, 8, black) +
    ellipse(98, 74, 4, 4, green) +
    rect(26, 70, 20, 8, grey, 3),
  'cash-drawer':
    rect(10, 32, 108, 34, dark, 5) +
    rect(10, 32, 108, 10, '#59636e', 5) +
    path('M4 66 H124 L116 104 H12 Z', black) +
    path('M14 70 H114 L108 96 H20 Z', '#49535d') +
    [22, 42, 62, 82]
      .map((x) => rect(x, 72, 16, 13, green, 1) + ellipse(x + 8, 78, 3.4, 3.4, '#d6f0db'))
      .join('') +
    [28, 50, 72, 94].map((x) => ellipse(x, 91, 6, 3.4, yellow)).join('') +
    rect(8, 104, 112, 10, dark, 3) +
    rect(52, 106, 24, 5, grey, 2),
  'shopping-basket':
    line('M30 52 Q34 14 64 14 Q94 14 98 52', dark, 6) +
    path('M8 50 H120 L106 112 H22 Z', red) +
    rect(4, 46, 120, 12, '#b93434', 5) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2, 3, 4, 5]
          .map((at) => rect(24 + at * 14, 64 + row * 15, 9, 10, '#f7b4ae', 2))
          .join(''),
      )
      .join(''),
  'peg-hook':
    rect(8, 12, 24, 104, '#e8ecef', 3) +
    [24, 44, 64, 84, 104].map((y) => ellipse(20, y, 3, 3, grey)).join('') +
    line('M20 44 H104 q10 0 10 -10 M20 84 H104 q10 0 10 -10', '#8b959e', 6) +
    line('M20 42 H104 M20 82 H104', '#eef2f5', 2) +
    rect(100, 46, 22, 13, '#ffffff', 2) +
    rect(100, 86, 22, 13, '#ffffff', 2) +
    line('M104 53 h13 M104 93 h13', red, 3),
  'green-beans': [0, 1, 2, 3, 4]
    .map(
      (at) =>
        line(
          `M${16 + at * 18} ${100 - (at % 2) * 8} Q${30 + at * 14} ${52 - at * 4} ${52 + at * 14} ${26 + at * 5}`,
          at % 2 ? '#4f9a3c' : '#66b34d',
          11,
        ) +
        line(
          `M${19 + at * 18} ${94 - (at % 2) * 8} Q${32 + at * 14} ${54 - at * 4} ${50 + at * 14} ${32 + at * 5}`,
          '#8ccf70',
          2.4,
        ),
    )
    .join(''),
  cauliflower:
    path('M14 74 Q8 44 34 46 L94 46 Q120 44 114 74 Q104 112 64 114 Q24 112 14 74 Z', '#5ea348') +
    [
      [44, 52],
      [64, 42],
      [84, 52],
      [34, 68],
      [54, 66],
      [74, 66],
      [94, 68],
      [46, 82],
      [64, 84],
      [82, 82],
    ]
      .map(
        ([x, y]) =>
          ellipse(x as number, y as number, 17, 15, '#e9e1c2') +
          ellipse((x as number) - 3, (y as number) - 4, 13, 11, '#f8f3df'),
      )
      .join('') +
    path(
      'M12 74 Q24 80 34 112 Q16 100 12 74 Z M116 74 Q104 80 94 112 Q112 100 116 74 Z',
      '#7cc065',
    ),
  cabbage:
    ellipse(64, 68, 54, 46, '#7fbf5c') +
    path('M64 24 Q22 38 26 84 Q40 112 64 114 Q48 70 64 24 Z', '#a5d783') +
    path('M64 24 Q106 38 102 84 Q88 112 64 114 Q80 70 64 24 Z', '#93cb70') +
    line(
      'M64 26 V112 M64 60 Q44 56 34 74 M64 84 Q48 82 42 96 M64 60 Q84 56 94 74 M64 84 Q80 82 86 96',
      '#e5f5d4',
      3,
    ),
  chayote:
    path(
      'M58 18 Q72 10 78 24 Q106 40 108 76 Q106 112 66 114 Q24 112 22 74 Q26 40 52 28 Z',
      '#9ccb6b',
    ) +
    path('M54 32 Q34 48 32 76 Q34 98 50 106 Q36 70 58 30 Z', '#bfe094') +
    line('M66 28 Q60 70 66 108 M84 36 Q92 70 84 102', '#78ab4b', 3) +
    line('M66 20 q-2 -10 6 -12', '#6d7f3a', 4),
  papaya:
    path('M22 98 Q2 70 34 40 Q66 8 100 22 Q128 40 98 76 Q62 118 22 98 Z', orange) +
    path('M28 92 Q14 70 42 46 Q70 22 96 30 Q112 44 90 70 Q58 106 28 92 Z', '#f9a553') +
    path('M46 80 Q38 68 54 56 Q72 42 82 46 Q88 56 74 68 Q58 84 46 80 Z', '#c96a1d') +
    [
      [52, 74],
      [58, 66],
      [66, 58],
      [74, 52],
      [66, 68],
      [74, 62],
      [58, 76],
    ]
      .map(([x, y]) => ellipse(x as number, y as number, 3.6, 3.6, '#2d241c'))
      .join(''),
}
