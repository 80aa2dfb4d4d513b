import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { black, blue, dark, grey, lightWood, orange, pale, steel, wood } from './colours.ts'
import { type Goods, moved, times } from './variant.ts'

const castors =
  line('M64 98 L32 112 M64 98 L96 112 M64 98 L64 116', black, 5) +
  [32, 64, 96].map((x, at) => ellipse(x, at === 1 ? 119 : 115, 5, 5, dark)).join('')
const swivel = (back: string, seat: string, more = '') =>
  back +
  path('M34 68 Q64 60 94 68 Q98 80 90 80 H38 Q30 80 34 68 Z', seat) +
  line('M30 50 v18 M98 50 v18', dark, 5) +
  line('M25 49 h11 M92 49 h11', black, 5) +
  rect(60, 80, 8, 20, grey) +
  more +
  castors
const padded = (colour: string) =>
  path('M36 14 Q36 4 46 4 H82 Q92 4 92 14 L94 56 Q64 66 34 56 Z', colour) +
  line('M40 20 H88 M38 38 H90 M56 8 v48 M72 8 v48', lighter(colour, 0.25), 2) +
  path('M40 10 q-2 22 -1 42', 'none', `stroke="${lighter(colour, 0.4)}" stroke-width="3"`)

const legs = (left: number, right: number) =>
  rect(left, 62, 7, 56, dark, 2) + rect(right - 7, 62, 7, 56, dark, 2)

/** A desk as wide as its form, 120 to 160 centimetres. */
const desk: Goods = ({ form = 120 }) => {
  const half = 42 + ((form - 120) / 40) * 18
  const left = 64 - half
  const right = 64 + half
  const drawers = form >= 160 ? 3 : 2
  return (
    path(`M${left + 4} 44 H${right - 4} L${right} 54 H${left} Z`, lightWood) +
    rect(left, 54, half * 2, 8, wood, 2) +
    legs(left + 5, right - 5) +
    rect(right - 42, 62, 32, 14 * drawers + 8, wood, 2) +
    times(
      drawers,
      (at) =>
        rect(right - 39, 66 + at * 15, 26, 12, lightWood, 2) +
        rect(right - 30, 70 + at * 15, 8, 3, dark, 1),
    ) +
    (form === 140 ? rect(left + 14, 66, 30, 6, wood, 1) : '')
  )
}
/** A table for meetings with the seats that its length in centimetres has. */
const meetingTable: Goods = ({ form = 180 }) => {
  const seats = form >= 360 ? 6 : form >= 240 ? 4 : 2
  const half = 34 + ((form - 180) / 180) * 26
  const left = 64 - half
  return (
    times(seats, (at) =>
      rect(left + 8 + (at * (half * 2 - 26)) / Math.max(1, seats - 1), 34, 12, 22, blue, 4),
    ) +
    path(`M${left + 8} 50 H${64 + half - 8} L${64 + half} 68 H${left} Z`, lightWood) +
    path(`M${left} 68 H${64 + half} V76 H${left} Z`, wood) +
    rect(left + 10, 76, 8, 42, dark, 2) +
    rect(64 + half - 18, 76, 8, 42, dark, 2) +
    (form >= 360 ? rect(60, 76, 8, 42, dark, 2) : '') +
    line(`M${left + 14} 58 H${64 + half - 14}`, '#f0cf9c', 2.4)
  )
}
const foldingTable: Goods = ({ form = 120 }) => {
  const half = form >= 180 ? 60 : 42
  return (
    path(`M${70 - half} 46 H${58 + half} L${64 + half} 54 H${64 - half} Z`, '#f4f6f8') +
    rect(64 - half, 54, half * 2, 7, steel, 3) +
    line(
      `M${76 - half} 62 L${98 - half} 118 M${98 - half} 62 L${76 - half} 118 M${52 + half} 62 L${30 + half} 118 M${30 + half} 62 L${52 + half} 118`,
      dark,
      5,
    )
  )
}
const seatOf = (x: number) =>
  path(`M${x} 36 q0 -5 5 -5 h14 q5 0 5 5 l2 34 h-28 Z`, steel) +
  path(`M${x - 2} 72 h28 l2 10 h-32 Z`, grey) +
  times(6, (at) => ellipse(x + 6 + (at % 3) * 6, 44 + Math.floor(at / 3) * 10, 1.6, 1.6, dark))
/** A row of seats, as many as its form. */
const waitingSeats: Goods = ({ form = 3 }) => {
  const left = 64 - form * 15
  return (
    times(form, (at) => seatOf(left + 3 + at * 30)) +
    rect(left, 82, form * 30, 6, dark, 3) +
    [left + 8, left + form * 30 - 8]
      .map((x) => line(`M${x} 86 L${x - 9} 118 M${x} 86 L${x + 9} 118`, steel, 5))
      .join('')
  )
}
const cabinet: Goods = ({ form = 2 }) => {
  const height = form * 26 + 6
  const top = 118 - height
  return (
    rect(30, top, 68, height, '#59636e', 3) +
    rect(86, top, 12, height, '#474f58', 3) +
    times(
      form,
      (at) =>
        rect(34, top + 4 + at * 26, 50, 23, '#727d88', 2) +
        rect(50, top + 8 + at * 26, 18, 6, '#ffffff', 1) +
        rect(48, top + 17 + at * 26, 22, 4, steel, 2),
    ) +
    rect(32, 118, 8, 4, black) +
    rect(88, 118, 8, 4, black)
  )
}
const cupboard = (doors: string) =>
  rect(24, 8, 80, 108, steel, 3) + doors + rect(28, 116, 10, 6, dark) + rect(90, 116, 10, 6, dark)
/** Lockers with as many doors as their form. */
const lockers: Goods = ({ form = 6 }) => {
  const columns = form <= 4 ? 2 : form <= 6 ? 3 : 4
  const rows = Math.ceil(form / columns)
  const width = columns * 26
  const left = 64 - width / 2
  const height = 104 / rows
  return (
    rect(left - 3, 8, width + 6, 108, grey, 3) +
    times(form, (at) => {
      const x = left + (at % columns) * 26
      const y = 11 + Math.floor(at / columns) * height
      return (
        rect(x + 1, y, 24, height - 3, (at + Math.floor(at / columns)) % 2 ? '#4a86c2' : blue, 2) +
        line(`M${x + 6} ${y + 7} h13 m-13 4 h13 m-13 4 h13`, '#1d4d80', 1.8) +
        rect(x + 19, y + height / 2, 3, 8, steel, 1)
      )
    }) +
    rect(left, 116, 10, 5, dark) +
    rect(left + width - 10, 116, 10, 5, dark)
  )
}
/** A rack with as many levels as its form. */
const rack: Goods = ({ form = 4 }) => {
  const step = 96 / (form - 1)
  return (
    times(form, (at) => {
      const y = 20 + at * step
      return (
        rect(8, y - 3, 112, 6, orange, 1) +
        (at === 0
          ? ''
          : rect(
              20 + (at % 2) * 12,
              y - 3 - step * 0.62,
              30,
              step * 0.62,
              at % 2 ? wood : lightWood,
              1,
            ) +
            rect(
              70 - (at % 2) * 4,
              y - 3 - step * 0.52,
              34,
              step * 0.52,
              at % 2 ? lightWood : wood,
              1,
            ))
      )
    }) +
    rect(8, 6, 6, 114, blue, 1) +
    rect(114, 6, 6, 114, blue, 1)
  )
}
const goodsOf = ['#d24040', '#f5b92e', '#3f9b57', '#2f6fb3', '#ee7d23', '#8b5fbf']
const row = (x: number, width: number, y: number) =>
  rect(x, y, width, 5, pale, 1) +
  rect(x, y + 4, width, 4, '#d24040', 1) +
  times(
    Math.floor(width / 13),
    (at) =>
      rect(x + 2 + at * 13, y - 18, 10, 18, goodsOf[(at + y) % 6] as string, 2) +
      rect(x + 2 + at * 13, y - 11, 10, 5, '#ffffff', 1),
  )
const storeShelf = (x: number, width: number) =>
  rect(x - 5, 8, 5, 110, steel) +
  rect(x + width, 8, 5, 110, steel) +
  rect(x, 8, width, 106, '#f4f6f7') +
  row(x, width, 36) +
  row(x, width, 72) +
  row(x, width, 108)

/** Furniture for offices, stores and warehouses. */
export const furniture: Record<string, Goods> = {
  desk,
  'meeting-table': meetingTable,
  'folding-table': foldingTable,
  'waiting-seats': waitingSeats,
  'file-drawers': cabinet,
  lockers,
  'storage-rack': rack,
  'office-chair': swivel(
    path('M42 10 Q64 2 86 10 L90 56 Q64 64 38 56 Z', dark) +
      path('M47 14 Q64 8 81 14 L84 50 Q64 56 44 50 Z', '#59636e') +
      line('M48 24 H80 M47 33 H81 M46 42 H82', '#76818c', 2),
    black,
  ),
  'manager-chair': swivel(padded('#2f4a6b'), '#263d58', line('M44 74 H84', '#4d6d94', 2)),
  'director-chair': swivel(
    padded('#5d3423'),
    '#4a281a',
    line('M44 74 H84', '#8a5a40', 2) + rect(22, 46, 14, 7, wood, 3) + rect(92, 46, 14, 7, wood, 3),
  ),
  'visitor-chair':
    rect(40, 12, 48, 40, '#2f3b47', 7) +
    rect(36, 60, 56, 14, '#3c4a58', 6) +
    line('M36 14 V118 M36 74 H92 V118 M92 14 V74', grey, 5) +
    line('M30 54 H42 M86 54 H98', black, 6),
  'folding-chair':
    rect(40, 12, 48, 30, blue, 10) +
    rect(30, 60, 68, 16, blue, 8) +
    line('M46 20 h36 M38 66 h52', '#6ea3d8', 3) +
    line('M42 14 L32 118 M86 14 L96 118', grey, 5) +
    line('M36 76 L88 118 M92 76 L40 118', steel, 5),
  'folding-chair-plastic':
    rect(38, 12, 52, 34, '#f1f3f5', 4) +
    path('M32 64 H96 L98 72 H30 Z', '#e3e7ea') +
    line('M46 20 v18 M56 20 v18 M66 20 v18 M76 20 v18', '#c2cad1', 4) +
    line('M42 14 L32 118 M86 14 L96 118', dark, 4) +
    line('M36 72 L88 118 M92 72 L40 118', dark, 4),
  'plastic-chair': ({ tint = '#f3f5f6' }) =>
    path('M36 12 Q64 4 92 12 L96 62 H32 Z', tint) +
    path('M44 20 h8 v36 h-10 Z M60 18 h8 v38 h-8 Z M76 20 h8 l2 36 h-10 Z', darker(tint, 0.2)) +
    path('M26 62 H102 L104 74 H24 Z', lighter(tint, 0.25)) +
    line('M32 78 L26 118 M96 78 L102 118 M44 78 L42 112 M84 78 L86 112', darker(tint, 0.08), 7) +
    line('M30 40 q-8 0 -8 8 v16 M98 40 q8 0 8 8 v16', darker(tint, 0.05), 7),
  'steel-cupboard': cupboard(
    rect(28, 13, 35, 98, pale, 2) +
      rect(65, 13, 35, 98, pale, 2) +
      line('M34 20 h23 M34 25 h23 M71 20 h23 M71 25 h23', grey, 2) +
      rect(57, 56, 3, 16, dark, 1) +
      rect(68, 56, 3, 16, dark, 1),
  ),
  'glass-cupboard': cupboard(
    rect(28, 13, 72, 98, '#8795a1', 2) +
      times(
        4,
        (at) =>
          rect(28, 34 + at * 24, 72, 3, pale) +
          times(6, (book) =>
            rect(32 + book * 11, 16 + at * 24, 8, 18, goodsOf[(book + at) % 6] as string, 1),
          ),
      ) +
      rect(28, 13, 40, 98, '#cfe6f0', 2).replace('/>', ' fill-opacity=".45"/>') +
      rect(60, 13, 40, 98, '#cfe6f0', 2).replace('/>', ' fill-opacity=".3"/>') +
      rect(60, 13, 4, 98, steel) +
      ellipse(36, 62, 3, 6, dark) +
      ellipse(92, 62, 3, 6, dark),
  ),
  'store-shelf': storeShelf(18, 92),
  'store-shelf-double':
    moved(storeShelf(2, 66), 0, 0, 0.94) + moved(storeShelf(70, 66), -4, 0, 0.94),
  'store-shelf-end': storeShelf(36, 56) + path('M30 8 Q64 -4 98 8 V18 H30 Z', '#d24040'),
}
