import { ellipse, line, path, rect } from '../drawing.ts'
import { black, blue, dark, green, grey, orange, pale, red, steel, yellow } from './colours.ts'

/** Tools and parts of a workshop, each in a square of 128. */
export const workshop: Record<string, string> = {
  'battery-charger':
    rect(24, 24, 80, 62, blue, 7) +
    line('M44 24 v-10 h40 v10', dark, 6) +
    rect(34, 34, 38, 24, '#ffffff', 3) +
    line('M40 54 q14 -18 26 -4 M53 54 l8 -12', red, 2.6) +
    ellipse(88, 46, 8, 8, dark) +
    line('M88 46 v-6', '#ffffff', 2) +
    rect(34, 68, 60, 8, '#1d4d80', 3) +
    line('M40 86 q-20 14 -24 30', red, 5) +
    line('M88 86 q20 14 24 30', black, 5) +
    path('M8 112 h16 l-4 12 h-8 Z', red) +
    path('M104 112 h16 l-4 12 h-8 Z', black),
  tyre:
    ellipse(64, 64, 56, 56, black) +
    [...Array(24).keys()]
      .map(
        (at) =>
          `<rect x="60" y="6" width="8" height="10" fill="#474f58" transform="rotate(${at * 15} 64 64)"/>`,
      )
      .join('') +
    ellipse(64, 64, 43, 43, dark) +
    ellipse(64, 64, 34, 34, '#f4efe6') +
    ellipse(64, 64, 34, 34, '#20160c').replace('/>', ' fill-opacity=".16"/>') +
    line('M34 42 q12 -16 30 -17', '#6a747e', 4),
  'oil-filter':
    rect(30, 22, 68, 88, orange, 9) +
    rect(30, 22, 18, 88, '#f7a25c', 9) +
    rect(30, 22, 68, 16, dark, 6) +
    [38, 48, 58, 68, 78, 88].map((x) => line(`M${x} 24 v12`, grey, 2)).join('') +
    rect(30, 54, 68, 34, '#ffffff') +
    line('M42 66 h44 M42 76 h28', red, 4) +
    ellipse(64, 22, 26, 7, '#59636e') +
    ellipse(64, 22, 9, 3, black),
  'air-filter':
    rect(8, 34, 112, 66, dark, 8) +
    rect(16, 42, 96, 50, '#f6e3b0', 3) +
    [...Array(13).keys()].map((at) => line(`M${21 + at * 7.2} 44 v46`, '#cfae62', 2.6)).join('') +
    rect(8, 92, 112, 10, black, 5),
  'spark-plug':
    rect(56, 6, 16, 10, grey, 3) +
    path('M54 16 H74 L78 56 H50 Z', '#ffffff') +
    line('M52 26 h24 M51 34 h26 M51 42 h26', steel, 3) +
    path('M42 56 H86 V72 L80 76 H48 L42 72 Z', grey) +
    rect(42, 56, 14, 16, pale) +
    rect(50, 76, 28, 28, steel) +
    line('M50 82 h28 M50 88 h28 M50 94 h28 M50 100 h28', dark, 2.4) +
    rect(60, 104, 8, 8, dark) +
    line('M74 104 v16 h-12', dark, 4),
  'brake-pads':
    path('M10 50 Q36 16 84 22 L92 58 Q52 52 30 82 Z', grey) +
    path('M14 54 Q40 26 82 30 L88 54 Q54 50 32 76 Z', dark) +
    line('M56 30 l6 22', grey, 3) +
    path('M36 84 Q62 50 110 56 L118 92 Q78 86 56 116 Z', steel) +
    path('M40 88 Q66 60 108 64 L114 88 Q80 84 58 110 Z', black) +
    line('M82 64 l6 22', grey, 3),
  'drive-belt':
    path(
      'M24 64 Q24 20 64 20 Q104 20 104 64 Q104 108 64 108 Q24 108 24 64 Z',
      'none',
      `stroke="${black}" stroke-width="15"`,
    ) +
    path(
      'M24 64 Q24 20 64 20 Q104 20 104 64 Q104 108 64 108 Q24 108 24 64 Z',
      'none',
      'stroke="#5b646e" stroke-width="9" stroke-dasharray="4 5"',
    ),
  bearing:
    ellipse(64, 64, 54, 54, grey) +
    ellipse(64, 64, 48, 48, pale) +
    ellipse(64, 64, 42, 42, dark) +
    [...Array(10).keys()]
      .map(
        (at) =>
          `<g transform="rotate(${at * 36} 64 64)">${ellipse(64, 31, 9, 9, steel)}${ellipse(61, 28, 3, 3, '#ffffff')}</g>`,
      )
      .join('') +
    ellipse(64, 64, 24, 24, pale) +
    ellipse(64, 64, 17, 17, '#f4efe6') +
    ellipse(64, 64, 17, 17, '#20160c').replace('/>', ' fill-opacity=".3"/>'),
  'bottle-jack':
    rect(24, 104, 80, 14, dark, 4) +
    path('M36 104 V58 Q36 48 46 48 H82 Q92 48 92 58 V104 Z', red) +
    path('M36 104 V58 Q36 48 46 48 H52 V104 Z', '#ef7a74') +
    rect(54, 18, 20, 32, steel) +
    rect(54, 18, 7, 32, '#ffffff') +
    rect(48, 10, 32, 10, grey, 3) +
    rect(92, 78, 16, 18, dark, 3) +
    line('M104 82 L120 38', black, 6),
  'floor-jack':
    path('M8 92 L94 78 H118 V98 H12 Z', red) +
    path('M28 84 L66 50 L76 56 L48 82 Z', dark) +
    ellipse(72, 48, 16, 7, grey) +
    ellipse(24, 102, 12, 12, black) +
    ellipse(24, 102, 5, 5, steel) +
    ellipse(100, 102, 12, 12, black) +
    ellipse(100, 102, 5, 5, steel) +
    line('M108 82 L120 18', black, 7) +
    line('M112 58 L120 18', red, 9),
  compressor:
    rect(10, 62, 100, 38, orange, 18) +
    rect(10, 62, 100, 12, '#f7a25c', 12) +
    rect(30, 28, 46, 34, dark, 6) +
    line('M38 30 v28 M46 30 v28 M54 30 v28 M62 30 v28', grey, 3) +
    rect(76, 36, 22, 26, steel, 4) +
    ellipse(90, 28, 9, 9, '#ffffff') +
    line('M90 28 l4 -4', red, 2.4) +
    ellipse(28, 106, 13, 13, black) +
    ellipse(28, 106, 5, 5, grey) +
    rect(88, 98, 10, 20, dark, 3) +
    line('M108 70 h12 v-38', black, 6),
  'pressure-washer':
    path('M30 30 Q30 20 42 20 H74 Q84 20 84 30 L90 108 H24 Z', yellow) +
    path('M24 84 H88 L90 108 H24 Z', dark) +
    rect(40, 36, 34, 20, black, 4) +
    ellipse(57, 70, 9, 9, dark) +
    ellipse(30, 110, 11, 11, black) +
    ellipse(84, 110, 11, 11, black) +
    line('M42 20 v-12 h30 v12', dark, 6) +
    line('M86 92 q34 4 24 -36', black, 5) +
    line('M98 62 L118 14', grey, 6) +
    rect(92, 56, 20, 12, dark, 4),
  grinder:
    path('M22 50 Q22 40 32 40 H84 V72 H32 Q22 72 22 62 Z', blue) +
    rect(4, 48, 24, 20, black, 6) +
    line('M40 50 h24 M40 58 h24', '#1d4d80', 4) +
    path('M84 38 H104 V78 H84 Z', grey) +
    ellipse(104, 84, 22, 8, dark) +
    path('M78 84 Q104 60 126 84 Z', '#59636e') +
    ellipse(102, 90, 24, 7, '#b87a45') +
    rect(88, 18, 10, 22, black, 4) +
    line('M4 58 q-4 20 6 40', black, 4),
  drill:
    path('M14 30 Q14 22 22 22 H80 L88 30 V50 L80 58 H22 Q14 58 14 50 Z', green) +
    path('M24 56 H54 L44 106 H16 Z', black) +
    rect(8, 104, 44, 16, dark, 4) +
    path('M88 30 L104 36 V44 L88 50 Z', dark) +
    line('M104 40 H124', grey, 5) +
    line('M106 38 l6 4 m2 -4 l6 4', '#ffffff', 1.6) +
    path('M56 60 h8 q0 14 -12 14 Z', red) +
    line('M30 32 h36 M30 40 h36', '#2a7340', 4),
  welder:
    rect(14, 34, 88, 70, red, 7) +
    rect(14, 34, 88, 14, '#b93434', 7) +
    line('M38 34 v-12 h40 v12', dark, 6) +
    rect(24, 54, 32, 18, black, 3) +
    line('M30 66 v-6 M37 60 h6 v6 M48 60 v6', '#8fe388', 2.4) +
    ellipse(80, 64, 10, 10, dark) +
    line('M80 64 l5 -5', '#ffffff', 2.4) +
    ellipse(36, 90, 7, 7, steel) +
    ellipse(80, 90, 7, 7, steel) +
    line('M80 90 q40 14 34 -30', black, 5) +
    path('M108 62 l10 0 l4 -26 l-14 4 Z', orange) +
    line('M36 90 q-24 10 -22 30', black, 5),
}
