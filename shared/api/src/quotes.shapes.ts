import * as v from 'valibot'
import { NumberedId } from './catalogue-entities.ts'
import { companyRefusals } from './companies.shapes.ts'
import { AttachedFile } from './files.shapes.ts'
import { Quantity } from './line-entities.ts'
import { paged, paging } from './paging.ts'
import { PlainId, PlainText } from './plain.ts'
import { shape } from './shape.ts'

const MOST_LINES = 200

/** The states of a quote, in their order; the last three end it without an order. */
export const quoteStates = [
  'draft',
  'asked',
  'offered',
  'countered',
  'accepted',
  'ordered',
  'declined',
  'expired',
  'withdrawn',
] as const

/** The acts of the buyer that the state may allow. */
export const buyerActs = ['ask', 'counter', 'accept', 'decline', 'withdraw', 'order'] as const

/** The acts on a quote that depend on its owner: in a company on the reader's role. */
export const quoteActs = ['read', 'message', ...buyerActs] as const

const Rupiah = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))
const Version = v.pipe(v.number(), v.integer(), v.minValue(1))
const FileIds = v.pipe(v.array(PlainId), v.maxLength(5))
const Source = v.picklist(['product', 'cart', 'list', 'tender'])

const QuoteSummary = v.object({
  id: v.string(),
  number: v.string(),
  state: v.picklist(quoteStates),
  /** The company that owns the quote; null for a personal one. Earlier gateways send none. */
  company_id: v.optional(v.nullable(v.string())),
  company_name: v.optional(v.nullable(v.string())),
  /** The member who made a company's quote; null for the caller's own quotes. */
  made_by: v.optional(v.nullable(v.string())),
  vendor_name: v.string(),
  vendor_alias: v.string(),
  first_product: v.string(),
  line_count: v.number(),
  /** The amount of the present offer; null before the first one. */
  total: v.nullable(v.number()),
  /** The state ends at this time, if nothing happens. */
  valid_until: v.nullable(v.string()),
  updated_at: v.string(),
})

const QuoteLine = v.object({
  id_item: v.string(),
  alias: v.string(),
  name: v.string(),
  image: v.string(),
  unit_type: v.string(),
  quantity: v.number(),
  /** The offered price of one unit; null before the first offer. */
  unit_price: v.nullable(v.number()),
  /** The price that the buyer wished for in the request. */
  wished_price: v.nullable(v.number()),
  /** Today's price in the shop for this quantity; null when the product is gone. */
  shop_price: v.nullable(v.number()),
})

const QuoteEvent = v.object({
  id: v.string(),
  from: v.picklist(['buyer', 'seller', 'shop']),
  /** The state that the event led to; null for a message. */
  state: v.nullable(v.picklist(quoteStates)),
  text: v.string(),
  /** The amount of the goods and the freight of an offer or a counter-offer. */
  total: v.nullable(v.number()),
  at: v.string(),
})

const Quote = v.object({
  ...QuoteSummary.entries,
  source: Source,
  /** The tender on which the buyer decides about this offer. */
  tender_number: v.nullable(v.string()),
  /** The number that a change has to name. */
  version: v.number(),
  vendor_id: v.string(),
  lines: v.array(QuoteLine),
  freight: v.nullable(v.number()),
  /** The days from the payment to the delivery. */
  delivery_days: v.nullable(v.number()),
  terms: v.string(),
  subtotal: v.number(),
  /** PPN of the goods whose price does not include it. */
  tax: v.number(),
  address: v.nullable(
    v.object({
      shipping_address_id: v.string(),
      alias: v.string(),
      name: v.string(),
      address: v.string(),
      city: v.string(),
    }),
  ),
  acts: v.array(v.picklist(buyerActs)),
  /** Whether the caller may write to the seller. Earlier gateways send none. */
  can_message: v.optional(v.boolean()),
  events: v.array(QuoteEvent),
  files: v.array(AttachedFile),
  order_id: v.nullable(v.string()),
  order_serial: v.nullable(v.string()),
})

const params = v.object({ quoteId: PlainId })
const one = v.object({ result: Quote })

const limit = {
  QUOTES_LIMIT: {
    status: 409,
    id: 'Terlalu banyak penawaran yang belum selesai. Selesaikan atau batalkan sebagian dahulu.',
    en: 'Too many quotes are open. Finish or withdraw some of them first.',
  },
} as const

const companyUnknown = { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN }

const unknown = {
  QUOTE_UNKNOWN: { status: 404, id: 'Penawaran tidak ditemukan', en: 'There is no such quote' },
} as const

/** The refusals of every change of a quote, for the buyer and at the desk. */
export const quoteRefusals = {
  ...unknown,
  QUOTE_CHANGED: {
    status: 409,
    id: 'Penawaran ini baru saja berubah. Periksa lagi sebelum melanjutkan.',
    en: 'This quote has just changed. Check it before you go on.',
  },
  QUOTE_STATE: {
    status: 409,
    id: 'Ini tidak dapat dilakukan lagi pada penawaran ini',
    en: 'This is no longer possible for this quote',
  },
  QUOTE_EXPIRED: {
    status: 409,
    id: 'Masa berlaku penawaran ini sudah habis',
    en: 'This quote has expired',
  },
  LINES_UNKNOWN: {
    status: 422,
    id: 'Produk penawaran tidak sesuai. Muat ulang halaman ini.',
    en: 'These are not the products of the quote. Load the page again.',
  },
} as const

export const quotes = shape({
  summary: 'The buyer’s or a company’s quotes, of one state or all, the last changed first',
  query: v.object({
    ...paging,
    state: v.optional(v.picklist(quoteStates)),
    /** The quotes of this company instead of the own ones, in the mandate of the caller's role. */
    company_id: v.optional(PlainId),
  }),
  reply: v.object({ result: v.object({ items: v.array(QuoteSummary), ...paged }) }),
  refusals: companyUnknown,
})

export const quote = shape({
  summary: 'A quote with its lines, history and files',
  params,
  reply: one,
  refusals: unknown,
})

export const draftQuotes = shape({
  summary:
    'Creates one draft for each seller of the products; a repeated key returns the same ones',
  body: v.object({
    key: PlainId,
    source: v.picklist(['product', 'cart', 'list']),
    items: v.pipe(
      v.array(v.object({ product_id: NumberedId, quantity: Quantity })),
      v.minLength(1),
      v.maxLength(MOST_LINES),
    ),
  }),
  reply: v.object({ result: v.array(QuoteSummary) }),
  refusals: {
    PRODUCT_UNKNOWN: { status: 404, id: 'Produk tidak ditemukan', en: 'There is no such product' },
    AGE_UNVERIFIED: {
      status: 403,
      id: 'Produk ini hanya untuk pembeli berusia 21 tahun ke atas yang terverifikasi',
      en: 'This product is only for verified buyers of 21 years and older',
    },
    ...limit,
  },
})

export const askQuote = shape({
  summary: 'Sends a draft to its seller',
  params,
  body: v.object({
    version: Version,
    /** The company that will own the quote; without one it stays personal. */
    company_id: v.optional(PlainId),
    /** Where the goods go, from the address book. */
    address_id: PlainId,
    lines: v.pipe(
      v.array(
        v.object({
          product_id: NumberedId,
          quantity: Quantity,
          /** The price of one unit that the buyer hopes for. It is not binding. */
          wished_price: v.optional(Rupiah),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_LINES),
    ),
    text: v.optional(PlainText(1000), ''),
    file_ids: v.optional(FileIds, []),
  }),
  reply: one,
  refusals: {
    ...quoteRefusals,
    ...companyUnknown,
    ...limit,
    ADDRESS_UNKNOWN: { status: 404, id: 'Alamat tidak ditemukan', en: 'There is no such address' },
    FILE_UNKNOWN: { status: 404, id: 'Berkas tidak ditemukan', en: 'There is no such file' },
  },
})

export const counterQuote = shape({
  summary: 'Names other prices or quantities than the seller’s offer',
  params,
  body: v.object({
    version: Version,
    lines: v.pipe(
      v.array(v.object({ product_id: NumberedId, quantity: Quantity, unit_price: Rupiah })),
      v.minLength(1),
      v.maxLength(MOST_LINES),
    ),
    text: v.optional(PlainText(1000), ''),
  }),
  reply: one,
  refusals: quoteRefusals,
})

export const acceptQuote = shape({
  summary: 'Accepts the seller’s offer; its prices then hold until the date of the quote',
  params,
  body: v.object({ version: Version }),
  reply: one,
  refusals: quoteRefusals,
})

export const declineQuote = shape({
  summary: 'Declines the seller’s offer',
  params,
  body: v.object({ version: Version, text: v.optional(PlainText(1000), '') }),
  reply: one,
  refusals: quoteRefusals,
})

export const withdrawQuote = shape({
  summary: 'Withdraws the request for a quote',
  params,
  body: v.object({ version: Version }),
  reply: one,
  refusals: quoteRefusals,
})

export const messageQuote = shape({
  summary: 'Writes a message to the seller of a quote, with files; a repeated key writes one',
  params,
  body: v.object({
    key: PlainId,
    text: v.pipe(PlainText(1000), v.minLength(1)),
    file_ids: v.optional(FileIds, []),
  }),
  reply: one,
  refusals: {
    ...unknown,
    QUOTE_STATE: quoteRefusals.QUOTE_STATE,
    FILE_UNKNOWN: { status: 404, id: 'Berkas tidak ditemukan', en: 'There is no such file' },
    TOO_MANY_MESSAGES: {
      status: 429,
      id: 'Terlalu banyak pesan pada penawaran ini',
      en: 'There are too many messages on this quote',
    },
  },
})
