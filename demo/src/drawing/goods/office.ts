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

const castors =
  line('M64 98 L32 112 M64 98 L96 112 M64 98 L64 116', black, 5) +
  [32, 64, 96].map((x, at) => ellipse(x, at === 1 ? 119 : 115, 5, 5, dark)).join('')
const seat = (x: number) =>
  path(`M${x} 32 q0 -6 6 -6 h20 q6 0 6 6 l2 36 h-36 Z`, steel) +
  path(`M${x - 3} 72 h38 l2 10 h-42 Z`, grey) +
  [0, 1, 2, 3]
    .map(
      (at) =>
        ellipse(x + 7 + at * 6, 44, 1.6, 1.6, dark) + ellipse(x + 7 + at * 6, 54, 1.6, 1.6, dark),
    )
    .join('')

/** Furniture and machines of an office, each in a square of 128. */
export const office: Record<string, string> = {
  desk:
    path('M8 44 H120 L124 54 H4 Z', lightWood) +
    rect(4, 54, 120, 8, wood, 2) +
    rect(10, 62, 8, 54, dark, 2) +
    rect(110, 62, 8, 54, dark, 2) +
    rect(74, 62, 36, 40, wood, 2) +
    rect(78, 66, 28, 14, lightWood, 2) +
    rect(78, 84, 28, 14, lightWood, 2) +
    rect(88, 71, 8, 3, dark, 1) +
    rect(88, 89, 8, 3, dark, 1),
  'meeting-table':
    path('M20 46 Q64 34 108 46 Q124 52 108 60 Q64 72 20 60 Q4 52 20 46 Z', lightWood) +
    path(
      'M8 54 Q14 62 24 62 Q64 72 104 62 Q114 62 120 54 Q122 64 108 68 Q64 80 20 68 Q6 64 8 54 Z',
      wood,
    ) +
    path('M44 70 h12 v40 h-12 Z M72 70 h12 v40 h-12 Z', dark) +
    rect(34, 106, 32, 6, black, 3) +
    rect(62, 106, 32, 6, black, 3) +
    [30, 64, 98].map((x) => path(`M${x - 8} 30 q8 -6 16 0 v12 h-16 Z`, blue)).join(''),
  'folding-table':
    path('M12 46 H116 L122 54 H6 Z', '#f4f6f8') +
    rect(6, 54, 116, 7, steel, 3) +
    line('M24 62 L44 112 M44 62 L24 112 M84 62 L104 112 M104 62 L84 112', dark, 5) +
    line('M30 92 h10 M88 92 h12', grey, 4),
  'office-chair':
    path('M42 10 Q64 2 86 10 L90 56 Q64 64 38 56 Z', dark) +
    path('M47 14 Q64 8 81 14 L84 50 Q64 56 44 50 Z', '#59636e') +
    line('M48 24 H80 M47 33 H81 M46 42 H82', '#76818c', 2) +
    path('M34 68 Q64 60 94 68 Q98 80 90 80 H38 Q30 80 34 68 Z', black) +
    line('M30 50 v18 M98 50 v18', dark, 5) +
    line('M25 49 h11 M92 49 h11', black, 5) +
    rect(60, 80, 8, 20, grey) +
    castors,
  'folding-chair':
    rect(40, 12, 48, 30, blue, 8) +
    path('M34 64 H94 L98 74 H30 Z', blue) +
    line('M42 14 L32 118 M86 14 L96 118', grey, 5) +
    line('M36 72 L88 118 M92 72 L40 118', steel, 5),
  'waiting-seats':
    [8, 48, 88].map((x) => seat(x - 2)).join('') +
    rect(4, 82, 120, 6, dark, 3) +
    line('M24 86 L14 116 M24 86 L34 116 M104 86 L94 116 M104 86 L114 116', steel, 5),
  'plastic-chair':
    path('M36 12 Q64 4 92 12 L96 62 H32 Z', '#f3f5f6') +
    path('M44 20 h8 v36 h-10 Z M60 18 h8 v38 h-8 Z M76 20 h8 l2 36 h-10 Z', '#c5ced5') +
    path('M26 62 H102 L104 74 H24 Z', '#ffffff') +
    path('M24 74 H104 V78 H24 Z', steel) +
    line('M32 78 L26 118 M96 78 L102 118 M44 78 L42 110 M84 78 L86 110', '#e1e7eb', 7) +
    line('M30 40 q-8 0 -8 8 v16 M98 40 q8 0 8 8 v16', '#eef1f3', 7),
  'steel-cupboard':
    rect(24, 8, 80, 108, steel, 3) +
    rect(28, 13, 35, 98, pale, 2) +
    rect(65, 13, 35, 98, pale, 2) +
    line('M34 20 h23 M34 25 h23 M71 20 h23 M71 25 h23', grey, 2) +
    rect(57, 56, 3, 16, dark, 1) +
    rect(68, 56, 3, 16, dark, 1) +
    rect(28, 116, 10, 6, dark) +
    rect(90, 116, 10, 6, dark),
  lockers:
    rect(14, 10, 100, 104, grey, 3) +
    [0, 1, 2]
      .map((column) =>
        [0, 1]
          .map(
            (row) =>
              rect(18 + column * 32, 14 + row * 49, 28, 46, column === 1 ? '#4a86c2' : blue, 2) +
              line(
                `M${24 + column * 32} ${22 + row * 49} h16 m-16 5 h16 m-16 5 h16`,
                '#1d4d80',
                2,
              ) +
              rect(40 + column * 32, 38 + row * 49, 3, 9, steel, 1),
          )
          .join(''),
      )
      .join('') +
    rect(18, 114, 10, 6, dark) +
    rect(100, 114, 10, 6, dark),
  'storage-rack':
    [22, 52, 82, 112].map((y) => rect(8, y - 3, 112, 6, orange, 1)).join('') +
    rect(22, 58, 24, 21, wood, 1) +
    rect(50, 62, 20, 17, lightWood, 1) +
    rect(80, 57, 26, 22, wood, 1) +
    rect(18, 88, 34, 21, lightWood, 1) +
    rect(64, 86, 30, 23, wood, 1) +
    rect(30, 32, 30, 17, wood, 1) +
    rect(72, 28, 22, 21, lightWood, 1) +
    rect(8, 8, 6, 112, blue, 1) +
    rect(114, 8, 6, 112, blue, 1),
  monitor:
    rect(8, 16, 112, 72, black, 5) +
    rect(13, 21, 102, 60, '#2d73b8', 2) +
    path('M13 81 L60 21 H90 L43 81 Z', '#ffffff', 'fill-opacity=".16"') +
    rect(56, 88, 16, 14, dark) +
    rect(38, 102, 52, 7, dark, 3),
  'desktop-pc':
    rect(4, 20, 82, 56, black, 4) +
    rect(8, 24, 74, 46, '#2d73b8', 2) +
    path('M8 70 L40 24 H62 L30 70 Z', '#ffffff', 'fill-opacity=".16"') +
    rect(38, 76, 14, 12, dark) +
    rect(26, 88, 38, 6, dark, 3) +
    rect(92, 18, 32, 80, dark, 4) +
    rect(97, 24, 22, 8, grey, 2) +
    rect(97, 36, 22, 4, black, 1) +
    ellipse(108, 54, 4, 4, '#66d18f') +
    line('M98 72 h20 M98 79 h20 M98 86 h20', black, 3) +
    rect(8, 102, 78, 12, steel, 3) +
    line('M14 106 h66 M14 110 h66', '#ffffff', 1.6),
  tablet:
    rect(22, 8, 84, 112, black, 8) +
    rect(28, 16, 72, 92, '#3a86c8', 3) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2]
          .map((at) =>
            rect(
              36 + at * 21,
              26 + row * 22,
              14,
              14,
              [yellow, '#ffffff', '#7fd6a0', red][(row + at) % 4] as string,
              4,
            ),
          )
          .join(''),
      )
      .join('') +
    ellipse(64, 114, 3, 3, grey),
  projector:
    rect(8, 46, 112, 46, '#f0f3f5', 10) +
    rect(8, 74, 112, 18, steel, 9) +
    ellipse(88, 66, 20, 20, dark) +
    ellipse(88, 66, 14, 14, '#3b6d9c') +
    ellipse(83, 61, 5, 5, '#cfe6f5') +
    line('M20 58 h36 M20 65 h36', grey, 3) +
    ellipse(24, 82, 3, 3, green) +
    rect(20, 92, 12, 6, dark, 2) +
    rect(96, 92, 12, 6, dark, 2),
  'projector-screen':
    rect(12, 10, 104, 9, dark, 4) +
    rect(18, 19, 92, 62, '#fdfdfd') +
    path('M18 19 h92 v62 h-92 Z', 'none', `stroke="${black}" stroke-width="4"`) +
    rect(58, 81, 12, 4, dark) +
    line('M64 84 V98 M64 98 L34 118 M64 98 L94 118 M64 98 V116', grey, 5),
  shredder:
    rect(26, 50, 76, 66, '#59636e', 5) +
    rect(22, 34, 84, 20, black, 6) +
    path('M40 6 H88 V38 H40 Z', '#ffffff') +
    line('M48 14 h32 M48 21 h32 M48 28 h22', steel, 2.6) +
    rect(34, 38, 60, 4, '#101418', 2) +
    rect(40, 64, 48, 40, '#cfe3ee', 3) +
    [44, 51, 58, 65, 72, 79]
      .map((x, at) => line(`M${x} 102 q${at % 2 ? 5 : -4} -12 2 -22`, '#ffffff', 3))
      .join('') +
    ellipse(98, 44, 3, 3, green),
  laminator:
    path('M14 60 Q14 46 28 46 H100 Q114 46 114 60 V92 H14 Z', pale) +
    rect(14, 78, 100, 16, steel, 4) +
    rect(24, 60, 80, 5, black, 2) +
    path('M30 62 H98 L106 28 H22 Z', '#ffffff') +
    path('M30 62 H98 L106 28 H22 Z', '#8fd0ef', 'fill-opacity=".35"') +
    line('M38 36 h52 M36 44 h56', grey, 2.6) +
    ellipse(98, 85, 4, 4, red) +
    ellipse(86, 85, 4, 4, green) +
    rect(18, 94, 12, 5, dark, 2) +
    rect(98, 94, 12, 5, dark, 2),
  ups:
    rect(38, 10, 54, 106, black, 6) +
    rect(38, 10, 12, 106, dark, 6) +
    rect(50, 20, 34, 20, '#1e6fa8', 3) +
    line('M68 23 l-6 8 h8 l-6 8', yellow, 3) +
    ellipse(67, 52, 6, 6, '#5fd08a') +
    line('M52 70 h30 M52 78 h30 M52 86 h30 M52 94 h30', '#4d5761', 3) +
    rect(42, 116, 12, 5, dark) +
    rect(76, 116, 12, 5, dark),
  stapler:
    path('M10 66 Q12 46 34 44 L112 36 Q122 36 120 48 L116 56 L16 76 Q10 76 10 66 Z', red) +
    path('M10 66 Q12 46 34 44 L112 36 Q70 48 30 56 Q16 60 14 76 Q10 74 10 66 Z', '#ef7a74') +
    path('M16 76 L116 56 V64 L18 84 Z', steel) +
    path('M10 86 H112 Q122 86 122 94 V100 H10 Z', black) +
    rect(102, 82, 16, 4, grey, 1) +
    ellipse(20, 80, 7, 7, grey),
  mop:
    line('M88 6 L56 78', wood, 6) +
    path('M42 74 L70 82 L66 92 L38 84 Z', blue) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((at) =>
        line(
          `M${40 + at * 4} ${86 + at} q${at * 3 - 16} 16 ${at * 4 - 14} 32`,
          at % 2 ? '#f2f4f6' : '#d5dde3',
          6,
        ),
      )
      .join(''),
  'first-aid-kit':
    rect(12, 36, 104, 76, '#f8f9fa', 9) +
    rect(12, 90, 104, 22, '#dfe4e8', 9) +
    path(
      'M46 36 V26 Q46 18 54 18 H74 Q82 18 82 26 V36',
      'none',
      `stroke="${grey}" stroke-width="7"`,
    ) +
    rect(54, 50, 20, 48, red, 3) +
    rect(40, 64, 48, 20, red, 3) +
    rect(20, 32, 14, 10, grey, 2) +
    rect(94, 32, 14, 10, grey, 2),
  'traffic-cone':
    path('M56 10 H72 L100 104 H28 Z', orange) +
    path('M50 32 H78 L83 50 H45 Z', '#ffffff') +
    path('M39 66 H89 L94 84 H34 Z', '#ffffff') +
    path('M56 10 H62 L48 104 H28 Z', '#ffffff', 'fill-opacity=".2"') +
    rect(14, 102, 100, 14, '#d9631a', 4),
  'glue-stick':
    rect(44, 40, 40, 78, '#f4c430', 5) +
    rect(44, 40, 12, 78, '#ffe184', 5) +
    rect(44, 62, 40, 36, '#ffffff') +
    line('M52 74 h24 M52 82 h24', red, 4) +
    rect(48, 12, 32, 30, pale, 6) +
    rect(48, 34, 32, 8, grey) +
    rect(42, 110, 44, 10, red, 3),
}
