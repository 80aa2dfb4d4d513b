import type { JSONColumnType } from 'kysely'

/** The kinds of packs. `icon` is the product itself (fruit, a tool) without a pack, rendered from the field `icon`. */
export const packs = [
  'sack',
  'carton',
  'jerrycan',
  'bottle',
  'pail',
  'pouch',
  'can',
  'box',
  'ream',
  'tube',
  'roll',
  'drum',
  'tray',
  'refill',
  'sachet',
  'aerosol',
  'trigger',
  'cup',
  'gallon',
  'tape',
  'sheets',
  'crate',
  'icon',
] as const
export type Pack = (typeof packs)[number]

/** The palettes of product families: the colours of background, pack and label match. */
export const paletteNames = [
  'rice',
  'flour',
  'sugar',
  'oil',
  'sauce',
  'spice',
  'coffee',
  'tea',
  'milk',
  'snack',
  'noodle',
  'drink',
  'water',
  'meat',
  'fresh',
  'frozen',
  'clean',
  'laundry',
  'care',
  'baby',
  'paper',
  'stationery',
  'tech',
  'furniture',
  'lube',
  'auto',
  'tool',
  'build',
  'farm',
  'neutral',
] as const
export type PaletteName = (typeof paletteNames)[number]

/** The description of a product's image. The generator writes one per product; the image is rendered on request. */
export interface ProductImage {
  kind: 'product'
  pack: Pack
  /** In large type on the label, ideally at most 12 letters: `Padi Emas`. */
  brand: string
  /** The kind of product, ideally at most 24 letters: `Beras Premium`. */
  label: string
  /** Net content as on a pack: `25 kg`, `5 L`, `500 lembar`. */
  size: string
  palette: PaletteName
  /** A name in @iconify-json/noto (`cooked-rice`, `hot-pepper`): small on a label, large for the pack `icon`. */
  icon?: string
  /** The colour of the kind (a red helmet, a syrup of melon) as `#rrggbb`; the brand's colours apply without it. */
  tint?: string
  /** A colour that tells the kind from others on a label only, if the kind has no colour of its own. */
  mark?: string
  /** The type or the count that goods without a pack show: 4 drawers, 2 burners. */
  form?: number
  /** The size among those of the family: 1 for the largest. */
  scale?: number
  /** The number of pieces of goods without a pack; 1 without it. */
  pieces?: number
  /** The number of equal packs in one unit: `12 ×`. */
  count?: string
}

/** A seller's logo, or a brand's logo: typographic, from the name. */
export interface NameImage {
  kind: 'seller' | 'brand'
  name: string
}

/** A category's icon on its soft background. */
export interface CategoryImage {
  kind: 'category'
  icon: string
  palette: PaletteName
}

/** A wide banner: `wide` is 2:1, `strip` 3:1. The products of `packs` (at most 3) are on the right. */
export interface BannerImage {
  kind: 'banner'
  shape: 'wide' | 'strip'
  title: string
  text: string
  /** A short tag above the title: `Hemat 20%`. */
  badge?: string
  palette: PaletteName
  /** `dark` is ink with the palette's accent, `soft` the palette's background with ink on it. */
  tone: 'dark' | 'soft'
  packs: ProductImage[]
}

export type ImageDescriptor = ProductImage | NameImage | CategoryImage | BannerImage

/**
 * The table `pictures` has one row per key, written by the generator: `p/<productId>` a product, `s/<sellerId>` a
 * seller, `b/<brandId>` a brand, `c/<categoryKey>` a category, `banner/<key>` a banner, with the suffix `-en` in
 * English. A product's gallery needs no rows: `p/<productId>/2` to `/4` come from the same descriptor. `pay/<code>`,
 * `courier/<code>`, `no-image` and `default-image` are rendered from the code's own tables.
 */
export interface ImageTable {
  key: string
  descriptor: JSONColumnType<ImageDescriptor>
}

declare module '@borong/gateway/server/database' {
  interface Tables {
    pictures: ImageTable
  }
}
