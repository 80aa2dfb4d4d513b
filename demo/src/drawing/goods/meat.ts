import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { type Goods, moved, times } from './variant.ts'

const steak = (meat: string, more = '') =>
  path(
    'M16 52 Q26 24 64 26 Q108 26 114 58 Q116 92 78 100 Q40 108 24 88 Q10 72 16 52 Z',
    '#f6e6d6',
  ) +
  path('M24 54 Q34 34 64 35 Q100 36 105 60 Q105 84 76 91 Q44 96 31 82 Q19 68 24 54 Z', meat) +
  line('M40 56 q14 -8 22 4 t24 0 M46 74 q14 -6 20 4 M76 72 q8 -4 14 2', '#f6d9cf', 3) +
  more
const slab = (meat: string, fat: string) =>
  path('M12 60 L84 30 L116 52 V82 L44 112 L12 90 Z', darker(meat, 0.22)) +
  path('M12 60 L84 30 L116 52 L44 82 Z', meat) +
  path('M12 60 L44 82 V112 L12 90 Z', fat) +
  line('M34 58 q18 -4 26 6 M58 50 q16 -2 24 8 M74 42 q10 0 18 8', lighter(meat, 0.45), 2.6)
const cubes = (meat: string) =>
  [
    [14, 74],
    [62, 78],
    [38, 42],
    [82, 46],
  ]
    .map(
      ([x, y]) =>
        path(`M${x} ${y} l18 -9 l18 9 v20 l-18 9 l-18 -9 Z`, darker(meat, 0.2)) +
        path(`M${x} ${y} l18 -9 l18 9 l-18 9 Z`, lighter(meat, 0.14)) +
        line(`M${(x as number) + 8} ${y} q10 -4 18 0`, '#f6d9cf', 2.4),
    )
    .join('')

/** Cuts of beef and chicken. */
export const meat: Record<string, Goods> = {
  tenderloin: times(3, (at) => {
    const x = 36 + at * 28
    const y = 50 + (at % 2) * 34
    return (
      ellipse(x, y + 8, 30, 22, '#8b1f26') +
      ellipse(x, y, 30, 22, '#b3323a') +
      line(`M${x - 14} ${y} q10 -8 18 2 q6 6 12 0`, '#eab8b0', 2.4)
    )
  }),
  sirloin: steak(
    '#b3323a',
    path('M16 52 Q26 24 64 26 Q92 26 106 40 Q92 33 64 34 Q32 34 22 58 Z', '#fff4e6'),
  ),
  'beef-cubes': cubes('#9f2a31'),
  shank: steak('#a72f36', ellipse(66, 64, 17, 16, '#f6ecd9') + ellipse(66, 64, 9, 8.4, '#e2b29a')),
  'beef-ribs': times(
    4,
    (at) =>
      rect(14 + at * 27, 34, 22, 70, at % 2 ? '#a72f36' : '#b53a41', 6) +
      rect(20 + at * 27, 24, 10, 92, '#f3e7d3', 5) +
      line(`M${17 + at * 27} 46 v46`, '#eab8b0', 2),
  ),
  'minced-meat':
    path('M10 104 Q20 48 64 40 Q108 48 118 104 Q64 120 10 104 Z', '#b5434a') +
    times(14, (at) =>
      line(
        `M${20 + (at % 5) * 20} ${100 - Math.floor(at / 5) * 22} q8 -9 16 0`,
        at % 2 ? '#d87c7c' : '#8e2a32',
        6,
      ),
    ),
  shortplate: times(
    4,
    (at) =>
      line(`M14 ${44 + at * 20} q16 -16 32 0 t32 0 t32 0`, at % 2 ? '#c4515a' : '#d3666d', 14) +
      line(`M14 ${48 + at * 20} q16 -16 32 0 t32 0 t32 0`, '#fbeae2', 4),
  ),
  striploin: slab('#b53a41', '#fbeede'),
  'rib-eye': steak(
    '#b3323a',
    ellipse(72, 64, 20, 14, '#c2454c') +
      line('M40 66 q16 -20 34 -12 t22 18 M50 82 q18 -16 34 -4', '#fbe7dd', 4),
  ),
  knuckle: slab('#8f2530', '#a93540'),
  tripe:
    path(
      'M12 40 Q40 24 66 40 Q96 26 118 44 Q108 74 118 100 Q90 116 62 102 Q36 116 12 100 Q22 70 12 40 Z',
      '#e2d3ae',
    ) +
    times(
      20,
      (at) =>
        `<circle cx="${28 + (at % 5) * 18 + (Math.floor(at / 5) % 2) * 7}" cy="${50 + Math.floor(at / 5) * 15}" r="6" fill="none" stroke="#b49f72" stroke-width="2.4"/>`,
    ),
  lung:
    path(
      'M60 16 Q20 34 14 90 Q26 116 56 104 Z M70 16 Q108 34 114 90 Q102 116 72 104 Z',
      '#c98a8a',
    ) +
    path('M54 30 Q28 48 24 88 Q40 60 54 30 Z', '#e0adab') +
    rect(60, 8, 9, 56, '#e8d5c8', 4),
  liver:
    path(
      'M10 78 Q14 34 62 34 Q112 32 118 56 Q112 76 80 82 Q56 108 24 100 Q8 94 10 78 Z',
      '#6f1f24',
    ) +
    path('M22 72 Q30 46 62 44 Q40 54 34 80 Z', '#9a3a3f') +
    line('M78 44 Q74 62 84 80', '#53151a', 3),
  oxtail: times(4, (at) => {
    const x = 34 + (at % 2) * 56
    const y = 42 + Math.floor(at / 2) * 46
    return (
      ellipse(x, y, 27, 22, '#a72f36') +
      ellipse(x, y, 20, 15, '#c65b5f') +
      ellipse(x, y, 9, 8, '#f3e7d3')
    )
  }),
  'whole-chicken':
    path('M14 76 Q16 40 58 36 Q102 32 112 66 Q116 98 78 106 Q30 112 14 76 Z', '#f3d3b5') +
    path('M26 70 Q32 48 58 46 Q40 58 40 88 Q28 84 26 70 Z', '#fdeadb') +
    path('M84 86 Q112 76 118 96 Q110 108 88 104 Z', '#eac09c') +
    line('M112 96 l10 8', '#f8f0e4', 8) +
    path('M56 62 Q76 54 88 68 Q76 84 58 78 Z', '#e8bd98'),
  'chicken-breast':
    path('M18 84 Q10 48 44 34 Q82 22 108 50 Q118 74 94 88 Q50 114 18 84 Z', '#f4b9a4') +
    path('M30 78 Q26 54 50 44 Q78 36 98 54 Q66 54 46 86 Q36 86 30 78 Z', '#fbd5c6') +
    line('M50 84 Q66 60 96 58', '#e09680', 2.4),
  'chicken-breast-skin':
    path('M18 84 Q10 48 44 34 Q82 22 108 50 Q118 74 94 88 Q50 114 18 84 Z', '#f0cf96') +
    path('M18 84 Q30 96 52 98 Q84 96 108 70 Q104 84 94 88 Q50 114 18 84 Z', '#f4b9a4') +
    times(10, (at) => ellipse(36 + (at % 5) * 14, 50 + Math.floor(at / 5) * 18, 2, 2, '#c99d58')),
  'chicken-thigh':
    path('M20 58 Q24 24 66 26 Q104 30 104 64 Q98 88 66 92 Q30 92 20 58 Z', '#f2c39f') +
    path('M30 54 Q36 34 64 36 Q46 46 44 74 Q32 68 30 54 Z', '#fbe0cb') +
    line('M84 84 L110 110', '#f6ead8', 12) +
    ellipse(110, 106, 8, 7, '#fff8ee') +
    ellipse(106, 114, 8, 7, '#fff8ee'),
  'chicken-thigh-fillet':
    path(
      'M12 72 Q18 42 54 44 Q86 32 114 56 Q118 84 88 88 Q54 104 22 92 Q10 86 12 72 Z',
      '#eda58d',
    ) +
    path('M24 70 Q32 54 56 56 Q82 46 102 60 Q66 64 44 86 Q28 82 24 70 Z', '#f7c6b3') +
    line('M40 82 q20 -18 50 -18', '#fff0e6', 4),
  'chicken-wing':
    path(
      'M8 60 Q12 40 38 48 Q58 66 70 44 Q80 22 106 30 Q122 44 104 60 Q84 72 78 90 Q66 108 48 96 Q30 76 18 76 Q8 72 8 60 Z',
      '#f2c39f',
    ) +
    path(
      'M20 60 Q34 54 48 76 Q66 84 72 64 Q82 40 102 40 Q88 50 82 66 Q72 92 56 88 Q40 68 20 60 Z',
      '#fbe0cb',
    ),
  'chicken-wing-cut': times(4, (at) =>
    moved(
      path(
        'M-26 4 Q-24 -16 0 -14 Q24 -14 26 4 Q18 18 -2 16 Q-22 18 -26 4 Z',
        at % 2 ? '#f2c39f' : '#eeb88f',
      ) +
        line('M20 6 L34 14', '#f6ead8', 8) +
        line('M-14 -4 q12 -6 22 0', '#fff0e2', 4),
      40 + (at % 2) * 46,
      46 + Math.floor(at / 2) * 40,
      1.05,
      at * 24 - 20,
    ),
  ),
  'chicken-feet': times(3, (at) =>
    moved(
      line('M0 30 V-6 M0 -4 L-16 -30 M0 -4 L0 -36 M0 -4 L16 -30 M0 4 L18 10', '#f0c27e', 8) +
        line('M-1 26 V0', '#fbe3b8', 3),
      34 + at * 30,
      76,
      1.1,
      (at - 1) * 14,
    ),
  ),
  'chicken-feet-boneless': times(3, (at) =>
    moved(
      line(
        'M0 26 Q4 8 0 -4 Q-10 -20 -18 -22 M0 -4 Q2 -22 -2 -34 M0 -4 Q10 -18 18 -22',
        '#f6dcbc',
        11,
      ),
      34 + at * 30,
      76,
      1.1,
      (at - 1) * 14,
    ),
  ),
}
