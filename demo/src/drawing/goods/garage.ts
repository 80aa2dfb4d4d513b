import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { black, dark, green, grey, orange, pale, red, steel, wood, yellow } from './colours.ts'
import { type Goods, moved, times } from './variant.ts'

/** A tyre seen from the side: the width of its rubber, the number and the length of its blocks, and its rim. */
const tyre = (rubber: number, blocks: number, length: number, rim: string) => {
  const inner = 56 - rubber
  return (
    times(
      blocks,
      (at) =>
        `<rect x="60" y="${8 - length}" width="8" height="${length + 6}" fill="#1a1f24" transform="rotate(${(at * 360) / blocks} 64 64)"/>`,
    ) +
    ellipse(64, 64, 56, 56, black) +
    `<circle cx="64" cy="64" r="50" fill="none" stroke="#474f58" stroke-width="3" stroke-dasharray="6 5"/>` +
    `<circle cx="64" cy="64" r="${inner + 5}" fill="none" stroke="#3f474f" stroke-width="3"/>` +
    ellipse(64, 64, inner, inner, '#11151a') +
    rim +
    line('M30 42 q12 -18 30 -20', '#6a747e', 4)
  )
}
const spokes = (radius: number, count: number, colour: string) =>
  ellipse(64, 64, radius, radius, darker(colour, 0.35)) +
  `<circle cx="64" cy="64" r="${radius - 2}" fill="none" stroke="${colour}" stroke-width="4"/>` +
  times(
    count,
    (at) =>
      `<rect x="61" y="${64 - radius + 3}" width="6" height="${radius - 6}" fill="${colour}" transform="rotate(${(at * 360) / count} 64 64)"/>`,
  ) +
  ellipse(64, 64, 8, 8, colour)
const truckRim =
  ellipse(64, 64, 33, 33, grey) +
  ellipse(64, 64, 27, 27, '#6d7883') +
  times(
    8,
    (at) => `<circle cx="64" cy="45" r="3.4" fill="${pale}" transform="rotate(${at * 45} 64 64)"/>`,
  ) +
  ellipse(64, 64, 11, 11, dark)
const openRim =
  ellipse(64, 64, 38, 38, '#e9e6e0') +
  ellipse(64, 64, 38, 38, '#20160c').replace('/>', ' fill-opacity=".14"/>')
const battery = (top: string, body: string) =>
  rect(10, 40, 108, 76, body, 5) +
  rect(10, 34, 108, 16, top, 4) +
  rect(24, 22, 18, 13, grey, 3) +
  rect(86, 22, 18, 13, grey, 3) +
  line('M28 62 h12 M88 62 h12 M94 56 v12', '#ffffff', 4) +
  rect(24, 78, 80, 26, '#ffffff', 3) +
  rect(24, 78, 80, 8, top, 3) +
  line('M32 96 h40', grey, 3)
const socketSet = (count: number) =>
  rect(8, 26, 112, 84, red, 6) +
  rect(14, 32, 100, 72, '#2a2f35', 3) +
  times(count, (at) => {
    const columns = count > 12 ? 8 : count > 8 ? 6 : 4
    const size = count > 12 ? 4.6 : count > 8 ? 6 : 8
    const x = 24 + ((at % columns) * 80) / (columns - 1)
    const y = 42 + Math.floor(at / columns) * (size * 2 + 4)
    return ellipse(x, y, size, size, steel) + ellipse(x, y, size * 0.5, size * 0.5, dark)
  }) +
  line('M22 96 H92', steel, 6) +
  ellipse(98, 96, 8, 8, grey)
/** Spanners side by side, as many as fit of the set. */
const spanners: Goods = ({ form = 8 }) => {
  const count = Math.min(8, Math.max(4, Math.round(form / 2)))
  return (
    times(count, (at) => {
      const x = 64 + (at - (count - 1) / 2) * (104 / count)
      const h = 96 - at * (44 / count)
      return (
        line(`M${x} ${112 - h + 12} V104`, steel, 7) +
        line(`M${x - 1.5} ${112 - h + 14} V102`, '#ffffff', 2, 0.7) +
        path(`M${x - 8} ${112 - h} l2 12 q6 5 12 0 l2 -12 l-5 8 h-6 Z`, grey) +
        ellipse(x, 110, 7.4, 7.4, grey) +
        ellipse(x, 110, 3.6, 3.6, '#f4efe6')
      )
    }) + rect(8, 64, 112, 12, '#2f6fb3', 3)
  )
}
const driver = (x: number, length: number, tint: string, width = 13) =>
  rect(x - 2.5, 10, 5, length, steel, 2) +
  rect(x - width / 2, 10 + length, width, 100 - length, tint, 5) +
  rect(x - width / 2 + 2, 14 + length, 3, 92 - length, '#ffffff', 2).replace(
    '/>',
    ' fill-opacity=".4"/>',
  )
const plier = (jaw: string) =>
  line('M58 54 Q30 78 32 118', red, 12) +
  line('M70 54 Q98 78 96 118', red, 12) +
  jaw +
  ellipse(64, 54, 9, 9, pale) +
  ellipse(64, 54, 4, 4, dark)
const lamp = (round: boolean) =>
  round
    ? ellipse(64, 64, 50, 50, black) +
      ellipse(64, 64, 44, 44, red) +
      times(16, (at) => {
        const a = (at * Math.PI) / 8
        return ellipse(64 + 32 * Math.cos(a), 64 + 32 * Math.sin(a), 5, 5, '#ff8f86')
      }) +
      times(6, (at) => {
        const a = (at * Math.PI) / 3
        return ellipse(64 + 15 * Math.cos(a), 64 + 15 * Math.sin(a), 5, 5, '#ffb0a8')
      })
    : rect(8, 38, 112, 54, black, 7) +
      rect(14, 44, 62, 42, red, 4) +
      rect(80, 44, 34, 19, orange, 3) +
      rect(80, 66, 34, 20, '#f7f7f2', 3) +
      times(8, (at) => ellipse(23 + (at % 4) * 15, 55 + Math.floor(at / 4) * 20, 5, 5, '#ff8f86')) +
      line('M20 92 v16 M108 92 v16', grey, 6)
const clamp = (x: number, tint: string) =>
  moved(
    path('M-12 0 L-8 -34 L-1 -34 L-3 0 Z M12 0 L8 -34 L1 -34 L3 0 Z', tint) +
      rect(-7, -6, 14, 12, steel, 3) +
      path(
        'M-12 -34 q5 -8 10 -2 M12 -34 q-5 -8 -10 -2',
        'none',
        `stroke="${steel}" stroke-width="4"`,
      ),
    x,
    46,
  )
/** A blade fuse in the colour of its current. */
const fuse: Goods = ({ form = 10 }) => {
  const tint = form >= 30 ? '#3fae5a' : form >= 20 ? '#f3cf2d' : form >= 15 ? '#2f7fd0' : '#d8382f'
  return (
    rect(30, 74, 18, 42, steel, 2) +
    rect(80, 74, 18, 42, steel, 2) +
    path('M20 24 H108 V78 H92 L84 64 H44 L36 78 H20 Z', tint) +
    path('M20 24 H108 V38 H20 Z', lighter(tint, 0.3)) +
    line('M44 64 Q64 36 84 64', '#ffffff', 3, 0.8)
  )
}
const mats = (tint: string, ribs: string) =>
  times(2, (at) =>
    moved(
      path('M0 20 H46 L42 104 Q22 112 4 104 Z', tint) +
        times(6, (row) => line(`M8 ${34 + row * 12} h30`, ribs, 4)),
      10 + at * 60,
      4,
    ),
  )
const umbrella: Goods = ({ tint = '#2563b8' }) =>
  path(
    'M6 70 Q10 12 64 10 Q118 12 122 70 Q108 58 93 70 Q79 58 64 70 Q49 58 35 70 Q20 58 6 70 Z',
    tint,
  ) +
  path('M35 70 Q38 26 64 10 Q90 26 93 70 Q79 58 64 70 Q49 58 35 70 Z', lighter(tint, 0.22)) +
  line('M64 12 V106 q0 12 -11 12 q-9 0 -9 -10', dark, 5) +
  line('M64 4 v8', dark, 4)
const seat = (x: number, scale: number) =>
  moved(
    path('M40 14 Q64 4 88 14 L92 72 H36 Z', '#7a4b32') +
      path('M30 70 H98 Q106 92 98 106 H30 Q22 92 30 70 Z', '#8d5a3e') +
      rect(48, 6, 32, 18, wood, 8) +
      line('M52 26 L50 68 M76 26 L78 68 M50 74 v28 M78 74 v28', '#e6c9a8', 2.6),
    x,
    (1 - scale) * 118,
    scale,
  )

/** Parts and tools of a workshop that differ by kind. */
export const garage: Record<string, Goods> = {
  'motorcycle-tyre': tyre(15, 36, 1, openRim),
  'trail-tyre': tyre(17, 18, 7, openRim),
  'car-tyre': tyre(22, 30, 1, spokes(33, 5, '#cfd6dc')),
  'truck-tyre': tyre(22, 26, 4, truckRim),
  'forklift-tyre': tyre(
    30,
    20,
    3,
    ellipse(64, 64, 25, 25, yellow) +
      times(
        6,
        (at) =>
          `<circle cx="64" cy="50" r="3" fill="${dark}" transform="rotate(${at * 60} 64 64)"/>`,
      ) +
      ellipse(64, 64, 7, 7, dark),
  ),
  'car-battery': battery(red, dark),
  'motorcycle-battery': moved(battery('#2f6fb3', '#c9d3da'), 22, 41, 0.66),
  'truck-battery': battery(yellow, black) + line('M34 22 q30 -18 60 0', dark, 5),
  'jumper-cables':
    line(
      'M32 50 Q28 118 64 112 Q104 106 88 76 Q70 52 52 74 Q40 96 68 100 Q112 102 104 50',
      red,
      6,
    ) +
    line('M56 50 Q52 92 76 90 Q92 86 82 50', black, 6) +
    clamp(32, red) +
    clamp(56, dark) +
    clamp(82, dark) +
    clamp(106, red),
  'brake-lamp': lamp(false),
  'brake-lamp-round': lamp(true),
  'brake-master':
    rect(28, 60, 74, 30, grey, 8) +
    rect(28, 60, 74, 10, steel, 6) +
    path('M40 60 V26 Q40 20 46 20 H82 Q88 20 88 26 V60 Z', '#f4ecd2') +
    rect(44, 10, 40, 13, black, 4) +
    path('M42 40 H86 V58 H42 Z', '#d9a441', 'fill-opacity=".6"') +
    rect(100, 68, 22, 12, dark, 3) +
    rect(8, 64, 22, 22, steel, 3) +
    ellipse(52, 98, 7, 9, dark) +
    ellipse(80, 98, 7, 9, dark),
  spanners,
  'socket-set': ({ form = 24 }) => socketSet(form > 60 ? 24 : form > 30 ? 12 : 8),
  'screwdriver-set': [20, 38, 56, 74, 92, 110]
    .map((x, at) => driver(x, 40 + (at % 3) * 10, at % 2 ? '#f5b92e' : red))
    .join(''),
  'impact-screwdriver': `<g transform="rotate(38 64 64)">${rect(59, -4, 10, 50, steel, 2)}${rect(48, 44, 32, 76, dark, 6)}${line('M52 56 h24 M52 66 h24 M52 76 h24 M52 86 h24', grey, 3)}${rect(46, 112, 36, 12, orange, 3)}</g>`,
  'precision-screwdrivers':
    rect(8, 20, 112, 96, '#2f3740', 6) +
    times(
      6,
      (at) =>
        rect(20 + at * 16, 28, 3, 44, steel, 1) +
        rect(17 + at * 16, 70, 9, 38, at % 2 ? '#63b4dd' : '#e3e8ec', 4),
    ),
  pliers: plier(
    path('M50 62 L78 46 L70 8 Q60 10 58 30 Z', steel) +
      path('M78 62 L50 46 L58 8 Q68 10 70 30 Z', grey) +
      line('M61 16 v14 M67 16 v14', dark, 2),
  ),
  'grip-pliers': plier(
    path('M48 60 L80 44 Q86 16 66 6 L62 22 Q72 30 58 36 Z', steel) +
      path('M80 60 L48 44 Q42 22 52 10 L60 22 L62 40 Z', grey),
  ),
  'cutting-pliers': plier(
    path('M46 62 L82 44 Q84 26 64 22 Z', steel) +
      path('M82 62 L46 44 Q44 26 64 22 Z', grey) +
      line('M64 22 V44', dark, 2.4),
  ),
  'torque-wrench': `<g transform="rotate(-40 64 64)">${rect(24, 58, 76, 10, steel, 4)}${rect(80, 54, 44, 18, black, 7)}${line('M86 58 v10 M94 58 v10 M102 58 v10 M110 58 v10', '#59636e', 3)}${ellipse(16, 63, 15, 15, grey)}${ellipse(16, 63, 8, 8, pale)}${rect(11, 74, 10, 12, steel, 1)}${rect(56, 56, 20, 14, red, 3)}</g>`,
  'grinding-disc':
    ellipse(64, 64, 54, 54, '#3f3530') +
    `<circle cx="64" cy="64" r="46" fill="none" stroke="#574a43" stroke-width="5" stroke-dasharray="5 4"/>` +
    ellipse(64, 64, 30, 30, red) +
    ellipse(64, 64, 30, 30, '#ffffff').replace('/>', ' fill-opacity=".12"/>') +
    ellipse(64, 64, 12, 12, steel) +
    ellipse(64, 64, 7, 7, '#f4efe6'),
  'rubber-mats': mats('#30373f', '#59636e'),
  'pvc-mats': mats('#8b6f52', '#b3987a'),
  umbrella,
  'seat-cover': seat(0, 1),
  'seat-covers-seven':
    seat(0, 0.52) +
    seat(32, 0.52) +
    seat(64, 0.52) +
    moved(seat(0, 0.52), -4, -48) +
    moved(seat(64, 0.52), -4, -48),
  'fuel-filter':
    path(
      'M40 26 Q40 18 48 18 H80 Q88 18 88 26 V108 Q88 116 80 116 H48 Q40 116 40 108 Z',
      '#e9edf0',
    ) +
    rect(40, 34, 48, 10, '#2f6fb3') +
    rect(58, 6, 12, 14, steel, 2) +
    rect(58, 112, 12, 10, steel, 2) +
    line('M50 56 v48 M60 56 v48 M70 56 v48 M80 56 v48', '#b7c2cb', 3) +
    path('M44 24 h8 v86 h-8 Z', '#ffffff', 'fill-opacity=".7"'),
  fuse,
  'oil-drop': ({ tint = '#e8b22a' }) =>
    path('M64 8 Q104 62 102 84 Q98 118 64 118 Q30 118 26 84 Q24 62 64 8 Z', tint) +
    path('M48 52 Q34 74 36 90 Q40 104 50 108 Q40 84 56 50 Z', '#ffffff', 'fill-opacity=".55"'),
  toner:
    path('M10 54 L96 34 L120 46 V78 L34 100 L10 88 Z', '#2f3740') +
    path('M10 54 L96 34 L120 46 L34 66 Z', '#59636e') +
    line('M40 74 L114 55', grey, 5) +
    rect(20, 72, 14, 12, green, 2),
  'usb-stick': moved(
    rect(-52, -17, 66, 34, '#2f6fb3', 8) +
      rect(14, -13, 34, 26, steel, 2) +
      rect(24, -7, 8, 5, dark) +
      rect(24, 3, 8, 5, dark) +
      rect(-40, -5, 30, 10, '#ffffff', 4),
    64,
    64,
    1,
    -35,
  ),
  ssd:
    rect(14, 26, 100, 76, '#2b3138', 6) +
    rect(20, 32, 88, 40, '#3d4650', 3) +
    line('M28 44 h40 M28 54 h26', '#57d0ff', 4) +
    rect(28, 98, 72, 8, '#d9a441', 1) +
    [22, 106].map((x) => ellipse(x, 92, 3, 3, grey)).join(''),
}
