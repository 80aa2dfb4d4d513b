import type { BannerImage } from './descriptor.ts'
import { brightness, darker, Drawing, lighter, path, rect } from './drawing.ts'
import { palettes } from './palettes.ts'
import { drawShelf } from './product.ts'
import { words } from './text.ts'

const WIDTH = 720
const INK = '#1f2329'
const BRAND = '#ff7e00'

/** A banner: text on the left, products on the right. */
export function drawBanner(banner: BannerImage, width: number): string {
  const d = new Drawing()
  const height = banner.shape === 'wide' ? 360 : 240
  const { ground, body } = palettes[banner.palette]
  const dark = banner.tone === 'dark'
  const panel = dark ? BRAND : brightness(body) > 0.8 ? darker(ground, 0.08) : lighter(body, 0.35)
  const ink = dark ? '#ffffff' : INK
  const backdrop =
    rect(
      0,
      0,
      WIDTH,
      height,
      dark
        ? INK
        : d.linear([
            [0, lighter(ground, 0.5)],
            [1, ground],
          ]),
    ) +
    path(
      `M${WIDTH * 0.6} 0 H${WIDTH} V${height} H${WIDTH * 0.5} Z`,
      d.linear(
        [
          [0, lighter(panel, 0.12)],
          [1, panel],
        ],
        [0, 0],
        [0.3, 1],
      ),
    ) +
    path(
      `M${WIDTH * 0.575} 0 h14 L${WIDTH * 0.4945} ${height} h-14 Z`,
      dark ? lighter(BRAND, 0.35) : panel,
      'fill-opacity=".6"',
    )
  const top = height * (banner.badge ? 0.27 : 0.16)
  const text =
    (banner.badge ? badge(banner.badge, height, dark) : '') +
    words(banner.title, {
      font: 'bold',
      colour: ink,
      x: 36,
      y: top,
      w: 345,
      h: height * 0.36,
      lines: 2,
      align: 'left',
      maxSize: height * 0.17,
    }) +
    words(banner.text, {
      font: 'sans',
      colour: dark ? '#e8e4de' : '#3d434b',
      x: 36,
      y: top + height * 0.4,
      w: 325,
      h: height * 0.19,
      lines: 2,
      align: 'left',
      maxSize: height * 0.085,
    })
  return d.finish(
    `0 0 ${WIDTH} ${height}`,
    width,
    Math.round((width * height) / WIDTH),
    backdrop + text + shelf(d, banner, height),
  )
}

function badge(text: string, height: number, dark: boolean): string {
  const h = height * 0.12
  const w = Math.min(300, 26 + text.length * h * 0.42)
  return (
    rect(36, height * 0.1, w, h, dark ? BRAND : INK, h / 2) +
    words(text, {
      font: 'bold',
      colour: dark ? INK : '#ffffff',
      x: 48,
      y: height * 0.1 + h * 0.24,
      w: w - 24,
      h: h * 0.52,
    })
  )
}

// One product is in the middle; a second and a third are behind it.
function shelf(d: Drawing, banner: BannerImage, height: number): string {
  const scale = height / 400
  const spots = [
    { x: 0.755, y: 1.03, scale: 0.98 },
    { x: 0.9, y: 0.98, scale: 0.72 },
    { x: 0.625, y: 0.99, scale: 0.66 },
  ]
  return banner.packs
    .slice(0, spots.length)
    .map((product, at) => {
      const spot = spots[at] as (typeof spots)[number]
      const size = spot.scale * scale
      return `<g transform="translate(${WIDTH * spot.x - 200 * size} ${height * spot.y - 380 * size}) scale(${size})">${drawShelf(d, product)}</g>`
    })
    .toReversed()
    .join('')
}
