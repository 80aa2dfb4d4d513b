import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { type Goods, moved, times } from './variant.ts'

const egg =
  (tint: string, spots = '') =>
  (x: number, y: number, size: number) =>
    moved(
      path(
        'M0 -30 C13 -30 21 -8 21 7 C21 21 12 28 0 28 C-12 28 -21 21 -21 7 C-21 -8 -13 -30 0 -30 Z',
        tint,
      ) +
        path('M-8 -18 Q-14 -4 -13 8 Q-8 -8 -2 -20 Z', '#ffffff', 'fill-opacity=".55"') +
        spots,
      x,
      y,
      size,
    )
const eggs = (draw: (x: number, y: number, size: number) => string) => draw(64, 66, 1.9)
const spots = times(9, (at) =>
  ellipse(((at * 7) % 22) - 11, ((at * 11) % 30) - 13, 2.4 + (at % 2), 2, '#6b4a34'),
)
const sausage = (tint: string) =>
  times(4, (at) =>
    moved(
      rect(-50, -11, 100, 22, at % 2 ? tint : lighter(tint, 0.1), 11) +
        line('M-38 -4 H34', '#ffffff', 4, 0.4) +
        line('M-53 0 h5 M48 0 h6', darker(tint, 0.4), 5),
      64,
      34 + at * 24,
      1,
      at % 2 ? -4 : 5,
    ),
  )
const balls = (tint: string) =>
  times(
    8,
    (at) =>
      ellipse(
        30 + (at % 3) * 34,
        44 + Math.floor(at / 3) * 29,
        18,
        17,
        at % 2 ? tint : darker(tint, 0.08),
      ) + ellipse(24 + (at % 3) * 34, 38 + Math.floor(at / 3) * 29, 6, 5, lighter(tint, 0.4)),
  )
const nugget = (tint: string) =>
  times(6, (at) =>
    moved(
      path(
        'M-24 0 Q-24 -18 -4 -17 Q22 -20 24 -2 Q24 16 4 16 Q-22 20 -24 0 Z',
        at % 2 ? tint : lighter(tint, 0.12),
      ) +
        times(5, (dot) => ellipse(-14 + dot * 7, ((dot * 7) % 14) - 6, 2, 1.6, darker(tint, 0.3))),
      34 + (at % 2) * 58,
      38 + Math.floor(at / 2) * 30,
      1,
      at * 21 - 30,
    ),
  )

/** Eggs, and food from the freezer. */
export const eggsAndFrozen: Record<string, Goods> = {
  'egg-brown': eggs(egg('#dd9a62')),
  'egg-brown-b': eggs(
    egg(
      '#cf8a55',
      times(4, (at) => ellipse(at * 8 - 12, at * 7 - 8, 1.6, 1.6, '#9a5d33')),
    ),
  ),
  'egg-village': eggs(egg('#f3e0c4')),
  'egg-duck': eggs(egg('#bcd6d0')),
  'egg-duck-raw': eggs(egg('#d5e3da')),
  'egg-quail': times(3, (at) =>
    egg('#efe3c8', spots)([34, 94, 64][at] as number, [58, 58, 88][at] as number, 1.05),
  ),
  'egg-cream': egg('#f6ecd6')(64, 70, 1.7),
  nugget: ({ tint = '#d9963f' }) => nugget(tint),
  'nugget-sticks': times(5, (at) =>
    moved(
      rect(-46, -9, 92, 18, at % 2 ? '#d9963f' : '#cc8730', 6) + line('M-36 -3 h64', '#f0bd72', 3),
      64,
      28 + at * 20,
      1,
      at % 2 ? -6 : 5,
    ),
  ),
  sausages: ({ tint = '#c2503f' }) => sausage(tint),
  'meat-balls': ({ tint = '#a9968a' }) => balls(tint),
  siomay: times(5, (at) =>
    moved(
      path('M-20 -8 Q-24 22 0 24 Q24 22 20 -8 Z', '#f3dfae') +
        ellipse(0, -8, 20, 9, '#f9edc9') +
        ellipse(0, -9, 12, 5.5, '#d98f6a') +
        line('M-12 -2 v20 M0 2 v20 M12 -2 v20', '#d9bd7c', 2),
      34 + (at % 3) * 30,
      46 + Math.floor(at / 3) * 42,
      1.05,
    ),
  ),
  hakau: times(5, (at) =>
    moved(
      path('M-26 14 Q-22 -18 0 -18 Q22 -18 26 14 Q0 22 -26 14 Z', '#f7f2ea') +
        path('M-16 10 Q-12 -8 0 -8 Q12 -8 16 10 Z', '#f3c0a8', 'fill-opacity=".8"') +
        line('M-18 -2 q6 -10 10 -2 q6 -10 10 -2 q6 -8 12 0', '#d8cdbb', 2.4),
      34 + (at % 3) * 30,
      48 + Math.floor(at / 3) * 40,
      1.05,
    ),
  ),
  'spring-rolls': times(5, (at) =>
    moved(
      rect(-44, -10, 88, 20, at % 2 ? '#d99a48' : '#e6ad5e', 9) +
        line('M-30 -4 h52', '#f6d596', 4) +
        ellipse(44, 0, 5, 9, '#b97a30'),
      64,
      28 + at * 20,
      1,
      at % 2 ? -8 : 6,
    ),
  ),
}
