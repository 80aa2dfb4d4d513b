import { ellipse, line, path, rect } from '../drawing.ts'
import {
  black,
  blue,
  dark,
  green,
  grey,
  lightWood,
  orange,
  pale,
  red,
  steel,
  wood,
  yellow,
} from './colours.ts'
import { type Goods, moved, times } from './variant.ts'

const burner = (x: number) =>
  ellipse(x, 62, 23, 8, dark) +
  ellipse(x, 60, 14, 5, grey) +
  line(`M${x - 26} 58 h52 M${x - 20} 52 v10 M${x + 20} 52 v10 M${x} 50 v12`, black, 4)
const stove: Goods = ({ form = 2 }) =>
  form === 1
    ? rect(26, 66, 76, 40, steel, 6) +
      path('M30 66 L36 52 H92 L98 66 Z', pale) +
      ellipse(64, 60, 30, 10, dark) +
      ellipse(64, 58, 20, 6, '#f0a23c') +
      line('M32 58 h64 M42 50 v12 M86 50 v12 M64 47 v14', black, 5) +
      ellipse(64, 86, 9, 9, dark) +
      line('M64 86 v-8', pale, 2) +
      rect(32, 106, 10, 10, black, 2) +
      rect(86, 106, 10, 10, black, 2) +
      line('M102 84 q16 0 14 30', '#ee7d23', 5)
    : rect(6, 64, 116, 38, steel, 6) +
      path('M12 64 L20 50 H108 L116 64 Z', pale) +
      burner(38) +
      burner(90) +
      [30, 98].map((x) => ellipse(x, 84, 8, 8, dark) + line(`M${x} 84 v-7`, pale, 1.6)).join('') +
      rect(52, 78, 24, 12, '#f8fafb', 3) +
      rect(14, 102, 12, 12, black, 2) +
      rect(102, 102, 12, 12, black, 2)
const cooler: Goods = ({ form = 1 }) => {
  const width = form === 2 ? 112 : 66
  const left = 64 - width / 2
  return (
    rect(left, 6, width, 112, red, 5) +
    rect(left + 5, 10, width - 10, 14, '#ffffff', 3) +
    rect(left + 12, 14, width - 24, 6, '#63b4dd', 3) +
    times(form, (door) => {
      const x = left + 5 + door * ((width - 10) / form)
      const w = (width - 10) / form - (form === 2 ? 2 : 0)
      return (
        rect(x, 28, w, 80, '#e6f4fa', 3) +
        [46, 70, 94]
          .map(
            (y) =>
              rect(x + 2, y + 12, w - 4, 3, grey) +
              times(Math.floor((w - 6) / 9), (at) =>
                rect(
                  x + 5 + at * 9,
                  y - 4,
                  6,
                  16,
                  [orange, green, '#8a5a2b', yellow][(at + door) % 4] as string,
                  2,
                ),
              ),
          )
          .join('') +
        path(`M${x + 4} 30 h12 l-10 76 h-2 Z`, '#ffffff', 'fill-opacity=".4"') +
        rect(door ? x + 3 : x + w - 6, 54, 3, 26, dark, 2)
      )
    }) +
    rect(left + 4, 118, width - 8, 4, dark, 2)
  )
}
const fryer = (gas: boolean) =>
  (gas
    ? rect(24, 40, 80, 62, steel, 5) +
      rect(30, 102, 8, 18, dark, 2) +
      rect(90, 102, 8, 18, dark, 2) +
      path('M56 116 q8 -16 16 0 Z M40 116 q6 -12 12 0 Z M76 116 q6 -12 12 0 Z', '#3b8fe0') +
      line('M104 92 q18 2 16 28', orange, 5)
    : rect(14, 42, 100, 74, steel, 6) +
      rect(14, 82, 100, 34, pale, 6) +
      ellipse(92, 98, 8, 8, dark) +
      line('M92 98 v-7', pale, 2) +
      ellipse(36, 98, 4, 4, red) +
      ellipse(50, 98, 4, 4, green)) +
  path('M28 42 H100 V54 Q100 60 94 60 H34 Q28 60 28 54 Z', '#d9962d') +
  path('M34 26 H86 V50 H38 Z', 'none', `stroke="${grey}" stroke-width="4"`) +
  line('M44 28 v20 M54 28 v20 M64 28 v20 M74 28 v20 M38 38 h44', grey, 2) +
  times(4, (at) => rect(42 + at * 10, 18 + (at % 3) * 4, 6, 26, '#f3c64e', 2)) +
  line('M84 34 L120 20', black, 6)
const cupSealer = (automatic: boolean) =>
  rect(24, 106, 84, 14, dark, 4) +
  rect(30, 14, 30, 94, pale, 5) +
  rect(30, 14, 10, 94, '#ffffff', 5) +
  rect(30, 12, 76, 34, automatic ? blue : red, 8) +
  (automatic
    ? rect(62, 20, 34, 16, black, 3) +
      rect(66, 24, 14, 8, '#8fe388', 1) +
      ellipse(90, 28, 3, 3, red) +
      rect(34, 60, 22, 34, blue, 3)
    : line('M96 20 L122 4', dark, 6) + ellipse(122, 4, 6, 6, black)) +
  ellipse(20, 30, 12, 12, '#f7f1de') +
  ellipse(20, 30, 4, 4, grey) +
  rect(68, 46, 32, 8, grey, 2) +
  path('M72 66 H98 L94 106 H76 Z', '#e7cda6') +
  path('M72 66 H98 L97 76 H73 Z', '#fbf6ea')
const knife = (blade: string, more = '') =>
  moved(
    rect(-54, -8, 42, 17, dark, 6) +
      [-46, -34, -22].map((x) => ellipse(x, 0, 2.2, 2.2, steel)).join('') +
      rect(-14, -9, 5, 19, grey, 1) +
      path(blade, '#e3e8ec') +
      more,
    64,
    68,
    1.06,
    38,
  )
const board = (main: string, edge: string, grain: string) =>
  path(
    'M18 34 H110 Q118 34 118 42 V96 Q118 104 110 104 H18 Q10 104 10 96 V42 Q10 34 18 34 Z',
    main,
  ) +
  (grain
    ? line('M16 52 H112 M16 70 H112 M16 88 H112', grain, 2, 0.6)
    : times(8, (at) =>
        ellipse(30 + (at % 4) * 24, 66 + Math.floor(at / 4) * 18, 1.6, 1.6, '#c9d3da'),
      )) +
  path('M10 94 H118 V98 Q118 106 110 106 H18 Q10 106 10 98 Z', edge) +
  rect(48, 40, 32, 9, grain ? '#7c4f22' : '#9aa7b1', 4)
const pan: Goods = ({ form = 1 }) => {
  const half = form === 1 ? 60 : form === 2 ? 42 : 32
  const depth = form === 1 ? 34 : form === 2 ? 50 : 62
  const top = 112 - depth
  return (
    path(
      `M${64 - half + 12} ${top} H${64 + half - 12} L${64 + half - 18} 108 Q${64 + half - 20} 114 ${64 + half - 26} 114 H${64 - half + 26} Q${64 - half + 20} 114 ${64 - half + 18} 108 Z`,
      grey,
    ) +
    path(
      `M${64 - half} ${top - 2} L${64 - half + 18} ${top - 20} H${64 + half - 18} L${64 + half} ${top - 2} L${64 + half - 6} ${top + 6} H${64 - half + 6} Z`,
      '#e9edf0',
    ) +
    path(
      `M${64 - half + 14} ${top - 1} L${64 - half + 25} ${top - 14} H${64 + half - 25} L${64 + half - 14} ${top - 1} Z`,
      '#8b96a1',
    ) +
    path(`M${64 - half + 16} ${top + 10} h8 l4 ${depth - 16} h-6 Z`, '#ffffff', 'fill-opacity=".5"')
  )
}
const tin: Goods = ({ form = 1 }) =>
  form === 3
    ? path('M4 64 L30 40 H98 L124 64 L112 96 H16 Z', grey) +
      path('M4 64 L30 40 H98 L124 64 Z', '#e3e8ec') +
      path('M20 62 L38 46 H90 L108 62 Z', '#7d8893') +
      path('M4 64 H124 L122 70 H6 Z', '#f3f6f8')
    : path('M14 52 H114 L104 98 Q102 104 96 104 H32 Q26 104 24 98 Z', grey) +
      path('M14 52 H40 L48 104 H32 Q26 104 24 98 Z', steel) +
      ellipse(64, 52, 50, 14, '#e3e8ec') +
      ellipse(64, 54, 42, 10, '#7d8893') +
      ellipse(64, 57, 38, 8, '#98a3ad')

/** Machines and tools of a kitchen that differ by kind. */
export const kitchenware: Record<string, Goods> = {
  'gas-stove': stove,
  'display-cooler': cooler,
  'steam-pan': pan,
  'baking-tin': tin,
  'deep-fryer': fryer(false),
  'gas-fryer': fryer(true),
  'cup-sealer': cupSealer(false),
  'automatic-cup-sealer': cupSealer(true),
  'chef-knife': knife('M-9 -10 H34 Q58 -6 66 8 Q30 14 -9 12 Z'),
  'cleaver-knife': knife('M-9 -18 H56 Q62 -18 62 -10 V20 H-9 Z', ellipse(50, -8, 3, 3, dark)),
  'fillet-knife': knife('M-9 -6 H40 Q60 -6 70 -14 Q58 6 -9 7 Z'),
  'bread-knife': knife(
    'M-9 -8 H66 L68 2 l-5 6 l-6 -5 l-6 5 l-6 -5 l-6 5 l-6 -5 l-6 5 l-6 -5 l-6 5 l-6 -5 l-6 5 l-8 -3 Z',
  ),
  'cutting-board': board(lightWood, wood, wood),
  'cutting-board-white': board('#f7f9fa', '#d5dce1', ''),
  'serving-tray':
    path(
      'M20 40 Q20 36 26 36 H102 Q108 36 108 40 L122 86 Q124 94 114 94 H14 Q4 94 6 86 Z',
      '#8a5230',
    ) +
    path('M26 44 H102 L112 84 H16 Z', '#a9683f') +
    line('M30 50 L22 80', '#c98d63', 4) +
    path('M6 86 H122 Q124 98 114 98 H14 Q4 98 6 86 Z', '#6c3e22'),
  'kitchen-scale':
    rect(16, 44, 96, 10, steel, 5) +
    rect(24, 54, 80, 6, grey, 2) +
    path('M18 60 H110 L116 104 Q116 112 108 112 H20 Q12 112 12 104 Z', pale) +
    rect(40, 74, 48, 20, '#1d3b2a', 3) +
    line('M48 80 v8 M56 80 h7 v8 h-7 Z M72 80 h8 M76 80 v8', '#7ef0a4', 2.4),
  'floor-scale':
    rect(6, 96, 96, 12, grey, 3) +
    rect(2, 106, 104, 10, dark, 3) +
    rect(84, 30, 8, 70, steel) +
    rect(58, 8, 62, 28, dark, 5) +
    rect(64, 14, 50, 14, '#1d3b2a', 2) +
    line('M72 18 v7 M80 18 h7 v7 h-7 Z M94 18 h7 v7 h-7 Z', '#7ef0a4', 2.2),
  jar: ({ tint = '#d9ecf2' }) =>
    rect(30, 10, 68, 20, red, 6) +
    path(
      'M32 30 H96 Q108 36 108 50 V106 Q108 118 96 118 H32 Q20 118 20 106 V50 Q20 36 32 30 Z',
      tint,
    ) +
    path('M30 46 Q36 36 44 36 V112 H36 Q28 110 28 100 Z', '#ffffff', 'fill-opacity=".7"') +
    line('M24 60 H104 M24 96 H104', '#a9c3cf', 2),
  'baby-bottle-set':
    rect(44, 44, 40, 74, '#eef6f9', 12) +
    rect(44, 66, 40, 52, '#ffffff', 10) +
    rect(40, 34, 48, 14, '#63b4dd', 5) +
    path('M54 34 Q54 20 60 18 Q58 8 64 8 Q70 8 68 18 Q74 20 74 34 Z', '#e8c38f') +
    line('M50 76 h12 M50 88 h12 M50 100 h12', '#63b4dd', 2.6),
}
