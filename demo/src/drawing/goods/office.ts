import { ellipse, line, path, rect } from '../drawing.ts'
import { black, dark, green, grey, orange, pale, red, steel, yellow } from './colours.ts'

/** Furniture and machines of an office, each in a square of 128. */
export const office: Record<string, string> = {
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
