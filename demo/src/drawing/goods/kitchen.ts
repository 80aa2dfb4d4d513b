import { ellipse, line, path, rect } from '../drawing.ts'
import { black, dark, glass, grey, pale, red, steel, yellow } from './colours.ts'

/** Machines and tools of a kitchen, each in a square of 128. */
export const kitchen: Record<string, string> = {
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
}
