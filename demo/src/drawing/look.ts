import type { Pack, PaletteName, ProductImage } from './descriptor.ts'
import { darker, hash, lighter, pick } from './drawing.ts'
import { picture } from './goods/goods.ts'
import { brandColours, palettes } from './palettes.ts'
import type { FontName } from './text.ts'

/** The input of a pack's and its label's rendering. */
export interface Look {
  brand: string
  label: string
  size: string
  icon: string | undefined
  iconName: string
  ground: string
  body: string
  accent: string
  /** The brand's colour, and its dark and pale versions. */
  hue: string
  deep: string
  pale: string
  /** The second colour of the label: that of the kind, else the brand's. */
  flavour: string
  /** True if `flavour` is not the brand's colour. */
  tinted: boolean
  pieces: number
  font: FontName
  layout: number
  seed: number
  side: 'front' | 'back'
}

const brandFonts: readonly FontName[] = ['bold', 'condensed', 'script', 'slab', 'bold', 'condensed']

/** A brand's own colour and font: the same on every product, on its logo and on banners. */
export function brandStyle(brand: string): { hue: string; font: FontName; seed: number } {
  const seed = hash(brand.toLowerCase())
  return { hue: pick(brandColours, seed), font: pick(brandFonts, seed >>> 5), seed }
}

// Packs whose material or content is visible. Lubricants are in opaque ones.
const clear = new Set<Pack>(['bottle', 'jerrycan', 'refill', 'roll', 'tape', 'sheets'])
const bodyShows = ({ pack, palette }: ProductImage) => clear.has(pack) && palette !== 'lube'
// Rolls of tissue are white, also in the palette of soap.
const whiteRolls = new Set<PaletteName>(['care', 'baby'])

export function lookOf(product: ProductImage, side: Look['side'] = 'front'): Look {
  const palette = palettes[product.palette]
  const { hue, font, seed } = brandStyle(product.brand)
  return {
    brand: product.brand,
    label: product.label,
    size: product.size,
    icon: product.icon === undefined ? undefined : picture(product.icon, product),
    iconName: product.icon ?? '',
    ground: palette.ground,
    body:
      (product.tint !== undefined && bodyShows(product) ? product.tint : undefined) ??
      (whiteRolls.has(product.palette) && product.pack === 'roll' ? '#fbfaf7' : palette.body),
    accent: palette.accent,
    hue,
    deep: darker(hue, 0.45),
    pale: lighter(hue, 0.86),
    flavour: product.mark ?? product.tint ?? hue,
    tinted: (product.tint ?? product.mark) !== undefined,
    pieces: product.pieces ?? 1,
    font,
    // A brand's products look related, but do not all have the same label.
    layout: (seed >>> 9) + (hash(product.label) % 3 === 0 ? 1 : 0),
    seed: hash(`${product.brand} ${product.label} ${product.size}`),
    side,
  }
}
