import type { CategoryImage, NameImage } from './descriptor.ts'
import { darker, Drawing, ellipse, lighter, line, path, rect } from './drawing.ts'
import { brandStyle } from './look.ts'
import { picture } from './goods/goods.ts'
import { placed } from './noto.ts'
import { palettes } from './palettes.ts'
import { words } from './text.ts'

const SIDE = 240
const square = (d: Drawing, width: number, body: string) =>
  d.finish(`0 0 ${SIDE} ${SIDE}`, width, width, body)

const initials = (name: string) => {
  const list = name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\d]/u.test(word) && !/^(toko|cv|pt|ud|tb)\.?$/i.test(word))
  return (
    list
      .slice(0, 2)
      .map((word) => word[0]?.toUpperCase())
      .join('') || name.slice(0, 1).toUpperCase()
  )
}

/** A seller's logo: initials under an awning, in a ring, on a shield or on a roof line, depending on the name. */
export function drawSeller({ name }: NameImage, width: number): string {
  const d = new Drawing()
  const { hue, seed } = brandStyle(name)
  const dark = (seed >>> 7) % 3 === 0
  const ground = dark ? '#1f2329' : hue
  const accent = dark ? lighter(hue, 0.45) : '#ffe0b0'
  const letters = (y: number, h: number) =>
    words(initials(name), { font: 'bold', colour: '#ffffff', x: 50, y, w: 140, h })
  const back = rect(
    0,
    0,
    SIDE,
    SIDE,
    d.linear(
      [
        [0, lighter(ground, 0.1)],
        [1, darker(ground, 0.2)],
      ],
      [0, 0],
      [1, 1],
    ),
  )
  const awning = Array.from({ length: 6 }, (_, at) =>
    path(`M${36 + at * 28} 48 h28 v30 a14 14 0 0 1 -28 0 Z`, at % 2 === 0 ? '#ffffff' : accent),
  ).join('')
  const designs = [
    () => awning + letters(118, 78),
    () =>
      `<circle cx="120" cy="120" r="92" fill="none" stroke="${accent}" stroke-width="6"/>` +
      letters(84, 72),
    () =>
      path(
        'M120 26 L206 52 V118 C206 172 160 202 120 216 C80 202 34 172 34 118 V52 Z',
        'none',
        `stroke="${accent}" stroke-width="6"`,
      ) + letters(80, 72),
    () =>
      line('M36 96 L120 42 L204 96', accent, 10) +
      letters(112, 78) +
      rect(60, 206, 120, 6, accent, 3),
  ]
  return square(d, width, back + (designs[seed % designs.length] ?? designs[0])?.())
}

/** A brand's logo on white, in the colour and the font of its packs. */
export function drawBrand({ name }: NameImage, width: number): string {
  const d = new Drawing()
  const { hue, font, seed } = brandStyle(name)
  const box = { x: 38, y: 84, w: 164, h: 72, lines: 2 }
  const designs = [
    () => words(name, { font, colour: hue, ...box }) + rect(90, 174, 60, 7, hue, 3.5),
    () =>
      rect(22, 66, 196, 108, hue, 54) +
      words(name, { font, colour: '#ffffff', ...box, x: 48, w: 144 }),
    () =>
      ellipse(120, 120, 98, 98, hue) +
      ellipse(120, 120, 89, 89, '#ffffff') +
      ellipse(120, 120, 84, 84, hue) +
      words(name, { font, colour: '#ffffff', ...box, x: 52, w: 136 }),
    () => rect(22, 62, 196, 116, hue, 14) + words(name, { font, colour: '#ffffff', ...box }),
  ]
  return square(
    d,
    width,
    rect(0, 0, SIDE, SIDE, '#ffffff') + (designs[(seed >>> 3) % designs.length] ?? designs[0])?.(),
  )
}

/** A category's icon on a soft background. */
export function drawCategory({ icon, palette }: CategoryImage, width: number): string {
  const d = new Drawing()
  const { ground, body } = palettes[palette]
  const art = picture(icon)
  return square(
    d,
    width,
    rect(
      0,
      0,
      SIDE,
      SIDE,
      d.radial(
        [
          [0, lighter(ground, 0.55)],
          [1, ground],
        ],
        [0.45, 0.4],
        0.72,
      ),
    ) +
      ellipse(
        122,
        196,
        70,
        13,
        d.radial([
          [0, '#20160c', 0.34],
          [1, '#20160c', 0],
        ]),
      ) +
      (art === undefined ? rect(66, 60, 108, 132, body, 16) : placed(art, 50, 50, 140)),
  )
}
