import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { type Goods, moved, times } from './variant.ts'

interface Species {
  back: string
  belly: string
  /** Half of the height of the body; a torpedo has 15, a gourami 34. */
  depth: number
  marks?: string
  tail?: string
}

const fish = ({ back, belly, depth: half, marks = '', tail = back }: Species) => {
  const depth = half * 1.3
  const top = 66 - depth
  const low = 66 + depth
  return (
    path(`M92 66 L122 ${60 - depth * 0.7} Q114 66 122 ${72 + depth * 0.7} Z`, tail) +
    path(
      `M40 ${top + 6} Q58 ${top - 14} 80 ${top + 10} Z M52 ${low - 4} Q62 ${low + 10} 74 ${low - 6} Z`,
      darker(tail, 0.15),
    ) +
    path(
      `M6 68 Q28 ${top} 58 ${top} Q84 ${top + 4} 98 66 Q84 ${low - 4} 58 ${low} Q24 ${low} 6 68 Z`,
      belly,
    ) +
    path(`M6 68 Q28 ${top} 58 ${top} Q84 ${top + 4} 98 66 Q60 ${66 - depth * 0.1} 6 68 Z`, back) +
    marks +
    line(`M34 ${66 - depth * 0.7} Q42 66 34 ${66 + depth * 0.7}`, darker(back, 0.35), 2.4) +
    ellipse(20, 62, 4.4, 4.4, '#ffffff') +
    ellipse(20, 62, 2.4, 2.4, '#1a1a1a')
  )
}
const stripes = (colour: string, depth: number) =>
  [48, 60, 72, 82]
    .map((x) => line(`M${x} ${66 - depth * 0.75} V${66 + depth * 0.5}`, colour, 4, 0.5))
    .join('')

const slab = (meat: string, fat: string) =>
  path('M12 60 L84 30 L116 52 V82 L44 112 L12 90 Z', darker(meat, 0.22)) +
  path('M12 60 L84 30 L116 52 L44 82 Z', meat) +
  path('M12 60 L44 82 V112 L12 90 Z', fat) +
  line('M34 58 q18 -4 26 6 M58 50 q16 -2 24 8 M74 42 q10 0 18 8', lighter(meat, 0.45), 2.6)
const ringsOf = (count: number, outer: string, inner: string) =>
  times(count, (at) => {
    const x = 30 + (at % 3) * 34
    const y = 46 + Math.floor(at / 3) * 38
    return ellipse(x, y, 18, 16, outer) + ellipse(x, y, 9, 7.5, inner)
  })
const shrimp = (tint: string, shell: boolean) =>
  line('M96 40 Q112 82 74 98 Q40 108 26 84', tint, 25) +
  line('M96 40 Q112 82 74 98 Q40 108 26 84', lighter(tint, 0.35), 11, 0.8) +
  path('M28 92 L8 78 L14 100 L6 112 L32 104 Z', darker(tint, 0.15)) +
  (shell
    ? line(
        'M102 60 l-18 4 M98 78 l-16 -4 M84 96 l-8 -14 M64 104 l-2 -16 M46 104 l4 -16',
        darker(tint, 0.3),
        3,
      ) +
      path('M84 44 Q92 16 110 24 Q118 36 106 52 Z', tint) +
      ellipse(104, 32, 3.4, 3.4, '#1a1a1a') +
      line(
        'M108 24 Q84 8 52 18 M110 26 Q92 2 64 4 M88 90 l-8 20 M72 100 l-8 16',
        darker(tint, 0.15),
        2.4,
      )
    : '')

/** Fish, squid and shrimps. */
export const seafood: Record<string, Goods> = {
  catfish: fish({
    back: '#4a4f55',
    belly: '#b9b5a8',
    depth: 17,
    marks: line('M10 72 q-8 10 -6 22 M14 74 q-2 12 4 20 M12 64 q-10 -4 -10 -14', '#3a3f45', 2.4),
  }),
  tilapia: fish({ back: '#6b7680', belly: '#cdd3d4', depth: 28, marks: stripes('#3f474e', 28) }),
  gourami: fish({ back: '#8d8a5c', belly: '#dcd6ae', depth: 35, marks: stripes('#5f5d3a', 35) }),
  milkfish: fish({
    back: '#7d93a3',
    belly: '#eef3f5',
    depth: 19,
    tail: '#93a6b3',
    marks: line('M30 68 H92', '#b7c6cf', 2),
  }),
  snapper: fish({
    back: '#d3382f',
    belly: '#f3a79a',
    depth: 29,
    tail: '#c22e27',
    marks: times(8, (at) =>
      ellipse(46 + (at % 4) * 10, 58 + Math.floor(at / 4) * 12, 3, 2, '#f6c1b6'),
    ),
  }),
  mackerel: fish({
    back: '#2f7f86',
    belly: '#dfe9e6',
    depth: 20,
    tail: '#4f9196',
    marks: times(6, (at) => ellipse(40 + at * 9, 54, 2.6, 3.4, '#174e55')),
  }),
  'eastern-tuna': fish({
    back: '#27446e',
    belly: '#c9d3de',
    depth: 22,
    tail: '#1e3658',
    marks: line('M50 56 q6 -6 12 0 t12 0 t12 0 M54 62 q6 -5 12 0 t12 0', '#122440', 2.6),
  }),
  'white-fish-fillet':
    path('M8 74 Q30 44 74 50 Q108 56 122 40 Q120 84 88 90 Q40 100 8 74 Z', '#f4ece2') +
    path('M8 74 Q30 44 74 50 Q96 54 110 48 Q80 76 8 74 Z', '#fffaf4') +
    line('M30 70 q20 -12 40 -6 M46 82 q24 -4 44 -16 M76 62 q16 0 28 -8', '#e0cdbb', 2.4),
  'tuna-loin': slab('#b23a48', '#8e2735'),
  anchovies: times(9, (at) =>
    moved(
      path('M-40 0 Q-10 -9 22 -3 L38 -9 V9 L22 3 Q-10 9 -40 0 Z', at % 2 ? '#b7c2cb' : '#d3dbe0') +
        line('M-30 0 H20', '#7d8b97', 1.6) +
        ellipse(-32, -1, 2, 2, '#20262c'),
      40 + (at % 3) * 26,
      30 + at * 10,
      0.9,
      ((at * 37) % 50) - 25,
    ),
  ),
  squid: ({ tint = '#e3b7c4' }) =>
    path('M64 4 Q92 30 88 74 H40 Q36 30 64 4 Z', tint) +
    path(
      'M40 40 Q20 34 18 58 Q30 62 42 56 Z M88 40 Q108 34 110 58 Q98 62 86 56 Z',
      darker(tint, 0.1),
    ) +
    path('M52 22 Q46 46 50 70 Q44 40 52 22 Z', '#ffffff', 'fill-opacity=".6"') +
    rect(44, 70, 40, 18, darker(tint, 0.12), 8) +
    ellipse(53, 79, 4, 4, '#1a1a1a') +
    ellipse(75, 79, 4, 4, '#1a1a1a') +
    [46, 54, 62, 70, 78]
      .map((x, at) => line(`M${x + 2} 86 q${(at - 2) * 5} 16 ${(at - 2) * 4} 32`, tint, 6))
      .join(''),
  'squid-rings': ringsOf(6, '#f3e4dc', '#c9b3a8'),
  'squid-dried': times(3, (at) =>
    moved(
      path('M0 -44 Q18 -20 14 16 H-14 Q-18 -20 0 -44 Z', at % 2 ? '#b9794a' : '#c98a58') +
        line('M-8 16 l-4 24 M0 16 v28 M8 16 l4 24 M-6 -20 Q0 -28 6 -20', '#8a5330', 3.4),
      34 + at * 30,
      66,
      1,
      (at - 1) * 12,
    ),
  ),
  'shrimp-shell': shrimp('#e8875c', true),
  'shrimp-peeled': shrimp('#f4a98c', false),
}
