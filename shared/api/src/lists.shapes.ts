import * as v from 'valibot'
import { NumberedId } from './catalogue-entities.ts'
import { FilledCart, LineNotice, Quantity } from './line-entities.ts'
import { PlainId, PlainText } from './plain.ts'
import { shape } from './shape.ts'

const MOST_AT_ONCE = 200

const ListName = v.pipe(PlainText(60), v.minLength(1))

/** `wishlist` is the one list that each buyer has; its id is `wishlist`. */
const ListSummary = v.object({
  id: v.string(),
  kind: v.picklist(['own', 'company', 'wishlist']),
  name: v.string(),
  company: v.nullable(v.object({ id: v.string(), name: v.string() })),
  item_count: v.number(),
  updated_at: v.nullable(v.string()),
  /** The buyer may rename and delete it. Every member may change the items of a company's list. */
  can_manage: v.boolean(),
})

/** `quantity` is the saved one, `cart_quantity` the one that the cart would get now. */
const ListItem = v.object({
  id_item: v.string(),
  code: v.string(),
  alias: v.string(),
  vendor_alias: v.string(),
  vendor_name: v.string(),
  name: v.string(),
  image: v.string(),
  unit_type: v.string(),
  quantity: v.number(),
  cart_quantity: v.number(),
  minimum_order: v.number(),
  quantity_step: v.number(),
  maximum: v.number(),
  unit_price: v.number(),
  /** The price of one unit when the item was saved. */
  saved_unit_price: v.number(),
  subtotal: v.number(),
  can_buy: v.boolean(),
  /** Changes since the item was saved, and reasons that keep it out of the cart. */
  notices: v.array(LineNotice),
})

const params = v.object({ listId: PlainId })
const itemParams = v.object({ listId: PlainId, productId: NumberedId })

const unknown = {
  LIST_UNKNOWN: { status: 404, id: 'Daftar tidak ditemukan', en: 'There is no such list' },
} as const
const fixed = {
  ...unknown,
  LIST_FIXED: {
    status: 409,
    id: 'Wishlist tidak dapat diubah seperti ini',
    en: 'The wishlist cannot be changed in this way',
  },
} as const
const managed = {
  ...fixed,
  LIST_NOT_YOURS: {
    status: 403,
    id: 'Hanya pembuat daftar atau admin perusahaan yang dapat melakukan ini',
    en: 'Only the creator of the list or an admin of the company can do this',
  },
} as const
const taken = {
  LIST_NAME_TAKEN: {
    status: 409,
    id: 'Sudah ada daftar dengan nama ini',
    en: 'There is already a list with this name',
  },
} as const

export const lists = shape({
  summary: 'The wishlist, the buyer’s own lists, and those of the buyer’s companies',
  reply: v.object({
    result: v.array(ListSummary),
    /** The companies for which the buyer may create lists. */
    companies: v.array(v.object({ id: v.string(), name: v.string() })),
  }),
})

export const createList = shape({
  summary: 'Creates a list of the buyer or of a company',
  body: v.object({ name: ListName, company_id: v.optional(PlainId) }),
  reply: v.object({ result: ListSummary }),
  refusals: {
    ...taken,
    COMPANY_UNKNOWN: {
      status: 404,
      id: 'Perusahaan tidak ditemukan',
      en: 'There is no such company',
    },
    LIST_LIMIT: { status: 409, id: 'Paling banyak 50 daftar', en: 'At most 50 lists are possible' },
  },
})

export const list = shape({
  summary: 'A list with today’s prices, and the changes since its items were saved',
  params,
  reply: v.object({
    result: v.object({
      ...ListSummary.entries,
      items: v.array(ListItem),
      /** Age-restricted items that this buyer may not see yet. */
      hidden_count: v.number(),
    }),
  }),
  refusals: unknown,
})

export const renameList = shape({
  summary: 'Renames a list',
  params,
  body: v.object({ name: ListName }),
  reply: v.object({ result: ListSummary }),
  refusals: { ...managed, ...taken },
})

export const deleteList = shape({
  summary: 'Deletes a list with its items',
  params,
  reply: v.object({ deleted: v.literal(true) }),
  refusals: managed,
})

export const addToList = shape({
  summary: 'Saves products with their quantities; a product that is there gets the new quantity',
  params,
  body: v.object({
    items: v.pipe(
      v.array(v.object({ product_id: NumberedId, quantity: Quantity })),
      v.minLength(1),
      v.maxLength(MOST_AT_ONCE),
    ),
  }),
  reply: v.object({ result: ListSummary }),
  refusals: {
    ...unknown,
    PRODUCT_UNKNOWN: { status: 404, id: 'Produk tidak ditemukan', en: 'There is no such product' },
    LIST_FULL: {
      status: 409,
      id: 'Daftar ini sudah penuh',
      en: 'This list is full',
    },
  },
})

export const changeListItem = shape({
  summary: 'Sets the quantity of an item and accepts its present price',
  params: itemParams,
  body: v.object({ quantity: Quantity }),
  reply: v.object({ quantity: v.number() }),
  refusals: {
    ...fixed,
    ITEM_GONE: {
      status: 404,
      id: 'Produk ini tidak ada lagi di daftar',
      en: 'The list no longer has this product',
    },
  },
})

export const removeListItem = shape({
  summary: 'Removes an item; once is enough',
  params: itemParams,
  reply: v.object({ removed: v.literal(true) }),
  refusals: unknown,
})

export const listToCart = shape({
  summary: 'Puts items of a list into the cart, in one write',
  params,
  body: v.object({
    /** The ids of the chosen products; all of them without. */
    items: v.optional(v.pipe(v.array(NumberedId), v.minLength(1), v.maxLength(500))),
    /** The amount that the buyer saw for them. */
    total: v.number(),
  }),
  reply: v.object({ result: FilledCart }),
  refusals: {
    ...unknown,
    LIST_CHANGED: {
      status: 409,
      id: 'Harga atau stok baru saja berubah. Periksa lagi daftarnya.',
      en: 'A price or stock has just changed. Check the list again.',
    },
  },
})

export const listFile = shape({
  summary: 'A list as CSV',
  params,
  reply: v.unknown(),
  refusals: unknown,
})
