import { darker, ellipse, lighter, line, path, rect } from '../drawing.ts'
import { label } from '../label.ts'
import { groundShade, roundLight, type DrawPack } from './pack.ts'

const cylinder = (left: number, right: number, top: number, bottom: number, depth: number) =>
  `M${left} ${top} A${(right - left) / 2} ${depth} 0 0 0 ${right} ${top} V${bottom} A${(right - left) / 2} ${depth} 0 0 1 ${left} ${bottom} Z`

const steel = '#c9ced4'

/** A tin can. */
export const can: DrawPack = (d, look) => {
  const body = cylinder(112, 288, 98, 326, 18)
  const box = { x: 126, y: 116, w: 148, h: 204, bleed: 20 }
  const rim = (y: number) =>
    path(cylinder(110, 290, y, y + 9, 18), steel) +
    path(cylinder(110, 290, y, y + 9, 18), roundLight(d, 1.1))
  return {
    art:
      path(body, look.hue) +
      d.inside(body, label(d, look, box) + rect(112, 90, 176, 260, groundShade(d))) +
      path(body, roundLight(d, 1.05)) +
      rim(318) +
      rim(92) +
      ellipse(
        200,
        92,
        90,
        18,
        d.linear([
          [0, '#8f969e'],
          [0.35, '#f4f6f8'],
          [0.7, '#b4bac1'],
          [1, '#848b93'],
        ]),
      ) +
      ellipse(
        200,
        93,
        80,
        14.5,
        d.linear([
          [0, '#e9ecef'],
          [0.5, '#a9b0b7'],
          [1, '#dfe3e6'],
        ]),
      ) +
      line('M136 93 A64 10 0 0 0 264 93', '#ffffff', 2, 0.6) +
      ellipse(200, 95, 20, 5, '#9aa1a8') +
      ellipse(200, 94, 16, 3.4, '#d9dde1'),
    base: { x: 200, y: 329, width: 180, depth: 18 },
    label: box,
  }
}

/** A steel drum. */
export const drum: DrawPack = (d, look) => {
  const body = cylinder(96, 304, 92, 324, 20)
  const box = { x: 138, y: 158, w: 124, h: 130 }
  const rib = (y: number) =>
    line(`M96 ${y} A104 20 0 0 0 304 ${y}`, '#140d06', 5, 0.24) +
    line(`M96 ${y - 4} A104 20 0 0 0 304 ${y - 4}`, '#ffffff', 4, 0.34)
  return {
    art:
      path(
        body,
        d.linear(
          [
            [0, lighter(look.hue, 0.12)],
            [1, darker(look.hue, 0.25)],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      d.inside(body, rib(136) + rib(306) + label(d, look, box)) +
      path(body, roundLight(d, 1.1)) +
      ellipse(200, 92, 104, 20, darker(look.hue, 0.35)) +
      ellipse(200, 91, 98, 17, lighter(look.hue, 0.2)) +
      ellipse(200, 93, 90, 14, darker(look.hue, 0.1)) +
      ellipse(240, 88, 13, 4, '#d7dbe0') +
      ellipse(160, 96, 8, 2.6, '#d7dbe0'),
    base: { x: 200, y: 326, width: 208, depth: 20 },
    label: box,
  }
}

/** A big roll (tissue, tape, film, cloth) with a band around it. */
export const roll: DrawPack = (d, look) => {
  const body = cylinder(104, 296, 118, 312, 30)
  const box = { x: 130, y: 196, w: 140, h: 112, bleed: 40 }
  const paper = look.body
  const rings = [82, 68, 54, 40].map(
    (radius) =>
      `<ellipse cx="200" cy="118" rx="${radius}" ry="${radius * 0.31}" fill="none" stroke="#140d06" stroke-opacity=".08" stroke-width="1.6"/>`,
  )
  const wrap = 'M104 166 A96 30 0 0 0 296 166 V296 A96 30 0 0 1 104 296 Z'
  return {
    art:
      path(
        body,
        d.linear(
          [
            [0, lighter(paper, 0.3)],
            [1, darker(paper, 0.08)],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      d.inside(
        wrap,
        rect(100, 150, 200, 46, look.layout % 6 === 3 ? '#ffffff' : look.hue) +
          rect(100, 308, 200, 40, look.hue) +
          label(d, look, box),
      ) +
      path(body, roundLight(d, 0.85)) +
      d.inside(body, rect(100, 118, 200, 230, groundShade(d))) +
      ellipse(200, 118, 96, 30, lighter(paper, 0.4)) +
      rings.join('') +
      ellipse(200, 118, 27, 9, '#a78660') +
      ellipse(200, 120, 22, 6.6, '#4a3826'),
    base: { x: 200, y: 314, width: 194, depth: 30 },
    label: box,
  }
}
