import type { ProductImage } from './descriptor.ts'
import { darker, Drawing, ellipse, lighter, rect } from './drawing.ts'
import { lookOf, type Look } from './look.ts'
import { drawPack } from './packs/packs.ts'
import type { PackArt } from './packs/pack.ts'
import { words } from './text.ts'

const SIDE = 400
const FLOOR = 250
const FRAME = '26 30 348 348'

/** A product's image as SVG: 1 front, 2 back with its table of facts, 3 a stack of many, 4 the label close up. */
export function drawProduct(product: ProductImage, variant: number, width: number): string {
  const d = new Drawing()
  const look = lookOf(product, variant === 2 ? 'back' : 'front')
  const pack = drawPack[product.pack](d, look)
  if (variant === 1)
    return d.finish(
      FRAME,
      width,
      width,
      scene(d, look) + shown(d, pack, product) + (pack.fixed ?? ''),
    )
  if (variant === 3)
    return d.finish(`0 0 ${SIDE} ${SIDE}`, width, width, scene(d, look) + stack(d, pack))
  return d.finish(
    variant === 4 ? near(pack) : FRAME,
    width,
    width,
    scene(d, look) + shadow(d, pack) + pack.art,
  )
}

// One pack at its size; two of them, and their number, if a unit has many.
function shown(d: Drawing, pack: PackArt, { scale = 1, count }: ProductImage): string {
  const { x, y } = pack.base
  const art = shadow(d, pack) + pack.art
  if (count === undefined)
    return scale === 1 ? art : d.use(d.symbol(art), x * (1 - scale), y * (1 - scale), scale)
  const one = d.symbol(art)
  const size = scale * 0.86
  return (
    d.use(one, x - 62 - x * size * 0.86, y - 34 - y * size * 0.86, size * 0.86) +
    d.use(one, x + 30 - x * size, y - y * size, size) +
    rect(38, 290, 18 + count.length * 13, 46, '#ffffff', 12) +
    words(count, {
      font: 'bold',
      colour: '#1f2329',
      x: 46,
      y: 300,
      w: 2 + count.length * 13,
      h: 26,
      maxSize: 28,
    })
  )
}

/** The pack with its shadow only, for a banner. */
export function drawShelf(d: Drawing, product: ProductImage): string {
  const pack = drawPack[product.pack](d, lookOf(product))
  return shadow(d, pack) + pack.art
}

// A seamless studio background: bright behind the product, a little darker at the floor.
function scene(d: Drawing, look: Look): string {
  return (
    rect(
      0,
      0,
      SIDE,
      SIDE,
      d.radial(
        [
          [0, lighter(look.ground, 0.6)],
          [1, look.ground],
        ],
        [0.45, 0.4],
        0.7,
      ),
    ) +
    rect(
      0,
      FLOOR,
      SIDE,
      SIDE - FLOOR,
      d.linear(
        [
          [0, darker(look.ground, 0.5), 0],
          [1, darker(look.ground, 0.5), 0.14],
        ],
        [0, 0],
        [0, 1],
      ),
    )
  )
}

function shadow(d: Drawing, pack: PackArt): string {
  const { x, y, width, depth = 9 } = pack.base
  return (
    ellipse(
      x + width * 0.06,
      y,
      width * 0.66,
      16 + depth,
      d.radial([
        [0, '#20160c', 0.34],
        [0.6, '#20160c', 0.13],
        [1, '#20160c', 0],
      ]),
    ) +
    ellipse(
      x,
      y + 1,
      width * 0.53,
      depth + 1,
      d.radial([
        [0, '#20160c', 0.5],
        [0.75, '#20160c', 0.3],
        [1, '#20160c', 0],
      ]),
    )
  )
}

const places = [
  [120, 258, 0.5],
  [200, 250, 0.5],
  [280, 258, 0.5],
  [82, 316, 0.54],
  [318, 316, 0.54],
  [150, 346, 0.62],
  [252, 346, 0.62],
] as const

function stack(d: Drawing, pack: PackArt): string {
  const one = d.symbol(shadow(d, pack) + pack.art)
  return places
    .map(([x, floor, scale]) =>
      d.use(one, x - pack.base.x * scale, floor - pack.base.y * scale, scale),
    )
    .join('')
}

function near(pack: PackArt): string {
  const { x, y, w, h } = pack.label
  const side = Math.max(w, h) * 1.12
  return `${x + w / 2 - side / 2} ${y + h / 2 - side / 2} ${side} ${side}`
}
