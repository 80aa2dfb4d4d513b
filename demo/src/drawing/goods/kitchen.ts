import { ellipse, line, path, rect } from '../drawing.ts'
import {
  black,
  dark,
  glass,
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

const knob = (x: number, y: number, size: number) =>
  ellipse(x, y, size, size, dark) + line(`M${x} ${y} v-${size - 1}`, pale, 1.6)
const burner = (x: number) =>
  ellipse(x, 62, 23, 8, dark) +
  ellipse(x, 60, 14, 5, grey) +
  line(`M${x - 26} 58 h52 M${x - 20} 52 v10 M${x + 20} 52 v10 M${x} 50 v12`, black, 4)

/** Machines and tools of a kitchen, each in a square of 128. */
export const kitchen: Record<string, string> = {
  'gas-stove':
    rect(6, 64, 116, 38, steel, 6) +
    path('M12 64 L20 50 H108 L116 64 Z', pale) +
    burner(38) +
    burner(90) +
    knob(30, 84, 8) +
    knob(98, 84, 8) +
    rect(52, 78, 24, 12, '#f8fafb', 3) +
    rect(14, 102, 12, 8, black, 2) +
    rect(102, 102, 12, 8, black, 2),
  'rice-cooker':
    path('M18 52 H110 L104 104 Q102 112 94 112 H34 Q26 112 24 104 Z', pale) +
    path('M18 52 H110 L108 66 H20 Z', steel) +
    path('M22 50 Q26 26 64 26 Q102 26 106 50 Z', '#f8fafb') +
    path('M22 50 Q26 26 64 26 Q76 26 84 28 Q50 32 44 50 Z', '#ffffff') +
    rect(54, 16, 20, 12, dark, 5) +
    rect(42, 74, 44, 26, red, 6) +
    ellipse(54, 87, 5, 5, yellow) +
    rect(64, 82, 16, 10, pale, 3) +
    path('M10 58 h12 v12 h-8 q-4 0 -4 -4 Z M118 58 h-12 v12 h8 q4 0 4 -4 Z', dark),
  'chest-freezer':
    rect(8, 42, 112, 66, '#f3f6f8', 5) +
    rect(8, 88, 112, 20, steel, 5) +
    rect(5, 30, 118, 16, pale, 5) +
    rect(5, 40, 118, 6, grey, 3) +
    rect(54, 38, 20, 8, dark, 3) +
    rect(96, 92, 16, 10, '#ffffff', 2) +
    line('M24 60 v18 M15 64 l18 10 M33 64 l-18 10', '#63b4dd', 3.4) +
    rect(14, 108, 12, 7, dark, 2) +
    rect(102, 108, 12, 7, dark, 2),
  'display-cooler':
    rect(26, 6, 76, 114, red, 5) +
    rect(32, 28, 64, 80, '#e6f4fa', 3) +
    rect(32, 10, 64, 14, '#ffffff', 3) +
    rect(40, 14, 48, 6, '#63b4dd', 3) +
    [46, 68, 90]
      .map(
        (y) =>
          rect(34, y + 13, 60, 3, grey) +
          [38, 48, 58, 68, 78, 86]
            .map((x, at) =>
              rect(x, y - 2, 7, 15, [orange, green, '#8a5a2b', yellow][at % 4] as string, 2),
            )
            .join(''),
      )
      .join('') +
    path('M36 28 h16 l-14 80 h-4 Z', '#ffffff', 'fill-opacity=".4"') +
    rect(91, 54, 4, 28, dark, 2) +
    rect(30, 112, 68, 8, dark, 2),
  blender:
    path('M36 14 H92 L84 76 H44 Z', glass) +
    path('M39 38 H89 L84 76 H44 Z', '#f39a3d') +
    path('M36 14 H50 L54 76 H44 Z', '#ffffff', 'fill-opacity=".45"') +
    rect(32, 6, 64, 10, black, 4) +
    path('M90 22 q22 2 20 22 q-2 16 -23 18 l1 -9 q12 -2 13 -12 q0 -9 -12 -10 Z', dark) +
    path('M42 76 H86 L98 112 Q98 118 92 118 H36 Q30 118 30 112 Z', dark) +
    ellipse(64, 98, 10, 10, steel) +
    line('M64 98 v-8', red, 3),
  'stand-mixer':
    rect(20, 104, 92, 14, dark, 6) +
    path('M24 104 V56 H44 V104 Z', pale) +
    path(
      'M18 30 Q20 18 34 18 H94 Q112 18 112 34 Q112 48 96 48 L44 60 H28 Q16 58 18 30 Z',
      '#f6f8fa',
    ) +
    path('M18 40 H112 Q110 48 96 48 L44 60 H28 Q18 58 18 40 Z', steel) +
    rect(78, 48, 10, 12, grey) +
    line('M74 60 q-6 16 9 26 q15 -10 9 -26 M83 60 v26', grey, 3) +
    path('M52 70 H114 Q114 104 83 104 Q52 104 52 70 Z', steel) +
    path('M52 70 H66 Q68 94 83 104 Q52 104 52 70 Z', '#f1f4f6') +
    ellipse(34, 34, 5, 5, red),
  'deep-fryer':
    rect(14, 42, 100, 68, steel, 6) +
    rect(14, 78, 100, 32, pale, 6) +
    path('M20 42 H108 V54 Q108 60 102 60 H26 Q20 60 20 54 Z', '#d9962d') +
    path('M30 26 H90 V50 H34 Z', 'none', `stroke="${grey}" stroke-width="4"`) +
    line('M40 28 v20 M52 28 v20 M64 28 v20 M76 28 v20 M34 38 h54', grey, 2) +
    [38, 48, 58, 68, 78].map((x, at) => rect(x, 18 + (at % 3) * 4, 6, 26, '#f3c64e', 2)).join('') +
    line('M88 34 L122 20', black, 6) +
    knob(92, 94, 8) +
    ellipse(36, 94, 4, 4, red) +
    ellipse(50, 94, 4, 4, green),
  'cup-sealer':
    rect(24, 106, 84, 14, dark, 4) +
    rect(30, 14, 30, 94, pale, 5) +
    rect(30, 14, 10, 94, '#ffffff', 5) +
    rect(30, 12, 76, 34, red, 8) +
    rect(62, 20, 34, 16, black, 3) +
    rect(66, 24, 14, 8, '#8fe388', 1) +
    ellipse(20, 30, 12, 12, '#f7f1de') +
    ellipse(20, 30, 4, 4, grey) +
    rect(68, 46, 32, 8, grey, 2) +
    path('M72 66 H98 L94 104 H76 Z', '#e7cda6') +
    path('M72 66 H98 L97 76 H73 Z', '#fbf6ea') +
    [80, 86, 91].map((x) => ellipse(x, 98, 3, 3, '#4a2d1c')).join('') +
    line('M104 34 l16 -14', dark, 5),
  wok:
    path('M10 54 H102 Q96 102 56 102 Q16 102 10 54 Z', grey) +
    path('M10 54 H40 Q40 92 60 102 Q16 102 10 54 Z', steel) +
    ellipse(56, 54, 46, 13, '#e6eaee') +
    ellipse(56, 56, 38, 9, '#b7c0c9') +
    path('M100 50 q20 -6 24 -14 l4 6 q-6 12 -27 18 Z', black) +
    path('M12 50 q-10 -2 -8 -10 q10 -2 14 6 Z', black),
  stockpot:
    rect(22, 38, 84, 70, steel, 6) +
    rect(22, 38, 22, 70, '#eef2f5', 6) +
    rect(90, 38, 16, 70, grey, 6) +
    rect(22, 42, 84, 5, grey) +
    ellipse(64, 38, 44, 10, '#dfe5ea') +
    path('M24 36 Q64 14 104 36 Z', pale) +
    ellipse(64, 38, 42, 5, steel) +
    rect(55, 14, 18, 8, black, 4) +
    line('M22 58 h-10 v16 h10 M106 58 h10 v16 h-10', dark, 5),
  'cutting-board':
    path(
      'M18 34 H110 Q118 34 118 42 V96 Q118 104 110 104 H18 Q10 104 10 96 V42 Q10 34 18 34 Z',
      lightWood,
    ) +
    line('M16 52 H112 M16 70 H112 M16 88 H112', wood, 2, 0.6) +
    path('M10 94 H118 V98 Q118 106 110 106 H18 Q10 106 10 98 Z', wood) +
    rect(48, 40, 32, 9, '#7c4f22', 4),
  'baking-tin':
    path('M14 52 H114 L104 98 Q102 104 96 104 H32 Q26 104 24 98 Z', grey) +
    path('M14 52 H40 L48 104 H32 Q26 104 24 98 Z', steel) +
    ellipse(64, 52, 50, 14, '#e3e8ec') +
    ellipse(64, 54, 42, 10, '#7d8893') +
    ellipse(64, 57, 38, 8, '#98a3ad'),
  'steam-pan':
    path('M18 52 H110 L104 96 Q102 102 96 102 H32 Q26 102 24 96 Z', grey) +
    path('M18 52 H46 L50 102 H32 Q26 102 24 96 Z', steel) +
    path('M4 46 L26 28 H102 L124 46 L116 56 H12 Z', '#e9edf0') +
    path('M20 47 L34 34 H94 L108 47 Z', '#8b96a1') +
    path('M28 47 L38 38 H90 L100 47 Z', '#a8b2bc'),
  'serving-tray':
    path(
      'M20 40 Q20 36 26 36 H102 Q108 36 108 40 L122 86 Q124 94 114 94 H14 Q4 94 6 86 Z',
      '#8a5230',
    ) +
    path('M26 44 H102 L112 84 H16 Z', '#a9683f') +
    line('M30 50 L22 80', '#c98d63', 4) +
    path('M6 86 H122 Q124 98 114 98 H14 Q4 98 6 86 Z', '#6c3e22'),
  'soap-dispenser':
    rect(34, 12, 60, 92, pale, 12) +
    rect(34, 12, 18, 92, '#ffffff', 9) +
    rect(48, 28, 32, 30, '#8ecdf0', 5) +
    path('M48 44 q8 -5 16 0 t16 0 v9 q0 5 -5 5 h-22 q-5 0 -5 -5 Z', '#4ba3d6') +
    rect(38, 70, 52, 22, dark, 8) +
    rect(58, 104, 12, 8, grey, 2) +
    path('M64 112 q6 8 0 12 q-6 -4 0 -12 Z', '#7cc6ee'),
  'water-dispenser':
    rect(36, 44, 56, 78, '#f2f5f7', 5) +
    rect(82, 44, 10, 78, steel, 5) +
    path(
      'M42 8 H86 Q92 8 92 16 V30 Q92 36 84 38 L76 44 H52 L44 38 Q36 36 36 30 V16 Q36 8 42 8 Z',
      '#7cc3e8',
    ) +
    line('M36 18 h56 M36 27 h56', '#5aa9d3', 2.5) +
    path('M42 10 h8 v26 h-4 q-8 -2 -8 -8 v-12 Z', '#ffffff', 'fill-opacity=".5"') +
    rect(42, 56, 44, 28, dark, 4) +
    rect(50, 58, 8, 10, red, 2) +
    rect(70, 58, 8, 10, '#3c8fd0', 2) +
    rect(46, 80, 36, 4, grey) +
    rect(44, 92, 40, 24, '#e2e7eb', 3),
}
