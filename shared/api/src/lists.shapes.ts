import * as v from 'valibot'
import { Pin, Rupiah } from './billing-entities.ts'
import { payRefusals } from './billing-refusals.ts'
import { NumberedId } from './catalogue-entities.ts'
import { FilledCart, LineNotice, Quantity, shownProduct } from './line-entities.ts'
import { PlainId, PlainText } from './plain.ts'
import { shape } from './shape.ts'

const MOST_PER_CALL = 200

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
  ...shownProduct,
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

/** How an order without the buyer is paid. */
export const listPayments = ['wallet', 'pay-later', 'borong-plus-partner'] as const
const rhythm = v.picklist(['weekly', 'biweekly', 'monthly'])

/** The caller's rhythm for a list. */
const ListSchedule = v.object({
  rhythm,
  /** 1 (Monday) to 7 of a week, or 1 to 31 of a month; a short month has its last day. */
  day: v.number(),
  /** In WIB, YYYY-MM-DD. One day before, a notice shows the prices. */
  next_on: v.string(),
  is_paused: v.boolean(),
  /** The most that an order without the buyer may cost with its freight; null when nothing is ordered without the buyer. */
  cap: v.nullable(v.number()),
  address_id: v.nullable(v.string()),
  payment_id: v.picklist(listPayments),
  /** The latest day on which the gateway ordered, or did not. */
  last: v.nullable(
    v.object({
      on: v.string(),
      outcome: v.picklist(['ordered', 'above_cap', 'stock_out', 'wallet_short', 'stopped']),
      /** `stopped`, because the credit could not be used. */
      is_credit_refused: v.boolean(),
      order_id: v.nullable(v.string()),
    }),
  ),
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
      /** Null without a rhythm. */
      schedule: v.optional(v.nullable(ListSchedule)),
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
      v.maxLength(MOST_PER_CALL),
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

const noSchedule = {
  ...fixed,
  SCHEDULE_NONE: {
    status: 409,
    id: 'Daftar ini tidak punya jadwal',
    en: 'This list has no schedule',
  },
} as const

export const setListSchedule = shape({
  summary:
    'Repeats a list: a notice with today’s prices one day before, and an order only within a cap',
  params,
  body: v.object({
    rhythm,
    day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
    /** With a cap, an order is made on the day and paid from the wallet or on credit. */
    cap: v.optional(v.nullable(v.pipe(Rupiah, v.minValue(1))), null),
    payment_id: v.optional(v.picklist(listPayments), 'wallet'),
    /** Needed with a cap. */
    address_id: v.optional(PlainId),
    /** Needed with a cap. */
    pin: v.optional(Pin),
  }),
  reply: v.object({ result: ListSchedule }),
  refusals: {
    ...fixed,
    DAY_INVALID: {
      status: 422,
      id: 'Pilih satu hari dalam seminggu',
      en: 'Choose a day of the week',
    },
    ADDRESS_UNKNOWN: {
      status: 422,
      id: 'Pilih alamat pengiriman',
      en: 'Choose a shipping address',
    },
    CREDIT_LINE_NONE: {
      status: 422,
      id: 'Limit kredit ini belum aktif. Ajukan di halaman kredit atau pilih saldo',
      en: 'This credit line is not active. Apply for it on the credit page, or choose the wallet',
    },
    PIN_MISSING: payRefusals.PIN_MISSING,
    PIN_WRONG: payRefusals.PIN_WRONG,
    PIN_BLOCKED: payRefusals.PIN_BLOCKED,
  },
})

export const changeListSchedule = shape({
  summary: 'Skips the next day of a list, pauses its rhythm, or resumes it',
  params,
  body: v.object({
    action: v.picklist(['skip', 'pause', 'resume']),
    /** The day to skip. When it is no longer the next one, nothing is skipped. */
    next_on: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
  reply: v.object({ result: ListSchedule }),
  refusals: noSchedule,
})

export const endListSchedule = shape({
  summary: 'Ends the rhythm of a list; once is enough',
  params,
  reply: v.object({ ended: v.literal(true) }),
  refusals: unknown,
})
