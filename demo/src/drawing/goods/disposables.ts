import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'

import { type Goods, moved, times } from './variant.ts'

const chips = (tint: string, ridged: boolean) =>
  times(7, (at) =>
    moved(
      path(
        'M-26 2 Q-22 -20 0 -20 Q24 -20 26 0 Q22 18 0 18 Q-24 18 -26 2 Z',
        at % 2 ? tint : lighter(tint, 0.2),
      ) +
        (ridged
          ? line('M-16 -12 V12 M-6 -16 V14 M4 -16 V14 M14 -12 V12', darker(tint, 0.18), 2)
          : line('M-16 0 Q0 10 16 0', darker(tint, 0.25), 2.4)),
      32 + (at % 3) * 32,
      34 + Math.floor(at / 3) * 32,
      1,
      at * 31,
    ),
  )
const cup = (body: string, lid: string, sleeve: string) =>
  path('M30 34 H98 L88 116 Q88 120 82 120 H46 Q40 120 40 116 Z', body) +
  path('M30 34 H44 L54 120 H46 Q40 120 40 116 Z', '#ffffff', 'fill-opacity=".45"') +
  path('M34 58 H94 L90 92 H38 Z', sleeve) +
  path('M24 26 Q24 20 30 20 H98 Q104 20 104 26 V34 H24 Z', lid) +
  rect(34, 12, 60, 10, lid, 4)
const lid = (domed: boolean, tint: string) =>
  (domed
    ? path('M22 70 Q22 22 64 22 Q106 22 106 70 Z', tint) +
      path('M32 64 Q34 32 60 30 Q44 40 42 66 Z', '#ffffff', 'fill-opacity=".7"') +
      ellipse(64, 24, 10, 4, darker(tint, 0.3))
    : ellipse(64, 60, 48, 16, tint) +
      ellipse(64, 58, 36, 10, lighter(tint, 0.3)) +
      line('M56 56 l16 4 M72 56 l-16 4', darker(tint, 0.35), 3)) +
  ellipse(64, domed ? 74 : 68, 54, 16, tint).replace('/>', ' fill-opacity=".75"/>') +
  ellipse(64, domed ? 72 : 66, 46, 11, lighter(tint, 0.3)).replace(
    '/>',
    ` fill-opacity="${domed ? '.3' : '.6'}"/>`,
  )
const straws = (colours: string[], width: number) =>
  times(7, (at) =>
    moved(
      rect(-width / 2, -50, width, 104, colours[at % colours.length] as string, width / 2) +
        rect(-width / 2 + 1.4, -46, width / 4, 96, '#ffffff', 1).replace(
          '/>',
          ' fill-opacity=".5"/>',
        ),
      28 + at * 12,
      64,
      1,
      (at - 3) * 5,
    ),
  )
const container = (lidTint: string, divider: number) =>
  path('M10 54 H118 L108 104 Q106 110 100 110 H28 Q22 110 20 104 Z', '#dfeaf0') +
  path('M10 54 H118 L116 64 H12 Z', '#c2d4de') +
  rect(4, 42, 120, 13, lidTint, 5) +
  rect(12, 36, 104, 9, lighter(lidTint, 0.35), 4) +
  times(divider, (at) =>
    line(`M${64 + (at - (divider - 1) / 2) * (80 / divider)} 64 V106`, '#a9c3cf', 3),
  ) +
  line('M26 66 L32 102', '#ffffff', 5)
const bento: Goods = ({ form = 3 }) =>
  rect(8, 26, 112, 82, '#23282d', 8) +
  rect(13, 31, 50, 72, '#3b4249', 4) +
  times(form - 1, (at) =>
    rect(67, 31 + (at * 72) / (form - 1), 48, 72 / (form - 1) - 4, '#3b4249', 4),
  ) +
  ellipse(38, 68, 18, 22, '#f8f6ef') +
  times(form - 1, (at) =>
    ellipse(
      91,
      47 + (at * 72) / (form - 1) - (form - 3) * 6,
      14,
      6,
      ['#d98f3a', '#6aa84a', '#cf4436', '#f2c14e'][at] as string,
    ),
  )
const spoon: Goods = ({ tint = '#e9f2f6', form }) =>
  form === 2
    ? path(
        'M18 34 Q56 22 74 44 Q84 62 62 74 Q30 78 16 58 Z',
        tint,
        `stroke="${darker(tint, 0.3)}" stroke-width="2"`,
      ) +
      path(
        'M66 58 Q92 70 108 104 L100 110 Q84 82 58 72 Z',
        tint,
        `stroke="${darker(tint, 0.3)}" stroke-width="2"`,
      )
    : times(2, (at) =>
        moved(
          ellipse(0, -30, 15, 22, tint) +
            rect(-5, -12, 10, 66, tint, 5) +
            ellipse(-3, -32, 7, 13, darker(tint, 0.16)),
          44 + at * 42,
          62,
          1,
          at * 16 - 8,
        ),
      )
const bag =
  (handles: boolean): Goods =>
  ({ tint = '#f2f4f6' }) =>
    (handles
      ? path('M28 46 Q26 12 42 12 Q54 12 52 46 Z M76 46 Q74 12 88 12 Q102 12 100 46 Z', tint)
      : '') +
    path('M22 40 H106 L114 118 H14 Z', tint) +
    path('M22 40 H40 L36 118 H14 Z', '#ffffff', 'fill-opacity=".35"') +
    line('M52 46 Q46 80 52 116 M82 46 Q88 82 80 116', darker(tint, 0.18), 2) +
    (handles ? '' : line('M44 40 Q44 12 64 12 Q84 12 84 40', darker(tint, 0.35), 5))

/** Snacks, and the packaging of food. */
export const disposables: Record<string, Goods> = {
  'cassava-chips': ({ tint = '#f0d9a0' }) => chips(tint, false),
  'potato-chips': ({ tint = '#eebd4a' }) => chips(tint, true),
  crackers: ({ tint = '#f6efe0' }) =>
    times(5, (at) =>
      moved(
        path('M-28 4 Q-30 -22 -6 -22 Q22 -30 28 -4 Q30 22 4 22 Q-24 26 -28 4 Z', tint) +
          line('M-18 2 q8 -14 16 -2 t16 -4 M-12 12 q12 -8 22 2', darker(tint, 0.16), 3),
        38 + (at % 2) * 52,
        34 + Math.floor(at / 2) * 32,
        0.95,
        at * 50,
      ),
    ),
  'biscuit-cracker': times(4, (at) =>
    moved(
      rect(-24, -24, 48, 48, at % 2 ? '#dfa95c' : '#e9bb72', 6) +
        times(9, (dot) =>
          ellipse(-12 + (dot % 3) * 12, -12 + Math.floor(dot / 3) * 12, 2, 2, '#9a6a2c'),
        ),
      38 + (at % 2) * 52,
      38 + Math.floor(at / 2) * 52,
      0.95,
      at * 14 - 20,
    ),
  ),
  'bento-box': bento,
  'plastic-spoon': spoon,
  'plastic-bag': bag(true),
  'cloth-bag': bag(true),
  'paper-bag': bag(false),
  'paper-cup': cup('#f4efe6', '#2b2d31', '#b5814c'),
  'plastic-cup':
    path('M28 20 H100 L88 116 Q88 120 82 120 H46 Q40 120 40 116 Z', '#d9ecf2') +
    path('M28 20 H44 L56 120 H46 Q40 120 40 116 Z', '#ffffff', 'fill-opacity=".8"') +
    rect(24, 16, 80, 8, '#f4fafc', 4) +
    line('M34 50 H94 M37 76 H91', '#b5d0db', 2.4),
  'flat-lid': lid(false, '#d9ecf2'),
  'dome-lid': lid(true, '#d9ecf2'),
  'paper-cup-lid': lid(false, '#3a3f45'),
  'thin-straws': straws(['#d24040', '#ffffff', '#2f8fd6'], 6),
  'boba-straws': straws(['#2b2d31', '#f29bb7', '#8fd35c'], 11),
  'paper-straws': straws(['#f4efe6', '#c9e3d0'], 7),
  'food-container': container('#e9f2f6', 0),
  'kraft-box':
    path('M14 46 L64 30 L114 46 L104 112 H24 Z', '#b5814c') +
    path('M14 46 L64 30 L114 46 L64 60 Z', '#d3a46c') +
    path('M64 60 L114 46 L104 112 H64 Z', '#a06f3c') +
    rect(52, 44, 24, 8, '#8a5c2e', 3),
  'rice-paper-sheet':
    path('M14 24 L96 14 L116 96 L34 112 Z', '#c99a5e') +
    path('M96 14 L116 96 L104 98 L86 16 Z', '#b08048') +
    line('M30 40 l52 -7 M34 56 l52 -7 M38 72 l52 -7', '#dbb37c', 2),
  'satay-sticks':
    times(9, (at) =>
      moved(
        path('M-2 -54 L2 -54 L2.6 50 L0 58 L-2.6 50 Z', at % 2 ? '#d9b06a' : '#c79a55'),
        36 + at * 7,
        62,
        1,
        (at - 4) * 6,
      ),
    ) + rect(34, 68, 60, 10, '#d24040', 3),
  'hot-sauce-bowl':
    path('M12 60 H116 Q112 112 64 112 Q16 112 12 60 Z', '#f4efe6') +
    ellipse(64, 60, 52, 16, '#c9281c'),
}
