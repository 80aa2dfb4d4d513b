import type { JSONColumnType } from 'kysely'

/** What stands on the shelf. `icon` is the thing itself (fruit, a tool) without a pack, drawn from `icon`. */
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
  'icon',
] as const
export type Pack = (typeof packs)[number]

/** A product family's colours: ground, pack and label go together. */
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

/** A product's picture in words. The market's generator writes one per product; the picture is drawn from it when asked for. */
export interface PictureDescriptor {
  kind: 'product'
  pack: Pack
  /** On the label in large type, at best 12 letters: `Padi Emas`. */
  brand: string
  /** What it is, at best 24 letters: `Beras Premium`. */
  label: string
  /** Net content as on a pack: `25 kg`, `5 L`, `500 lembar`. */
  size: string
  palette: PaletteName
  /** A name in @iconify-json/noto (`cooked-rice`, `hot-pepper`): small on a label, large for the pack `icon`. */
  icon?: string
}

/** A seller's logo, or a brand's mark: typographic, from the name. */
export interface NamePicture {
  kind: 'seller' | 'brand'
  name: string
}

/** A category's icon on its soft ground. */
export interface CategoryPicture {
  kind: 'category'
  icon: string
  palette: PaletteName
}

/** A wide banner: `wide` is 2:1, `strip` 3:1. The products of `packs` (at most 3) stand at its right. */
export interface BannerPicture {
  kind: 'banner'
  shape: 'wide' | 'strip'
  title: string
  text: string
  /** A short tag above the title: `Hemat 20%`. */
  badge?: string
  palette: PaletteName
  /** `dark` is ink with the palette's accent, `soft` the palette's ground with ink on it. */
  tone: 'dark' | 'soft'
  packs: PictureDescriptor[]
}

export type Picture = PictureDescriptor | NamePicture | CategoryPicture | BannerPicture

/**
 * The table `pictures` holds one row per key; the generator fills it:
 * `p/<productId>` a product, `s/<sellerId>` a seller, `b/<brandId>` a brand, `c/<categoryKey>` a category,
 * `banner/<key>` a banner, with `-en` behind it in English. A product's gallery needs no rows: `p/<productId>/2` to `/4` come from the same descriptor.
 * `pay/<code>`, `courier/<code>`, `no-image` and `default-image` are drawn from the code's own tables.
 */
export interface PictureTable {
  key: string
  descriptor: JSONColumnType<Picture>
}

declare module '../server/database.ts' {
  interface Tables {
    pictures: PictureTable
  }
}

/** The pictures of a product's gallery: front, back with its table of facts, a stack of many, a detail. */
export const GALLERY_SIZE = 4

/** The key of a banner in a language: its words are part of the picture. */
export const bannerKey = (image: string, language: 'id' | 'en'): string =>
  language === 'en' ? `${image}-en` : image
