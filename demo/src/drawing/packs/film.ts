import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { label } from '../label.ts'
import { times } from '../goods/variant.ts'
import { groundShade, roundLight, softLight, type DrawPack } from './pack.ts'

const spouted =
  'M120 92 L236 92 L262 112 L284 140 C296 210 296 270 288 332 Q286 344 270 345 Q200 354 130 345 Q114 344 112 332 C106 270 106 170 114 98 Q115 92 120 92 Z'

/** A refill of a liquid: a pouch with a spout at its corner, whose content shows. */
export const refill: DrawPack = (d, look) => {
  const box = { x: 128, y: 150, w: 142, h: 140, bleed: 24 }
  const liquid = d.linear(
    [
      [0, lighter(look.body, 0.4)],
      [1, darker(look.body, 0.08)],
    ],
    [0, 0],
    [0, 1],
  )
  return {
    art:
      `<g transform="rotate(45 262 106)">${rect(248, 78, 28, 24, look.flavour, 5)}${rect(253, 98, 18, 18, '#ffffff')}</g>` +
      path(spouted, liquid) +
      d.inside(
        spouted,
        rect(100, 92, 200, 22, '#ffffff').replace('/>', ' fill-opacity=".35"/>') +
          line('M104 116 H300', '#140d06', 2, 0.16) +
          label(d, look, box) +
          path('M104 322 Q200 296 296 322 L296 356 H104 Z', '#140d06', 'fill-opacity=".1"') +
          line('M108 322 Q200 296 292 322', '#ffffff', 2, 0.5) +
          path(
            'M122 122 C114 190 116 270 122 320 L134 316 C128 250 128 190 136 122 Z',
            '#ffffff',
            'fill-opacity=".4"',
          ) +
          rect(90, 60, 220, 300, softLight(d)) +
          rect(90, 60, 220, 300, groundShade(d)),
      ) +
      line(spouted, darker(look.body, 0.5), 1, 0.4),
    base: { x: 200, y: 346, width: 184 },
    label: box,
  }
}

const strip = (x: number) => `M${x} 74 h78 v262 q-39 8 -78 0 Z`

/** Strips of sachets, as they hang in a store. */
export const sachet: DrawPack = (d, look) => {
  const box = { x: 152, y: 82, w: 96, h: 118 }
  const seams = (x: number, w: number) =>
    times(2, (at) =>
      line(`M${x} ${206 + at * 66} h${w}`, '#ffffff', 3, 0.7, 'stroke-dasharray="5 4"'),
    )
  const side = (x: number) =>
    path(strip(x), darker(look.hue, 0.12)) +
    rect(x, 92, 78, 40, look.flavour) +
    rect(x, 218, 78, 36, look.flavour) +
    rect(x, 284, 78, 36, look.flavour) +
    seams(x, 78)
  const front = 'M146 66 h108 v278 q-54 9 -108 0 Z'
  return {
    art:
      side(92) +
      side(230) +
      path(front, look.hue) +
      d.inside(
        front,
        label(d, look, box) +
          times(
            2,
            (at) =>
              rect(152, 216 + at * 66, 96, 52, '#ffffff', 4).replace('/>', ' fill-opacity=".9"/>') +
              rect(152, 228 + at * 66, 96, 26, look.flavour),
          ) +
          seams(146, 108) +
          rect(140, 60, 120, 300, softLight(d)),
      ) +
      line(front, look.deep, 1, 0.4),
    base: { x: 200, y: 346, width: 190 },
    label: box,
  }
}

const barrel = 'M150 140 Q150 118 172 112 H228 Q250 118 250 140 V336 Q200 350 150 336 Z'

/** A spray can with a cap. */
export const aerosol: DrawPack = (d, look) => {
  const box = { x: 156, y: 150, w: 88, h: 168, bleed: 12 }
  return {
    art:
      rect(168, 62, 64, 54, look.flavour, 10) +
      rect(168, 62, 64, 54, roundLight(d, 0.8), 10) +
      path(barrel, look.hue) +
      d.inside(
        barrel,
        label(d, look, box) +
          rect(150, 110, 100, 30, '#c9ced4') +
          rect(150, 326, 100, 24, '#c9ced4') +
          rect(150, 110, 100, 240, groundShade(d)),
      ) +
      path(barrel, roundLight(d, 1.05)),
    base: { x: 200, y: 342, width: 108, depth: 8 },
    label: box,
  }
}

const sprayer =
  'M168 152 Q168 176 150 190 Q134 204 134 226 V326 Q136 345 156 345 H244 Q264 345 266 326 V226 Q266 204 250 190 Q232 176 232 152 Z'

/** A bottle with a trigger. */
export const trigger: DrawPack = (d, look) => {
  const box = { x: 144, y: 216, w: 112, h: 104, bleed: 12 }
  return {
    art:
      path('M176 152 V118 H232 V152 Z', '#ffffff') +
      path('M126 74 H236 Q256 76 258 104 L236 122 H172 L166 98 H126 Z', look.hue) +
      path('M168 104 Q160 130 146 148 L158 152 Q176 136 180 112 Z', darker(look.hue, 0.3)) +
      rect(112, 72, 18, 28, darker(look.hue, 0.35), 3) +
      path(sprayer, lighter(look.body, 0.25)) +
      d.inside(sprayer, label(d, look, box) + rect(120, 150, 160, 200, groundShade(d))) +
      path(sprayer, roundLight(d, 0.9)),
    base: { x: 200, y: 345, width: 130 },
    label: box,
  }
}

const beaker = 'M112 112 H288 L266 334 Q264 345 252 345 H148 Q136 345 134 334 Z'

/** A paper cup under a lid of film. */
export const cup: DrawPack = (d, look) => {
  const box = { x: 138, y: 130, w: 124, h: 196, bleed: 30 }
  return {
    art:
      path(beaker, look.hue) +
      d.inside(beaker, label(d, look, box) + rect(100, 110, 200, 240, groundShade(d))) +
      path(beaker, roundLight(d, 0.95)) +
      ellipse(200, 110, 96, 17, '#ffffff') +
      ellipse(200, 107, 88, 13, lighter(look.flavour, 0.35)) +
      path('M284 108 l24 8 l-8 10 l-22 -8 Z', lighter(look.flavour, 0.2)),
    base: { x: 200, y: 345, width: 130 },
    label: box,
  }
}

const jug =
  'M176 84 H224 V108 Q280 116 284 150 V322 Q282 344 260 345 H140 Q118 344 116 322 V150 Q120 116 176 108 Z'

/** A gallon of drinking water. */
export const gallon: DrawPack = (d, look) => {
  const box = { x: 130, y: 196, w: 140, h: 96, bleed: 16 }
  const clear = d.linear(
    [
      [0, lighter(look.body, 0.35)],
      [1, darker(look.body, 0.08)],
    ],
    [0, 0],
    [0, 1],
  )
  return {
    art:
      path(jug, clear) +
      d.inside(
        jug,
        times(3, (at) =>
          line(
            `M116 ${150 + at * 20} Q200 ${160 + at * 20} 284 ${150 + at * 20}`,
            darker(look.body, 0.25),
            4,
            0.4,
          ),
        ) +
          line('M116 314 Q200 326 284 314', darker(look.body, 0.25), 4, 0.4) +
          label(d, look, box) +
          rect(110, 84, 180, 270, groundShade(d)),
      ) +
      path(jug, roundLight(d, 0.8)) +
      rect(170, 62, 60, 30, look.hue, 6) +
      rect(170, 62, 60, 30, roundLight(d, 0.8), 6),
    base: { x: 200, y: 345, width: 168 },
    label: box,
  }
}

/** A roll of adhesive tape that stands on its edge, with its label inside. */
export const tape: DrawPack = (d, look) => {
  const ring = (x: number, fill: string) => ellipse(x, 210, 118, 126, fill)
  const box = { x: 140, y: 158, w: 104, h: 104 }
  return {
    art:
      ring(222, darker(look.body, 0.3)) +
      path('M192 84 H222 V336 H192 Z', darker(look.body, 0.2)) +
      ring(192, look.body) +
      times(
        3,
        (at) =>
          `<ellipse cx="192" cy="210" rx="${110 - at * 9}" ry="${118 - at * 9}" fill="none" stroke="#140d06" stroke-opacity=".1" stroke-width="2"/>`,
      ) +
      ellipse(
        192,
        210,
        118,
        126,
        d.linear(
          [
            [0, '#ffffff', 0.35],
            [0.5, '#ffffff', 0],
            [1, '#140d06', 0.2],
          ],
          [0, 0],
          [1, 1],
        ),
      ) +
      ellipse(192, 210, 82, 88, '#c49a63') +
      ellipse(192, 210, 76, 82, '#fffdf8') +
      label(d, look, box) +
      path('M300 250 Q320 300 344 318 L338 338 Q300 320 286 276 Z', look.body),
    base: { x: 206, y: 338, width: 150 },
    label: box,
  }
}

/** Flat boards or sheets that lie on each other, with a label. */
export const sheets: DrawPack = (d, look) => {
  const box = { x: 150, y: 176, w: 112, h: 92 }
  const layer = (y: number, fill: string) =>
    path(`M52 ${y + 40} L268 ${y - 20} L352 ${y + 44} L136 ${y + 112} Z`, fill) +
    path(`M52 ${y + 40} L136 ${y + 112} V${y + 122} L52 ${y + 50} Z`, darker(look.body, 0.3)) +
    path(`M136 ${y + 112} L352 ${y + 44} V${y + 54} L136 ${y + 122} Z`, darker(look.body, 0.2))
  return {
    art:
      layer(196, look.body) +
      layer(180, look.body) +
      layer(164, lighter(look.body, 0.2)) +
      rect(box.x + 2, box.y + 3, box.w, box.h, '#140d06', 4).replace(
        '/>',
        ' fill-opacity=".25"/>',
      ) +
      d.inside(`M${box.x} ${box.y} h${box.w} v${box.h} h-${box.w} Z`, label(d, look, box)),
    base: { x: 200, y: 318, width: 230, depth: 14 },
    label: box,
  }
}

/** A wooden crate with loose goods on top of it. */
export const crate: DrawPack = (d, look) => {
  const box = { x: 150, y: 262, w: 100, h: 56 }
  const slat = (y: number) =>
    rect(60, y, 280, 30, '#d2a368', 3) + line(`M66 ${y + 4} H334`, '#e9c795', 3)
  const goods = look.icon ?? ''
  const one = d.symbol(`<svg width="128" height="128" viewBox="0 0 128 128">${goods}</svg>`)
  return {
    art:
      rect(72, 160, 256, 90, '#7a5230', 6) +
      [
        [64, 118],
        [150, 106],
        [236, 118],
        [104, 146],
        [196, 146],
      ]
        .map(([x, y]) => d.use(one, x as number, y as number, 0.76))
        .join('') +
      slat(232) +
      slat(270) +
      slat(308) +
      rect(60, 228, 20, 114, '#b98a52', 3) +
      rect(320, 228, 20, 114, '#b98a52', 3) +
      d.inside(`M${box.x} ${box.y} h${box.w} v${box.h} h-${box.w} Z`, label(d, look, box)),
    base: { x: 200, y: 340, width: 260 },
    label: box,
  }
}
