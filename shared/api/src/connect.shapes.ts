import * as v from 'valibot'
import { Tier } from './catalogue-entities.ts'
import { companyRefusals } from './companies.shapes.ts'
import { orderStates, Totals } from './orders.shapes.ts'
import { PlainId, PlainText } from './plain.ts'
import { shape } from './shape.ts'

/** The parts of the read API that a key can be limited to. */
export const keyScopes = ['orders', 'catalogue'] as const
const Scope = v.picklist(keyScopes)

/** The most keys of a buyer, and of a company. */
export const KEYS_OF_OWNER = 10

const ApiKey = v.object({
  id: v.string(),
  name: v.string(),
  /** The last characters of the key, by which people recognise it. */
  hint: v.string(),
  scopes: v.array(Scope),
  created_by: v.string(),
  created_at: v.string(),
  /** To the minute; null for a key that no request has used. */
  last_used_at: v.nullable(v.string()),
  /** The member who created it has left the company or has another role, so the key opens nothing. */
  is_stopped: v.boolean(),
})

/** The buyer's own keys, or those of a company: for admins and finance, who see all its orders. */
export const apiKeys = shape({
  summary: 'The API keys of the buyer or of a company',
  query: v.object({ company_id: v.optional(PlainId) }),
  reply: v.object({ keys: v.array(ApiKey), most: v.number() }),
  refusals: companyRefusals,
})

/** Only this reply contains the key itself. `request_id` is the caller's: a repeated request creates no second key. */
export const createApiKey = shape({
  summary: 'Create an API key',
  body: v.object({
    request_id: PlainId,
    company_id: v.optional(PlainId),
    name: v.pipe(PlainText(60), v.minLength(1)),
    scopes: v.pipe(v.array(Scope), v.minLength(1), v.maxLength(keyScopes.length)),
  }),
  reply: v.object({ key: v.string(), api_key: ApiKey }),
  refusals: {
    ...companyRefusals,
    TOO_MANY_KEYS: {
      status: 409,
      id: 'Paling banyak {most} kunci. Cabut yang tidak terpakai dahulu.',
      en: 'There can be {most} keys at most. Revoke an unused one first.',
    },
    KEY_CREATED: {
      status: 409,
      id: 'Kunci ini sudah dibuat, dan isinya hanya tampil sekali. Bila belum tersalin, cabut lalu buat lagi.',
      en: 'This key was created already, and it is shown only once. If you have no copy, revoke it and create another.',
    },
  },
})

export const revokeApiKey = shape({
  summary: 'Revoke an API key: the next request with it is refused',
  params: v.object({ keyId: PlainId }),
  reply: v.object({ result: v.object({ done: v.boolean() }) }),
  refusals: {
    KEY_UNKNOWN: {
      status: 404,
      id: 'Kunci tidak ditemukan atau sudah dicabut',
      en: 'There is no such key, or it was revoked',
    },
  },
})

/** The refusals of every call of the read API. */
const keyRefusals = {
  KEY_INVALID: {
    status: 401,
    id: 'Kunci API tidak ada, salah, atau sudah dicabut. Kirim sebagai: Authorization: Bearer bk_…',
    en: 'The API key is missing, wrong or revoked. Send it as: Authorization: Bearer bk_…',
  },
  KEY_IN_ADDRESS: {
    status: 400,
    id: 'Kunci API tidak boleh ada di alamat, karena alamat tersimpan di log. Cabut kunci ini, dan kirim kunci baru di header Authorization.',
    en: 'An API key must not be in the address, because addresses are logged. Revoke this key, and send a new one in the Authorization header.',
  },
  PARAMETER_UNKNOWN: {
    status: 400,
    id: 'Parameter {name} tidak dikenal',
    en: 'There is no parameter {name}',
  },
  SCOPE_MISSING: {
    status: 403,
    id: 'Kunci ini tidak punya izin {scope}',
    en: 'This key does not have the scope {scope}',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    id: 'Terlalu banyak permintaan. Coba lagi setelah jumlah detik di header Retry-After.',
    en: 'Too many requests. Try again after the seconds in the header Retry-After.',
  },
} as const
const cursorInvalid = {
  CURSOR_INVALID: {
    status: 400,
    id: 'Kursor tidak dikenal. Pakai next_cursor dari jawaban sebelumnya.',
    en: 'This is no cursor. Use next_cursor of the answer before.',
  },
} as const

const page = {
  limit: v.pipe(
    v.optional(v.string(), '50'),
    v.regex(/^\d{1,3}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(100),
  ),
  /** The `next_cursor` of the page before. */
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/))),
}
/** Null on the last page. */
const next = { next_cursor: v.nullable(v.string()) }

const Moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)

const ConnectOrder = v.object({
  id: v.string(),
  serial: v.string(),
  state: v.picklist([...orderStates, 'awaiting_approval']),
  created_at: v.string(),
  updated_at: v.string(),
  paid_at: v.nullable(v.string()),
  completed_at: v.nullable(v.string()),
  ordered_by: v.string(),
  po_number: v.nullable(v.string()),
  cost_centre: v.nullable(v.string()),
  /** YYYY-MM-DD. */
  wanted_on: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  /** In rupiah. */
  totals: Totals,
  parcels: v.array(
    v.object({
      id: v.string(),
      seller: v.object({ id: v.string(), name: v.string() }),
      state: v.picklist([...orderStates, 'awaiting_approval']),
      courier: v.string(),
      tracking_number: v.nullable(v.string()),
      /** The refunds of complaints. */
      refunded: v.number(),
      lines: v.array(
        v.object({
          product_id: v.string(),
          code: v.string(),
          name: v.string(),
          unit: v.string(),
          quantity: v.number(),
          /** The part of the quantity that was cancelled after the payment. */
          cancelled: v.number(),
          unit_price: v.number(),
          subtotal: v.number(),
          /** PPN on top of the subtotal, where the price does not include it. */
          tax: v.number(),
        }),
      ),
    }),
  ),
})

/** With a company's key all orders of the company, with a personal key the personal ones. The least recently changed first. */
export const connectOrders = shape({
  summary: 'Orders, the least recently changed first',
  query: v.object({
    ...page,
    /** Orders that changed at this moment or later, with a time zone: 2026-11-24T00:00:00Z. */
    updated_since: v.optional(Moment),
  }),
  reply: v.object({ orders: v.array(ConnectOrder), ...next }),
  refusals: { ...keyRefusals, ...cursorInvalid },
})

export const connectOrder = shape({
  summary: 'One order, by its id or serial',
  params: v.object({ id: PlainId }),
  reply: v.object({ order: ConnectOrder }),
  refusals: {
    ...keyRefusals,
    ORDER_UNKNOWN: {
      status: 404,
      id: 'Pesanan tidak ditemukan',
      en: 'There is no such order',
    },
  },
})

const ConnectProduct = v.object({
  id: v.string(),
  code: v.string(),
  name: v.string(),
  /** Its page in the shop. */
  url: v.string(),
  unit: v.string(),
  minimum_order: v.number(),
  step: v.number(),
  /** Prices in rupiah by quantity; `discount` is the lowered price. */
  prices: v.array(Tier),
  ppn: v.picklist(['included', 'added', 'none']),
  stock: v.number(),
  weight_grams: v.number(),
  brand: v.nullable(v.string()),
  category: v.object({ id: v.string(), name: v.string() }),
  seller: v.object({ id: v.string(), name: v.string(), city: v.string() }),
})

/** Without age-restricted goods. */
export const connectProducts = shape({
  summary: 'Products with today’s prices and stocks, by id',
  query: v.object({
    ...page,
    /** Up to 100 product ids with commas. */
    ids: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/))),
    seller_id: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/))),
  }),
  reply: v.object({ products: v.array(ConnectProduct), ...next }),
  refusals: { ...keyRefusals, ...cursorInvalid },
})

export const connectProduct = shape({
  summary: 'One product, by its id or code',
  params: v.object({ id: PlainId }),
  reply: v.object({
    product: v.object({
      ...ConnectProduct.entries,
      description: v.string(),
      length_cm: v.number(),
      width_cm: v.number(),
      height_cm: v.number(),
    }),
  }),
  refusals: {
    ...keyRefusals,
    PRODUCT_UNKNOWN: {
      status: 404,
      id: 'Produk tidak ditemukan',
      en: 'There is no such product',
    },
  },
})
