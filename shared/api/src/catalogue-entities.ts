import * as v from 'valibot'

/** Ids of products, sellers, brands and categories are whole numbers, sent as text. */
export const NumberedId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/))

export const Alias = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,160}$/))

/** A price tier: the first whose `quantity_end` is at least the quantity applies, else the last. */
export const Tier = v.object({
  quantity_end: v.number(),
  price: v.number(),
  discount: v.nullable(v.number()),
})

export const Area = v.picklist(['resto', 'office', 'mart', 'auto'])

/**
 * A product in a list (E-10). `price` is the price of one `unit_type` at the smallest order; `discount` the lowered
 * price, or null. Some sellers hide the price of some products from guests: then `masked_price` is true and price,
 * discount, the percentage and the tier hint are null; a logged-in buyer sees them. `masked_discount` is true for a
 * hidden discount. `is_show_rating` is false while fewer than three buyers have reviewed. `image` is an image key.
 */
export const ProductCard = v.object({
  id: v.string(),
  alias: v.string(),
  vendor_alias: v.string(),
  image: v.string(),
  name: v.string(),
  price: v.nullable(v.number()),
  masked_price: v.boolean(),
  masked_discount: v.boolean(),
  is_show_rating: v.boolean(),
  discount_percentage: v.nullable(v.number()),
  discount: v.nullable(v.number()),
  vendor_name: v.string(),
  rating: v.number(),
  unit_type: v.string(),
  vendor_location: v.string(),
  seller_membership_type_id: v.picklist([0, 2, 3]),
  is_personal_courier: v.boolean(),
  free_ongkir_nusantara: v.boolean(),
  review_count: v.number(),
  sold: v.number(),
  minimum_order: v.number(),
  /** The first cheaper tier: its minimum quantity, and the discount in per cent. */
  tier_hint: v.nullable(v.object({ quantity: v.number(), save_percentage: v.number() })),
  ppn_included: v.boolean(),
  in_stock: v.boolean(),
  is_app_only: v.boolean(),
  is_age_restricted: v.boolean(),
  /** The agreed price of the company that the reader buys for, in the reader's language. Only its members have it. */
  agreed_price: v.optional(v.string()),
  /** Kilograms, litres or pieces of one `unit_type`, for the price of one of them. */
  content: v.optional(v.object({ measure: v.picklist(['kg', 'l', 'piece']), amount: v.number() })),
})
export type ProductCard = v.InferOutput<typeof ProductCard>

/** A seller in a list (E-10). `categories` are names in the requested language, `items` up to three of its products. */
export const SellerCard = v.object({
  id: v.string(),
  alias: v.string(),
  image: v.string(),
  name: v.string(),
  seller_membership_type_id: v.picklist([0, 2, 3]),
  location: v.string(),
  rating: v.number(),
  categories: v.array(v.string()),
  items: v.array(ProductCard),
  is_open: v.boolean(),
  /** Charges PPN and can issue a tax invoice. */
  is_pkp: v.boolean(),
  product_count: v.number(),
  minimum_purchase: v.number(),
  is_personal_courier: v.boolean(),
  free_ongkir_nusantara: v.boolean(),
})
export type SellerCard = v.InferOutput<typeof SellerCard>

/** A single category, as in breadcrumbs and filters. */
export const CategoryRef = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  level: v.picklist([1, 2, 3]),
})

const Leaf = v.object({
  ...CategoryRef.entries,
  image: v.string(),
  area: Area,
  product_count: v.number(),
  is_age_restricted: v.boolean(),
})
const Group = v.object({ ...Leaf.entries, children: v.array(Leaf) })
/** One of the four big categories with its groups and their leaves. */
export const CategoryNode = v.object({ ...Leaf.entries, children: v.array(Group) })
export type CategoryNode = v.InferOutput<typeof CategoryNode>

/** One category on its own page: its path from the big category, ending with itself, and its subcategories. */
export const CategoryPage = v.object({
  ...Leaf.entries,
  path: v.array(CategoryRef),
  children: v.array(Leaf),
})

/** A brand, with its number of products. */
export const Brand = v.object({
  id: v.string(),
  alias: v.string(),
  name: v.string(),
  image: v.string(),
  product_count: v.number(),
})
