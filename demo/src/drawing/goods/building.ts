import { ellipse, line, path, rect } from '../drawing.ts'
import { black, dark, grey, lightWood, orange, pale, red, steel, wood, yellow } from './colours.ts'

const pipe = (x: number, y: number) =>
  path(`M${x} ${y} L${x + 62} ${y - 62} L${x + 84} ${y - 40} L${x + 22} ${y + 22} Z`, '#dfe4e8') +
  path(
    `M${x + 4} ${y + 4} L${x + 66} ${y - 58} L${x + 72} ${y - 52} L${x + 10} ${y + 10} Z`,
    '#ffffff',
  ) +
  path(
    `M${x + 18} ${y + 18} L${x + 80} ${y - 44} L${x + 84} ${y - 40} L${x + 22} ${y + 22} Z`,
    grey,
  ) +
  `<g transform="rotate(45 ${x + 11} ${y + 11})">` +
  ellipse(x + 11, y + 11, 16, 11, steel) +
  ellipse(x + 11, y + 11, 11, 7, dark) +
  '</g>'
const lamp = (glow: string) =>
  ellipse(64, 52, 36, 36, glow) + path('M30 62 Q36 84 50 90 H78 Q92 84 98 62 Z', glow)

/** Building materials and lamps, each in a square of 128. */
export const building: Record<string, string> = {
  'pvc-pipes': pipe(12, 70) + pipe(28, 92) + pipe(4, 96),
  'pipe-elbow':
    path('M20 18 H62 V48 Q62 66 80 66 H110 V108 H68 Q20 108 20 60 Z', '#e7ebee') +
    path('M20 18 H34 V62 Q36 96 70 100 L68 108 Q20 108 20 60 Z', '#ffffff') +
    rect(14, 14, 54, 16, steel, 4) +
    rect(98, 60, 16, 54, steel, 4) +
    line('M20 18 h42 M110 68 v38', grey, 2),
  'roof-tiles': [0, 1, 2]
    .map((row) =>
      [0, 1, 2]
        .map((at) => {
          const x = 10 + at * 34 + (row % 2) * 8
          const y = 26 + row * 28
          return (
            path(`M${x} ${y} q16 -18 34 0 v30 q-18 -14 -34 0 Z`, at % 2 ? '#b5533a' : '#c8644a') +
            line(`M${x + 4} ${y + 2} q13 -13 26 0`, '#e08f78', 3)
          )
        })
        .join(''),
    )
    .join(''),
  'corrugated-sheet':
    path(
      'M6 44 q9 -16 18 0 t18 0 t18 0 t18 0 t18 0 t18 0 l10 50 q-9 -16 -18 0 t-18 0 t-18 0 t-18 0 t-18 0 t-18 0 Z',
      '#b4bcc3',
    ) +
    [0, 1, 2, 3, 4, 5].map((at) => line(`M${15 + at * 18} 38 l8 48`, '#e4e8eb', 5)).join('') +
    [0, 1, 2, 3, 4, 5].map((at) => line(`M${24 + at * 18} 48 l8 46`, '#858f98', 3)).join('') +
    path(
      'M16 94 q9 -16 18 0 t18 0 t18 0 t18 0 t18 0 t18 0 v6 q-9 -16 -18 0 t-18 0 t-18 0 t-18 0 t-18 0 t-18 0 Z',
      '#79838c',
    ),
  'cement-board':
    path('M14 30 L96 18 L116 94 L34 110 Z', '#a7aeb3') +
    path('M18 34 L94 23 L111 90 L37 104 Z', '#c2c8cc') +
    path('M34 110 L116 94 V100 L36 116 Z', '#7d868d') +
    line('M30 50 l20 -3 M56 70 l26 -4 M44 88 l12 -2 M74 44 l14 -2', '#a7aeb3', 2),
  'cement-trowel':
    path('M14 98 Q30 70 62 74 Q96 66 116 98 Z', '#9aa0a4') +
    path('M14 98 Q30 74 60 80 Q40 88 34 98 Z', '#b9bec1') +
    path('M34 78 L76 44 L92 66 Z', steel) +
    path('M34 78 L76 44 L82 52 Z', '#f1f4f6') +
    line('M80 52 L92 40 L88 30', grey, 5) +
    line('M88 30 L112 12', wood, 10),
  'floor-tiles':
    path('M64 18 L118 50 L64 82 L10 50 Z', '#d9e3e8') +
    line('M37 34 L91 66 M91 34 L37 66', '#ffffff', 5) +
    path('M10 50 L64 82 V92 L10 60 Z', '#a9b7bf') +
    path('M118 50 L64 82 V92 L118 60 Z', '#bfcbd2') +
    path('M10 68 L64 100 V110 L10 78 Z', '#98a7b0') +
    path('M118 68 L64 100 V110 L118 78 Z', '#aebbc3'),
  'wall-brush':
    path('M26 66 H102 V74 L94 118 H34 L26 74 Z', '#e9d3a4') +
    line('M40 76 v38 M50 76 v40 M60 76 v40 M70 76 v40 M80 76 v40 M90 76 v36', '#c9ab70', 2) +
    rect(22, 48, 84, 22, steel, 3) +
    rect(22, 48, 84, 6, '#f0f3f5', 3) +
    path('M50 48 L56 14 Q58 6 64 6 Q70 6 72 14 L78 48 Z', red) +
    ellipse(64, 16, 3.4, 3.4, '#ffffff'),
  'led-bulb':
    lamp('#fff2b8') +
    ellipse(54, 44, 13, 15, '#ffffff') +
    path('M42 82 H86 L80 104 H48 Z', '#f2f4f6') +
    path('M70 82 H86 L80 104 H70 Z', steel) +
    rect(50, 104, 28, 14, grey, 3) +
    line('M50 109 h28 M50 114 h28', dark, 2) +
    ellipse(64, 120, 7, 3, black),
  'tube-light':
    `<g transform="rotate(-35 64 64)">` +
    rect(4, 44, 120, 14, '#fffbe6', 7) +
    rect(4, 44, 10, 14, grey, 3) +
    rect(114, 44, 10, 14, grey, 3) +
    rect(4, 68, 120, 14, '#fdf3c4', 7) +
    rect(4, 68, 10, 14, grey, 3) +
    rect(114, 68, 10, 14, grey, 3) +
    line('M18 47 h92 M18 71 h92', '#ffffff', 3) +
    '</g>',
  downlight:
    ellipse(64, 72, 52, 30, steel) +
    ellipse(64, 68, 52, 30, '#ffffff') +
    ellipse(64, 68, 40, 22, '#ffedac') +
    ellipse(64, 66, 28, 14, '#fff9dc') +
    path('M18 52 L8 30 M110 52 L120 30', grey) +
    line('M20 50 L10 28 M108 50 L118 28', grey, 5),
  floodlight:
    rect(16, 26, 96, 66, dark, 6) +
    rect(22, 32, 84, 54, '#fff3b5', 3) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2, 3].map((at) => rect(28 + at * 19, 37 + row * 16, 14, 11, '#fffdf0', 2)).join(''),
      )
      .join('') +
    line('M24 92 Q64 130 104 92', grey, 6) +
    rect(54, 106, 20, 10, black, 3),
  'wall-switch':
    rect(18, 18, 92, 92, '#f7f8f9', 8) +
    rect(24, 24, 80, 80, pale, 6) +
    rect(32, 34, 30, 60, '#ffffff', 4) +
    rect(66, 34, 30, 60, '#ffffff', 4) +
    path('M32 64 h30 v26 q0 4 -4 4 h-22 q-4 0 -4 -4 Z M66 34 h30 v30 h-30 Z', steel) +
    ellipse(47, 44, 3, 3, red) +
    ellipse(81, 44, 3, 3, red),
  'circuit-breaker':
    rect(34, 10, 60, 108, '#eef1f4', 4) +
    rect(34, 40, 60, 48, '#ffffff') +
    rect(34, 84, 60, 34, steel, 4) +
    rect(48, 46, 32, 34, dark, 3) +
    rect(52, 48, 24, 18, '#3c7fc0', 3) +
    ellipse(64, 24, 7, 7, grey) +
    ellipse(64, 104, 7, 7, grey) +
    line('M60 24 h8 M60 104 h8', black, 2.4) +
    line('M40 92 h10 M40 34 h18', red, 3),
  'cable-coil':
    ellipse(64, 68, 54, 44, '#f1f3f4') +
    ellipse(64, 68, 50, 40, '#d6dce0') +
    ellipse(64, 68, 44, 34, '#f1f3f4') +
    ellipse(64, 68, 38, 29, '#d6dce0') +
    ellipse(64, 68, 32, 24, '#f1f3f4') +
    ellipse(64, 68, 24, 17, '#8d979f') +
    line('M106 42 L122 24', '#f1f3f4', 8) +
    line('M120 26 l6 -10 M120 26 l-1 -12 M120 26 l9 -5', orange, 2.6) +
    rect(58, 18, 12, 22, yellow, 2) +
    rect(58, 96, 12, 20, yellow, 2),
  'floor-mats':
    path('M12 22 H58 L54 104 Q34 112 16 104 Z', '#3a424b') +
    path('M70 22 H116 L112 104 Q94 112 74 104 Z', '#3a424b') +
    [36, 50, 64, 78, 92].map((y) => line(`M20 ${y} h32 M76 ${y} h32`, '#5c6670', 4)).join('') +
    line('M16 26 h38 M74 26 h38', lightWood, 3),
}
