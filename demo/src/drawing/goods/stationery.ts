import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { dark, grey, pale, steel } from './colours.ts'
import { type Goods, moved, times } from './variant.ts'

const pens = (tint: string, tip: string) =>
  times(3, (at) =>
    moved(
      rect(-50, -9, 66, 18, '#f4f6f8', 6) +
        rect(-50, -9, 30, 18, tint, 6) +
        path('M16 -8 L34 -4 V4 L16 8 Z', tint) +
        rect(34, -3, 10, 6, tip, 2),
      64,
      36 + at * 28,
      1,
      -14,
    ),
  )
const folder: Goods = ({ tint = '#f2c14e' }) =>
  path('M12 24 H52 L62 36 H116 V112 H12 Z', darker(tint, 0.16)) +
  rect(20, 32, 88, 70, '#fbfbfb', 2) +
  path('M12 48 H116 V112 Q116 116 112 116 H16 Q12 116 12 112 Z', tint) +
  line('M24 64 h34', lighter(tint, 0.5), 4)
const binder: Goods = ({ tint = '#2b2d31' }) =>
  times(2, (at) =>
    moved(
      rect(0, 0, 50, 108, tint, 3) +
        rect(9, 16, 32, 34, '#ffffff', 2) +
        line('M14 26 h22 M14 34 h22', grey, 3) +
        `<circle cx="25" cy="84" r="9" fill="none" stroke="${steel}" stroke-width="5"/>`,
      10 + at * 56,
      10,
    ),
  )
const sheets: Goods = ({ tint = '#ffffff' }) =>
  times(5, (at) =>
    path(
      `M${14 + at * 4} ${20 + at * 5} L${86 + at * 4} ${12 + at * 5} L${96 + at * 4} ${96 + at * 5} L${22 + at * 4} ${104 + at * 5} Z`,
      at === 4 ? tint : darker(tint, 0.08 + (4 - at) * 0.03),
      `stroke="${darker(tint, 0.28)}" stroke-width="1.4"`,
    ),
  )
const envelope: Goods = ({ tint = '#ffffff', form }) =>
  path('M8 30 H120 V100 H8 Z', tint, `stroke="${darker(tint, 0.3)}" stroke-width="2"`) +
  line('M8 30 L64 70 L120 30', darker(tint, 0.3), 3) +
  (form === 2 ? rect(20, 72, 50, 18, '#bfe0ee', 3) : '')
const notes: Goods = ({ form }) =>
  form === 3
    ? times(4, (at) =>
        rect(
          20 + at * 22,
          20 + at * 6,
          18,
          80,
          ['#f5e04b', '#8fd35c', '#f29bb7', '#63b4dd'][at] as string,
          1,
        ),
      )
    : times(3, (at) =>
        rect(
          20 + at * 8,
          20 + at * 8,
          form === 2 ? 84 : 68,
          form === 2 ? 54 : 68,
          ['#f29bb7', '#8fd35c', '#f5e04b'][at] as string,
          2,
        ),
      ) + line('M46 56 h34 M46 66 h24', '#a38f1e', 3)
const cloth: Goods = ({ tint = '#63b4dd' }) =>
  path('M12 40 L92 24 L118 78 L40 106 Z', tint) +
  path('M12 40 L92 24 L98 36 L18 54 Z', lighter(tint, 0.35)) +
  path('M18 54 L34 104 L40 106 L24 52 Z', darker(tint, 0.2)) +
  times(4, (at) => line(`M${34 + at * 18} ${56 - at * 3} l14 36`, lighter(tint, 0.2), 2))
const mask =
  (duck: boolean): Goods =>
  () =>
    duck
      ? path('M10 62 Q60 20 118 62 Q60 104 10 62 Z', '#eaf4f8') +
        line('M10 62 H118', '#b5cdd8', 3) +
        line('M14 58 Q2 30 30 22 M114 58 Q126 30 98 22', grey, 3)
      : path('M22 40 Q64 26 106 40 V86 Q64 112 22 86 Z', '#9fd3e8') +
        path('M22 40 Q64 26 106 40 V48 Q64 34 22 48 Z', '#ffffff') +
        line('M24 58 Q64 48 104 58 M24 72 Q64 64 104 72', '#6fb3cf', 3) +
        line('M22 42 Q2 50 6 66 Q8 82 22 84 M106 42 Q126 50 122 66 Q120 82 106 84', '#dfe8ed', 4)

/** Stationery and other small goods that a label shows. */
export const stationery: Record<string, Goods> = {
  'tissue-box':
    path('M12 62 L40 46 H116 L88 62 Z', '#dff0f7') +
    path('M40 54 Q48 14 66 30 Q84 8 92 54 Z', '#ffffff', 'stroke="#d3dde3" stroke-width="2"') +
    rect(12, 62, 76, 50, '#7fc1e3', 3) +
    path('M88 62 L116 46 V96 L88 112 Z', '#4f9cc4') +
    line('M24 78 h52 M24 90 h34', '#ffffff', 4),
  'flat-roof-tiles': times(9, (at) =>
    path(
      `M${8 + (at % 3) * 36 + (Math.floor(at / 3) % 2) * 8} ${26 + Math.floor(at / 3) * 28} h34 v30 h-34 Z`,
      at % 2 ? '#8d949a' : '#a3aab0',
      'stroke="#6b7278" stroke-width="2"',
    ),
  ),
  cotton:
    times(6, (at) =>
      ellipse(
        34 + (at % 3) * 30,
        54 + Math.floor(at / 3) * 28 - (at % 2) * 6,
        24,
        22,
        at % 2 ? '#ffffff' : '#edf2f5',
      ),
    ) + line('M30 48 q10 -10 20 0 M70 52 q10 -8 18 2', '#d3dde3', 2.4),
  'cotton-buds': times(5, (at) =>
    moved(
      rect(-44, -2.4, 88, 5, '#7fc1e3', 2) +
        ellipse(-46, 0, 11, 7, '#ffffff') +
        ellipse(46, 0, 11, 7, '#ffffff'),
      64,
      28 + at * 19,
      1,
      at % 2 ? 12 : -10,
    ),
  ),
  marker: ({ tint = '#262b31' }) => pens(tint, '#3c444d'),
  highlighter: ({ tint = '#f4dd2e' }) => pens(tint, lighter(tint, 0.2)),
  'ball-pen': ({ tint = '#2563b8' }) =>
    times(3, (at) =>
      moved(
        rect(-46, -5, 74, 10, '#e9f2f6', 4) +
          rect(-46, -6, 26, 12, tint, 5) +
          path('M28 -5 L46 0 L28 5 Z', steel) +
          rect(-40, -10, 20, 3, tint, 1),
        64,
        36 + at * 28,
        1,
        -16,
      ),
    ),
  folder,
  binder,
  sheets,
  envelope,
  notes,
  cloth,
  'face-mask': mask(false),
  'duckbill-mask': mask(true),
  'ribbon-cassette':
    rect(8, 40, 112, 56, dark, 8) +
    ellipse(38, 68, 17, 17, grey) +
    ellipse(90, 68, 17, 17, grey) +
    ellipse(38, 68, 7, 7, pale) +
    ellipse(90, 68, 7, 7, pale) +
    line('M24 96 v14 h80 v-14', '#11151a', 4),
  'correction-tape':
    path(
      'M10 70 Q10 30 60 30 Q108 30 108 66 L120 84 H88 Q70 104 40 100 Q10 96 10 70 Z',
      '#63b4dd',
    ) +
    ellipse(54, 66, 24, 24, '#ffffff') +
    ellipse(54, 66, 10, 10, '#2f6fb3') +
    rect(104, 82, 18, 6, '#ffffff', 1),
  'correction-fluid':
    rect(44, 44, 40, 74, '#ffffff', 8) +
    rect(44, 66, 40, 30, '#2f6fb3') +
    rect(50, 12, 28, 34, '#d24040', 5) +
    line('M52 76 h24 M52 84 h18', '#ffffff', 3),
}
