import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { black, blue, dark, green, grey, red, steel, wood } from './colours.ts'
import { type Goods, times } from './variant.ts'

const bin = (step: 'pedal' | 'swing' | 'wheels') =>
  step === 'wheels'
    ? path('M28 28 H100 L92 112 H36 Z', '#3f8f4a') +
      path('M28 28 H44 L48 112 H36 Z', '#5fae69') +
      path('M22 18 Q64 8 106 18 V30 H22 Z', '#2f7339') +
      line('M104 22 h10 v8', '#2f7339', 6) +
      ellipse(42, 114, 9, 9, black) +
      ellipse(86, 114, 9, 9, black) +
      ellipse(42, 114, 3, 3, steel) +
      ellipse(86, 114, 3, 3, steel)
    : step === 'swing'
      ? path('M30 46 H98 L94 120 H34 Z', '#8d99a5') +
        path('M30 46 H46 L48 120 H34 Z', '#b2bcc5') +
        path('M28 46 Q30 10 64 10 Q98 10 100 46 Z', '#6a7683') +
        path('M40 40 Q44 20 64 20 Q84 20 88 40 Z', '#39424b') +
        line('M40 40 H88', '#aab4be', 3)
      : rect(32, 34, 64, 82, steel, 8) +
        rect(32, 34, 16, 82, '#f1f4f6', 8) +
        path('M30 34 Q64 8 98 34 Z', dark) +
        rect(28, 32, 72, 6, black, 3) +
        rect(48, 112, 32, 8, black, 3)
const soap = (x: number, sensor: boolean) =>
  rect(x, 12, 44, 92, '#c9d1d8', 10) +
  rect(x, 12, 13, 92, '#eef1f4', 7) +
  rect(x + 10, 28, 24, 28, '#8ecdf0', 4) +
  path(`M${x + 10} 42 q6 -4 12 0 t12 0 v10 q0 4 -4 4 h-16 q-4 0 -4 -4 Z`, '#4ba3d6') +
  (sensor
    ? rect(x + 8, 74, 28, 16, black, 4) +
      ellipse(x + 22, 82, 4, 4, '#5fd08a') +
      line(`M${x + 12} 116 q10 -6 20 0`, '#5fd08a', 2.6)
    : rect(x + 4, 70, 36, 20, dark, 7) + rect(x + 17, 104, 10, 8, grey, 2))
const waterDispenser = (below: boolean) =>
  below
    ? rect(34, 14, 60, 106, '#2f3740', 6) +
      rect(40, 20, 48, 22, '#161b20', 3) +
      rect(46, 44, 36, 24, '#49535d', 3) +
      rect(40, 74, 48, 42, '#20262c', 3) +
      path('M50 84 H78 V116 H50 Z', '#7cc3e8') +
      rect(58, 78, 12, 8, '#7cc3e8', 2) +
      line('M50 92 h28 M50 102 h28', '#5aa9d3', 2) +
      [52, 64, 76]
        .map((x, at) => ellipse(x, 31, 4, 4, [red, '#3c8fd0', green][at] as string))
        .join('')
    : rect(36, 44, 56, 76, '#f2f5f7', 5) +
      rect(82, 44, 10, 76, steel, 5) +
      path(
        'M42 8 H86 Q92 8 92 16 V30 Q92 36 84 38 L76 44 H52 L44 38 Q36 36 36 30 V16 Q36 8 42 8 Z',
        '#7cc3e8',
      ) +
      line('M36 18 h56 M36 27 h56', '#5aa9d3', 2.5) +
      rect(42, 56, 44, 28, dark, 4) +
      rect(50, 58, 8, 10, red, 2) +
      rect(70, 58, 8, 10, '#3c8fd0', 2) +
      rect(44, 92, 40, 24, '#e2e7eb', 3)
const broom = (head: string, colour: string, handle: string) =>
  line('M104 6 L56 70', handle, 6) +
  path(head, colour) +
  line('M48 80 L30 114 M56 84 L42 118 M64 88 L56 120', darker(colour, 0.35), 2)
const mopHead = (at: number) =>
  line(
    `M${40 + at * 4} ${86 + at} q${at * 3 - 16} 14 ${at * 4 - 14} 30`,
    at % 2 ? '#f2f4f6' : '#d5dde3',
    6,
  )
const helmet: Goods = ({ tint = '#f5b92e' }) =>
  path('M14 84 Q12 30 64 26 Q116 30 114 84 Z', tint) +
  path('M14 84 Q12 30 60 26 Q34 46 32 84 Z', lighter(tint, 0.4)) +
  path('M54 26 Q64 20 74 26 L78 84 H50 Z', darker(tint, 0.12)) +
  line('M40 34 Q34 56 34 84 M88 34 Q94 56 94 84', darker(tint, 0.2), 3) +
  path('M4 86 Q64 72 124 86 Q122 98 64 96 Q6 98 4 86 Z', darker(tint, 0.16)) +
  line('M26 96 Q40 124 64 120 Q88 124 102 96', '#4a4f55', 4)
const vest = (mesh: boolean) =>
  path(
    'M40 10 L54 20 Q64 30 74 20 L88 10 L108 26 L98 50 L104 116 H70 L66 40 L62 116 H24 L30 50 L20 26 Z',
    mesh ? '#f58a1f' : '#d9e021',
  ) +
  (mesh
    ? times(9, (at) => line(`M28 ${46 + at * 8} H100`, '#b85f0d', 1.2)) +
      times(8, (at) => line(`M${30 + at * 10} 40 V114`, '#b85f0d', 1))
    : '') +
  path(
    'M28 64 H62 V76 H27 Z M67 64 H99 L100 76 H68 Z M26 90 H62 V102 H25 Z M68 90 H101 L102 102 H69 Z',
    '#eef2f4',
  ) +
  line('M65 40 V114', '#4a4f55', 2.4)
const boot = (tall: boolean) =>
  path(
    tall
      ? 'M40 10 H82 L84 60 Q104 70 116 88 V104 H38 Z'
      : 'M38 44 H78 L84 64 Q106 70 116 88 V104 H36 Z',
    '#3a2f28',
  ) +
  path('M92 78 Q112 80 116 92 V104 H90 Z', '#55483f') +
  rect(34, 104, 84, 13, black, 4) +
  line(
    tall ? 'M62 24 h20 M63 38 h20 M64 52 h22 M68 66 h24' : 'M60 54 h18 M64 66 h24',
    '#d9a441',
    3.4,
  ) +
  rect(38, tall ? 8 : 42, 44, 8, '#5e5048', 4)

/** Tools of cleaners, containers, and protective wear. */
export const cleaningAndSafety: Record<string, Goods> = {
  'hard-hat': helmet,
  'pedal-bin': bin('pedal'),
  'swing-bin': bin('swing'),
  'wheel-bin': bin('wheels'),
  'soap-dispenser': soap(42, false),
  'soap-dispenser-double': soap(18, false) + soap(66, false),
  'soap-dispenser-sensor': soap(42, true),
  'water-dispenser': waterDispenser(false),
  'water-dispenser-below': waterDispenser(true),
  'palm-broom': broom('M50 62 L76 80 L66 122 L14 96 Z', '#3d2f27', wood),
  'stick-broom':
    line('M96 8 L58 66', '#a97c42', 9) +
    times(9, (at) =>
      line(
        `M${54 + at * 2} ${64 + at * 2} L${12 + at * 9} ${92 + at * 4}`,
        at % 2 ? '#c9a25e' : '#a97c42',
        3,
      ),
    ) +
    line('M52 60 L70 76', '#d24040', 6),
  'nylon-broom':
    broom('M48 66 L74 84 L66 118 L20 92 Z', '#2f9bd6', '#2f6fb3') +
    path('M46 60 L80 84 L74 90 L42 68 Z', '#1d4d80'),
  mop:
    line('M88 6 L56 78', wood, 6) + path('M42 74 L70 82 L66 92 L38 84 Z', blue) + times(7, mopHead),
  'spin-mop':
    line('M78 4 V52', steel, 5) +
    rect(54, 50, 48, 8, blue, 4) +
    times(9, (at) =>
      line(`M${58 + at * 5} 56 q${(at - 4) * 3} 12 ${(at - 4) * 2} 20`, '#f2f4f6', 5),
    ) +
    path('M16 74 H112 L104 118 H24 Z', '#3c8fd0') +
    ellipse(64, 74, 48, 9, '#63b4dd') +
    ellipse(78, 73, 22, 5, '#1d4d80') +
    path('M16 74 H34 L40 118 H24 Z', '#6fb6e6'),
  'floor-squeegee':
    line('M66 4 V90', steel, 6) +
    rect(54, 78, 24, 14, dark, 3) +
    rect(10, 90, 108, 12, blue, 4) +
    rect(14, 102, 100, 12, black, 2),
  'bucket-plastic':
    path('M22 36 H106 L96 112 Q95 118 88 118 H40 Q33 118 32 112 Z', '#2f8fd6') +
    path('M22 36 H42 L48 118 H40 Q33 118 32 112 Z', '#63b4ee') +
    ellipse(64, 36, 43, 10, '#1d6fb3') +
    ellipse(64, 38, 37, 7, '#134d80') +
    line('M24 40 Q64 84 104 40', steel, 4) +
    rect(54, 58, 20, 7, '#f4f6f8', 3),
  'safety-vest-mesh': vest(true),
  'safety-vest-solid': vest(false),
  'safety-shoe': boot(false),
  'safety-boot': boot(true),
  'basket-wheels':
    path('M10 44 H106 L96 102 H22 Z', '#2f6fb3') +
    rect(6, 38, 106, 10, '#1d4d80', 4) +
    times(12, (at) => rect(24 + (at % 6) * 13, 56 + Math.floor(at / 6) * 18, 8, 12, '#8fbbe6', 2)) +
    line('M104 40 L122 6', dark, 6) +
    line('M114 6 h12', black, 6) +
    ellipse(32, 108, 9, 9, black) +
    ellipse(88, 108, 9, 9, black),
}
