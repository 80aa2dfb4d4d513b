import {
  brightness,
  darker,
  ellipse,
  lighter,
  line,
  mix,
  path,
  pick,
  rect,
  type Box,
  type Drawing,
} from './drawing.ts'
import { backLabel } from './back-label.ts'
import type { Look } from './look.ts'
import { placed } from './noto.ts'
import { words } from './text.ts'

type Layout = (d: Drawing, look: Look, box: Box) => string

/** Prints a product's label into a box, in one of six designs; brand and product select it. */
export function label(d: Drawing, look: Look, box: Box): string {
  if (look.side === 'back') return backLabel(look, box)
  return pick(layouts, look.layout)(d, look, box)
}

// A box inside a box, in fractions of it.
const at = (box: Box, x: number, y: number, w: number, h: number): Box => ({
  x: box.x + box.w * x,
  y: box.y + box.h * y,
  w: box.w * w,
  h: box.h * h,
})
const filled = (box: Box, fill: string, radius = 0) =>
  rect(box.x, box.y, box.w, box.h, fill, radius)
// A stripe over the whole width including the bleed, in fractions of the height.
const across = ({ x, y, w, h, bleed = 0 }: Box, from: number, share: number, fill: string) =>
  rect(x - bleed, y + h * from, w + 2 * bleed, h * share, fill)
const icon = (look: Look, box: Box) => {
  if (look.icon === undefined) return ''
  const size = Math.min(box.w, box.h)
  return placed(look.icon, box.x + (box.w - size) / 2, box.y + (box.h - size) / 2, size)
}
const textOn = (ground: string) => (brightness(ground) > 0.6 ? '#1f2329' : '#ffffff')

// A long content ("Isi 24 x 330 ml") remains readable in a narrow font.
const content = (look: Look, colour: string, box: Box, align: 'left' | 'centre' = 'centre') =>
  words(look.size, {
    font: look.size.length > 8 ? 'condensed' : 'bold',
    colour,
    ...box,
    align,
    lines: look.size.length > 8 ? 2 : 1,
  })

const pill = (look: Look, box: Box, ground: string) =>
  filled(box, ground, box.h / 2) + content(look, textOn(ground), at(box, 0.08, 0.18, 0.84, 0.64))

const band: Layout = (d, look, box) =>
  across(
    box,
    0,
    1,
    d.linear(
      [
        [0, lighter(look.hue, 0.08)],
        [1, darker(look.hue, 0.18)],
      ],
      [0, 0],
      [0, 1],
    ),
  ) +
  across(box, 0, 0.05, look.accent) +
  words(look.brand, {
    font: look.font,
    colour: '#ffffff',
    ...at(box, 0.08, 0.09, 0.84, 0.25),
    lines: 2,
  }) +
  filled(at(box, 0.3, 0.365, 0.4, 0.012), look.accent) +
  (look.icon
    ? icon(look, at(box, 0.2, 0.4, 0.6, 0.27)) +
      words(look.label, {
        font: 'sans',
        colour: look.pale,
        ...at(box, 0.08, 0.68, 0.84, 0.12),
        lines: 2,
      })
    : words(look.label, {
        font: 'sans',
        colour: look.pale,
        ...at(box, 0.1, 0.44, 0.8, 0.3),
        lines: 3,
      })) +
  (look.tinted ? across(box, 0.8, 0.2, look.flavour) : '') +
  pill(look, at(box, 0.2, 0.84, 0.6, 0.12), '#ffffff')

const paper: Layout = (_, look, box) =>
  across(box, 0, 1, '#fffdf8') +
  across(box, 0, 0.36, look.hue) +
  across(box, 0.36, look.tinted ? 0.07 : 0.025, look.tinted ? look.flavour : look.accent) +
  words(look.brand, {
    font: look.font,
    colour: '#ffffff',
    ...at(box, 0.07, 0.06, 0.86, 0.25),
    lines: 2,
  }) +
  words(look.label, {
    font: 'bold',
    colour: '#2a2420',
    ...at(box, 0.08, 0.43, 0.84, 0.19),
    lines: 2,
  }) +
  (look.icon ? icon(look, at(box, 0.04, 0.64, 0.42, 0.32)) : '') +
  content(look, look.hue, look.icon ? at(box, 0.5, 0.68, 0.44, 0.25) : at(box, 0.15, 0.7, 0.7, 0.2))

const seal: Layout = (d, look, box) => {
  const radius = Math.min(box.w * 0.44, box.h * 0.3)
  const cx = box.x + box.w / 2
  const cy = box.y + box.h * 0.36
  const ring = { x: cx - radius * 0.78, y: cy - radius * 0.42, w: radius * 1.56, h: radius * 0.84 }
  return (
    across(
      box,
      0,
      1,
      d.linear(
        [
          [0, lighter(look.pale, 0.5)],
          [1, mix(look.pale, look.accent, 0.3)],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    across(box, 0, 0.035, look.hue) +
    ellipse(cx, cy, radius, radius, look.hue) +
    `<circle cx="${cx}" cy="${cy}" r="${radius * 0.9}" fill="none" stroke="${look.accent}" stroke-width="${radius * 0.035}"/>` +
    words(look.brand, { font: look.font, colour: '#ffffff', ...ring, lines: 2 }) +
    words(look.label, {
      font: 'bold',
      colour: look.deep,
      ...at(box, 0.08, 0.69, 0.84, 0.12),
      lines: 2,
    }) +
    across(box, 0.84, 0.16, look.flavour) +
    content(look, textOn(look.flavour), at(box, 0.12, 0.87, 0.76, 0.1))
  )
}

const wave: Layout = (d, look, box) => {
  const { y, h, bleed = 0 } = box
  const x = box.x - bleed
  const w = box.w + 2 * bleed
  const crest = (fraction: number) =>
    `M${x} ${y + h * fraction} C${x + w * 0.3} ${y + h * (fraction - 0.12)} ${x + w * 0.6} ${y + h * (fraction + 0.1)} ${x + w} ${y + h * (fraction - 0.06)} V${y + h} H${x} Z`
  return (
    across(box, 0, 1, '#ffffff') +
    path(crest(look.tinted ? 0.4 : 0.44), look.tinted ? look.flavour : look.accent) +
    path(
      crest(0.475),
      d.linear(
        [
          [0, look.hue],
          [1, look.deep],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    (look.icon ? icon(look, at(box, 0.5, 0.34, 0.46, 0.28)) : '') +
    words(look.brand, {
      font: look.font,
      colour: look.hue,
      ...at(box, 0.07, 0.08, 0.86, 0.25),
      lines: 2,
    }) +
    words(look.label, {
      font: 'sans',
      colour: '#ffffff',
      ...at(box, 0.09, 0.61, 0.8, 0.17),
      lines: 2,
      align: 'left',
    }) +
    content(look, look.accent, at(box, 0.09, 0.81, 0.8, 0.13), 'left')
  )
}

const arch: Layout = (_, look, box) => {
  const { x, y, w, h } = box
  const inner = `M${x + w * 0.09} ${y + h * 0.82} V${y + h * 0.27} C${x + w * 0.09} ${y + h * 0.02} ${x + w * 0.91} ${y + h * 0.02} ${x + w * 0.91} ${y + h * 0.27} V${y + h * 0.82} Z`
  return (
    across(box, 0, 1, look.hue) +
    (look.tinted ? across(box, 0.82, 0.18, look.flavour) : '') +
    path(inner, '#fffaf0', `stroke="${look.accent}" stroke-width="${w * 0.02}"`) +
    words(look.brand, {
      font: look.font,
      colour: look.hue,
      ...at(box, 0.16, 0.18, 0.68, 0.22),
      lines: 2,
    }) +
    (look.icon
      ? icon(look, at(box, 0.2, 0.42, 0.6, 0.23)) +
        words(look.label, {
          font: 'bold',
          colour: look.deep,
          ...at(box, 0.15, 0.67, 0.7, 0.11),
          lines: 2,
        })
      : words(look.label, {
          font: 'bold',
          colour: look.deep,
          ...at(box, 0.16, 0.47, 0.68, 0.28),
          lines: 3,
        })) +
    content(look, textOn(look.flavour), at(box, 0.12, 0.855, 0.76, 0.11))
  )
}

const night: Layout = (d, look, box) =>
  across(
    box,
    0,
    1,
    d.linear(
      [
        [0, look.deep],
        [1, darker(look.hue, 0.72)],
      ],
      [0, 0],
      [1, 1],
    ),
  ) +
  line(
    `M${box.x + box.w * 0.07} ${box.y + box.h * 0.05} H${box.x + box.w * 0.93} V${box.y + box.h * 0.95} H${box.x + box.w * 0.07} Z`,
    look.accent,
    box.w * 0.012,
    0.9,
  ) +
  (look.icon ? icon(look, at(box, 0.25, 0.08, 0.5, 0.25)) : '') +
  words(look.brand, {
    font: look.font,
    colour: look.accent,
    ...at(box, 0.12, look.icon ? 0.36 : 0.18, 0.76, 0.23),
    lines: 2,
  }) +
  (look.tinted
    ? across(box, 0.8, 0.2, look.flavour)
    : filled(at(box, 0.38, 0.625, 0.24, 0.01), look.accent)) +
  words(look.label, {
    font: 'sans',
    colour: '#ffffff',
    ...at(box, 0.12, 0.655, 0.76, 0.14),
    lines: 2,
  }) +
  content(look, look.tinted ? textOn(look.flavour) : look.accent, at(box, 0.14, 0.825, 0.72, 0.13))

const layouts: readonly Layout[] = [band, paper, seal, wave, arch, night]
