import * as v from 'valibot'
import { NumberedId } from './catalogue-entities.ts'
import { companyRefusals } from './companies.shapes.ts'
import { AttachedFile } from './files.shapes.ts'
import { shape } from './shape.ts'
import { orderRefusals } from './order-refusals.ts'
import { paged, paging } from './paging.ts'
import { Payment } from './payments.shapes.ts'
import { PlainId as Id, PlainText } from './plain.ts'
import { isDay } from './rules/day.ts'
import { isPlaceNumber, taxNumberFault } from './rules/tax-number.ts'
import { DAY_MS } from './rules/time.ts'

const Rupiah = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000_000))
const Text = (max: number) => v.pipe(PlainText(max), v.minLength(1))

const Digits = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[^\d]/g, '')),
)

/** The company on a tax invoice. */
const FactureFields = v.object({
  company_name: Text(120),
  /** NPWP of 15 or 16 digits, or a NIK of 16. */
  tax_number: v.pipe(Digits, v.regex(/^\d{15,16}$/)),
  /** Which of both numbers it is. */
  id_type: v.optional(v.picklist(['npwp', 'nik'])),
  /** The NITKU of the place of business: the NPWP and six more digits. Without it, the main office. */
  nitku: v.optional(v.pipe(Digits, v.regex(/^(\d{22})?$/))),
  company_address: Text(300),
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(120)),
})
const Facture = v.pipe(
  FactureFields,
  v.check(({ nitku, tax_number }) => !nitku || isPlaceNumber(nitku, tax_number)),
)

const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay))
const line = (most: number) => v.pipe(Text(most), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u))

const hundredths = (percent: number) => Math.round(percent * 100)
const Percent = v.pipe(
  v.number(),
  v.minValue(0.01),
  v.maxValue(100),
  v.check((percent) => Math.abs(hundredths(percent) - percent * 100) < 1e-6),
)

/** Cost centres that pay the order by per cent, with at most two decimals, which add up to 100. */
export const CostShares = v.pipe(
  v.array(v.object({ cost_centre_id: Id, percent: Percent })),
  v.minLength(1),
  v.maxLength(50),
  v.check((all) => new Set(all.map((one) => one.cost_centre_id)).size === all.length),
  v.check((all) => all.reduce((sum, one) => sum + hundredths(one.percent), 0) === 10_000),
)

/** The most parts of products that an order divides between addresses: 60 products to 50 addresses. */
export const MOST_PARTS = 3000
/** The most products of an order. */
export const MOST_PRODUCTS = 200
/** The most couriers of an order: one for each seller and address. */
export const MOST_SHIPMENTS = 600

export const isFewProducts = (items: readonly { id_item: string }[]): boolean =>
  new Set(items.map(({ id_item }) => id_item)).size <= MOST_PRODUCTS

/** The notes of a company on its order. Each field is optional; without a company it is a personal order. */
const BusinessFields = v.object({
  company_id: v.optional(Id),
  /** Of the same company. */
  cost_centre_id: v.optional(Id),
  cost_centres: v.optional(CostShares),
  /** The number of the company's own purchase order. */
  po_number: v.optional(line(60)),
  /** The day on which the goods are wanted: YYYY-MM-DD. */
  wanted_on: v.optional(Day),
  reference: v.optional(line(120)),
  /** An order that exceeds a budget goes to the approvers, where the company allows it. Otherwise it is refused. */
  budget_exception: v.optional(v.boolean()),
})
const Business = v.pipe(
  BusinessFields,
  v.check(({ cost_centre_id, cost_centres }) => !cost_centre_id || !cost_centres),
)

/** The checkout draft (E-05) of an order. `total_payment` is the total that the buyer saw, without the unique code. */
const DraftFields = v.object({
  /**
   * The cart of the order: it must still have these lines and quantities. Without it the items are ordered directly.
   */
  cart_id: v.optional(Id),
  /**
   * The accepted quote of the order, with the quote's lines as `items`. It fixes prices, freight and address, and
   * becomes one order.
   */
  quote_id: v.optional(Id),
  shipping_address_id: Id,
  billing_address_id: v.optional(Id),
  items: v.pipe(
    v.array(
      v.object({
        id_item: NumberedId,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
        /**
         * The address of this part of the product, of the order's company or person. Prices and minimums are those of the
         * whole quantity. Each seller and address is a parcel.
         */
        shipping_address_id: v.optional(Id),
        /** The cost centre of this part of the product; the order's cost centre without it. */
        cost_centre_id: v.optional(Id),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_PARTS),
    v.check((items) => isFewProducts(items)),
  ),
  shipping_used: v.pipe(
    v.array(
      v.object({
        vendor_id: NumberedId,
        /** The `id` of the shipping option. */
        shipping_id: Id,
        insurance: v.optional(v.boolean(), false),
        /** Another destination for this seller's goods; where goods are divided, one of their addresses. */
        shipping_address_id: v.optional(Id),
        note: v.optional(PlainText(200), ''),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_SHIPMENTS),
  ),
  /** Required unless balances and points pay everything. */
  payment_id: v.optional(Id),
  promo_code: v.optional(PlainText(40), ''),
  referral_code: v.optional(PlainText(40), ''),
  use_wallet: v.optional(v.boolean(), false),
  wallet_amount: v.optional(Rupiah, 0),
  credit_amount: v.optional(Rupiah, 0),
  points: v.optional(Rupiah, 0),
  facture_required: v.optional(v.boolean(), false),
  facture: v.optional(Facture),
  business: v.optional(Business),
  total_payment: Rupiah,
})
// The cost centres of items and those by per cent exclude each other.
const Draft = v.pipe(
  DraftFields,
  v.check(
    ({ business, items }) =>
      !business?.cost_centres || items.every(({ cost_centre_id }) => !cost_centre_id),
  ),
)

/** Every amount of an order, as `rules/cart-totals.ts` computes it. */
export const Totals = v.object({
  total_price: v.number(),
  total_strike_price: v.number(),
  total_discount: v.number(),
  /** PPN of the goods whose price does not include it. */
  tax: v.number(),
  total_shipping_price: v.number(),
  subvention_shipping_fee: v.number(),
  insurance_fee: v.number(),
  service_fee: v.number(),
  grand_total: v.number(),
  points_used: v.number(),
  credit_used: v.number(),
  wallet_used: v.number(),
  /** The waived remainder below Rp 1,000, which no payment method accepts. */
  rounding: v.number(),
  unique_code: v.number(),
  total_payment: v.number(),
  cash_back: v.number(),
})

/** The states of an order; a parcel has those from `processed` to `completed`, and `cancelled`. */
export const orderStates = [
  'awaiting_payment',
  'processed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'expired',
] as const
const State = v.picklist(orderStates)

/** The approval of a company's order. Its `state` in replies is `awaiting_payment` while it waits. */
const Approval = v.object({
  id: v.string(),
  state: v.picklist(['waiting', 'approved', 'refused', 'expired', 'withdrawn']),
  expires_at: v.string(),
  decided_by_name: v.nullable(v.string()),
  reason: v.string(),
  refused_lines: v.array(
    v.object({ name: v.string(), quantity: v.number(), unit_type: v.string() }),
  ),
})

const Line = v.object({
  /** Earlier gateways send none. */
  id: v.optional(v.string()),
  id_item: v.string(),
  alias: v.string(),
  vendor_alias: v.string(),
  name: v.string(),
  image: v.string(),
  unit_type: v.string(),
  /** As ordered. */
  quantity: v.number(),
  /** The part of the quantity that was cancelled after the payment. Earlier gateways send none. */
  cancelled: v.optional(v.number()),
  unit_price: v.number(),
  strike_unit_price: v.number(),
  product_price_subtotal: v.number(),
  product_strike_price_subtotal: v.number(),
  /** PPN on top of the subtotal, where the price does not include it. */
  tax: v.number(),
  is_reviewed: v.boolean(),
})

const Step = v.object({ code: v.string(), title: v.string(), detail: v.string(), at: v.string() })

/** The first and the last day of the arrival, YYYY-MM-DD; null when nothing is still to arrive. Earlier gateways send none. */
const Arrival = v.optional(v.nullable(v.object({ from: v.string(), to: v.string() })))

const Parcel = v.object({
  id: v.string(),
  vendor_id: v.string(),
  vendor_name: v.string(),
  vendor_alias: v.string(),
  /** Only such a seller's goods are on a tax invoice. */
  is_pkp: v.boolean(),
  state: State,
  state_name: v.string(),
  note: v.string(),
  courier: v.object({
    id: v.string(),
    company: v.string(),
    service: v.string(),
    price: v.number(),
    insurance_fee: v.number(),
    duration_shortest: v.number(),
    duration_longest: v.number(),
    duration_uom: v.string(),
  }),
  tracking_number: v.nullable(v.string()),
  arrives: Arrival,
  address: v.record(v.string(), v.unknown()),
  /** Of an order whose parcels have different cost centres. Earlier gateways send none. */
  cost_centre_name: v.optional(v.nullable(v.string())),
  vendor_price_subtotal: v.number(),
  /** The refunds of complaints and of cancelled goods. */
  refunded: v.number(),
  /** Whether an open complaint keeps it from being completed. */
  is_held: v.boolean(),
  /** Whether the caller may cancel or lower its goods now, before the seller packs them. Earlier gateways send none. */
  can_cancel: v.optional(v.boolean()),
  details: v.array(Line),
  tracking: v.array(Step),
})

/** The acts on an order that depend on its owner: in a company on the reader's role. */
export const orderActs = ['read', 'pay', 'cancel', 'receive', 'complain', 'reorder'] as const

const Summary = {
  id: v.string(),
  order_serial: v.string(),
  state: State,
  state_name: v.string(),
  created_at: v.string(),
  payment_deadline: v.nullable(v.string()),
  payment_url: v.nullable(v.string()),
  payment_name: v.string(),
  total_payment: v.number(),
  line_count: v.number(),
  can_cancel: v.boolean(),
  can_receive: v.boolean(),
  can_review: v.boolean(),
  /** The acts that the caller may do when the order's state allows them. Earlier gateways send none. */
  acts: v.optional(v.array(v.picklist(orderActs))),
  /** The member who made a company's order; null for the caller's own orders. */
  ordered_by: v.nullable(v.string()),
  /** Such an order cannot be paid yet, and has no payment deadline. */
  awaits_approval: v.boolean(),
}

/** One order with its timeline, parcels and payment. */
const Order = v.object({
  ...Summary,
  totals: Totals,
  /** Of all parcels. */
  arrives: Arrival,
  parcels: v.array(Parcel),
  timeline: v.array(Step),
  payment: Payment,
  promo_code: v.string(),
  cash_back: v.object({
    amount: v.number(),
    state: v.picklist(['none', 'waiting', 'paid', 'failed']),
    message: v.string(),
  }),
  points_earned: v.number(),
  facture: v.nullable(v.record(v.string(), v.unknown())),
  /** The last day in WIB on which the reader can request the tax invoice; null when it is over or requested. */
  facture_until: v.optional(v.nullable(v.string())),
  /** Null on an order without any of these fields. */
  business: v.nullable(
    v.object({
      company_id: v.nullable(v.string()),
      company_name: v.nullable(v.string()),
      cost_centre_id: v.nullable(v.string()),
      cost_centre_name: v.nullable(v.string()),
      po_number: v.nullable(v.string()),
      wanted_on: v.nullable(v.string()),
      reference: v.nullable(v.string()),
    }),
  ),
  /** The tax invoices that sellers have issued. */
  tax_invoices: v.array(
    v.object({
      vendor_name: v.string(),
      /** The number that the tax authority gave. */
      number: v.string(),
      issued_at: v.string(),
      file: AttachedFile,
    }),
  ),
  cancel_reason: v.nullable(v.string()),
  /** Null on an order that no approval rule caught. */
  approval: v.nullable(Approval),
})

const Created = v.object({
  data: v.object({
    order_id: v.string(),
    order_serial: v.string(),
    state: State,
    totals: Totals,
    /** Whether an approver has to decide before it can be paid. */
    awaits_approval: v.boolean(),
    /** `url` when there is something to pay, otherwise `completion_url`, also while the payment is being prepared. */
    payment: v.object({
      id: v.string(),
      is_preparing: v.optional(v.literal(true)),
      url: v.optional(v.string()),
      completion_url: v.optional(v.string()),
    }),
  }),
})

const orderId = v.object({ orderId: Id })
const companyUnknown = { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN }
const unknown = { ORDER_UNKNOWN: orderRefusals.ORDER_UNKNOWN }

/**
 * C-27, T-13, X-04. Header `Idempotency-Key`: the same key and body return the same order, also after a lost response.
 */
export const createOrder = shape({
  summary: 'Creates one order of one or several sellers',
  params: v.object({ version: v.picklist(['v1', 'v2', 'v3']) }),
  body: Draft,
  reply: Created,
  refusals: orderRefusals,
})

/** After a lost response: the result of the order that was sent with this key. */
export const orderByKey = shape({
  summary: 'The order that was made with an idempotency key',
  params: v.object({ key: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,100}$/)) }),
  reply: Created,
  refusals: unknown,
})

const orderFilters = {
  /**
   * The orders of this company instead of the own ones: all for admins and finance, for approvers also those that they
   * judge, for buyers their own.
   */
  company_id: v.optional(Id),
  state: v.optional(v.picklist([...orderStates, 'awaiting_approval'])),
  /** A part of the serial, of a product's name or of the PO number. */
  keyword: v.optional(PlainText(80)),
  /** The first and the last day of the order in WIB: YYYY-MM-DD. */
  from: v.optional(Day),
  to: v.optional(Day),
}

export const orders = shape({
  summary: 'The orders of the buyer, newest first',
  query: v.object({ ...orderFilters, ...paging }),
  reply: v.object({
    data: v.object({
      items: v.array(
        v.object({
          ...Summary,
          vendors: v.array(v.object({ id: v.string(), name: v.string() })),
          arrives: Arrival,
          first_line: v.nullable(Line),
          /** The names of the first delivery addresses of a company's order, and the number of all. Earlier gateways send none. */
          outlets: v.optional(v.object({ names: v.array(v.string()), count: v.number() })),
        }),
      ),
      counts: v.record(v.string(), v.number()),
      ...paged,
    }),
  }),
  refusals: companyUnknown,
})

/** The filters of `orders`; one row for each line of goods. */
export const ordersFile = shape({
  summary: 'The orders of the buyer as CSV',
  query: v.object(orderFilters),
  reply: v.unknown(),
  refusals: companyUnknown,
})

/** Debit and credit of purchases, refunds and payments on terms, between two days in WIB of at most a year. */
export const journalFile = shape({
  summary: 'The journals of the orders as CSV',
  query: v.pipe(
    v.object({ company_id: v.optional(Id), from: Day, to: Day }),
    v.check(({ from, to }) => Date.parse(to) - Date.parse(from) <= 366 * DAY_MS),
  ),
  reply: v.unknown(),
  refusals: companyUnknown,
})

/** C-28. By id, or by the serial in a thank-you page's address. */
export const order = shape({
  summary: 'One order',
  params: orderId,
  reply: v.object({ data: Order }),
  refusals: unknown,
})

export const cancelOrder = shape({
  summary: 'Cancels an unpaid order: stock, voucher, points and wallet come back',
  params: orderId,
  body: v.object({ reason: v.optional(PlainText(200), '') }),
  reply: v.object({ data: Order }),
  refusals: { ...unknown, NOT_CANCELLABLE: orderRefusals.NOT_CANCELLABLE },
})

const Units = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0)

/** A paid order is open to it until the 15th of the month after the payment, in WIB. */
export const requestTaxInvoice = shape({
  summary: 'Requests the tax invoices of a paid order',
  params: orderId,
  body: v.pipe(
    FactureFields,
    v.check(
      ({ tax_number, nitku }) =>
        taxNumberFault(tax_number) === undefined && (!nitku || isPlaceNumber(nitku, tax_number)),
    ),
  ),
  reply: v.object({ data: Order }),
  refusals: {
    ...unknown,
    TAX_INVOICE_REQUESTED: {
      status: 409,
      id: 'Faktur pajak pesanan ini sudah diminta. Muat ulang halaman.',
      en: 'The tax invoice of this order is requested already. Reload the page.',
    },
    NO_TAX_INVOICE: {
      status: 409,
      id: 'Faktur pajak tidak dapat diminta untuk pesanan ini. Permintaan berlaku sampai tanggal 15 bulan setelah pembayaran, untuk barang dari penjual PKP yang tidak dibatalkan.',
      en: 'No tax invoice can be requested for this order. Requests are open until the 15th of the month after the payment, for goods of PKP sellers that are not cancelled.',
    },
  },
})

/** The counts, the note and the photos of one delivery. */
export const receiptFields = {
  lines: v.pipe(
    v.array(v.object({ id: Id, received: Units, damaged: Units, missing: Units })),
    v.minLength(1),
    v.maxLength(200),
  ),
  note: v.optional(PlainText(500), ''),
  file_ids: v.optional(v.pipe(v.array(Id), v.maxLength(5)), []),
}

/**
 * Without lines, all remaining goods of the parcel are received, or of all shipped parcels. Lines name the goods of one
 * delivery: a parcel is received when its deliveries add up, and completes unless goods are damaged or missing.
 */
export const receiveOrder = shape({
  summary: 'Confirms that goods arrived, all or by line, which completes them',
  params: orderId,
  body: v.pipe(
    v.object({
      parcel_id: v.optional(Id),
      /** Chosen by the client, with lines: a receipt that is sent twice is one. */
      key: v.optional(v.pipe(Id, v.minLength(8))),
      ...receiptFields,
      lines: v.optional(receiptFields.lines),
    }),
    v.check(
      ({ lines, key, parcel_id }) => !lines || (key !== undefined && parcel_id !== undefined),
    ),
  ),
  reply: v.object({ data: Order }),
  refusals: {
    ...unknown,
    NOT_RECEIVABLE: orderRefusals.NOT_RECEIVABLE,
    RECEIPT_TOO_LARGE: {
      status: 409,
      id: 'Jumlah ini melebihi barang yang belum diterima. Mungkin sudah dicatat orang lain. Periksa lagi.',
      en: 'These are more goods than are still to be received. Somebody else may have entered them. Check again.',
    },
    RECEIPT_SENT: {
      status: 409,
      id: 'Penerimaan ini sudah kami terima dengan isian lain. Muat ulang halaman',
      en: 'We have received this receipt with other content. Reload the page',
    },
    LINES_UNKNOWN: {
      status: 422,
      id: 'Barang ini tidak ada di paket ini',
      en: 'These goods are not in this parcel',
    },
    PHOTO_UNKNOWN: {
      status: 422,
      id: 'Ada foto yang tidak ditemukan. Unggah ulang fotonya',
      en: 'A photo was not found. Upload it again',
    },
  },
})

export const buyAgain = shape({
  summary: 'Puts the goods of an order into the cart again',
  params: orderId,
  body: v.object({}),
  reply: v.object({
    data: v.object({
      added: v.array(v.string()),
      skipped: v.array(v.object({ id_item: v.string(), name: v.string(), message: v.string() })),
    }),
  }),
  refusals: unknown,
})

/** The bytes of a PDF. */
export const invoice = shape({
  summary: 'The invoice of a paid order as PDF',
  params: orderId,
  reply: v.unknown(),
  refusals: { ...unknown, INVOICE_NOT_READY: orderRefusals.INVOICE_NOT_READY },
})

/** The bytes of a PDF, for everybody who may see the order. */
export const orderPaper = shape({
  summary: 'A paper of an order as PDF: receipt, delivery notes, purchase order or credit notes',
  params: v.object({
    ...orderId.entries,
    paper: v.picklist(['receipt', 'delivery-note', 'purchase-order', 'credit-note']),
  }),
  reply: v.unknown(),
  refusals: {
    ...unknown,
    PAPER_NOT_READY: {
      status: 409,
      id: 'Dokumen ini belum tersedia untuk pesanan ini',
      en: 'This document is not available for this order yet',
    },
  },
})

/** The bytes of a PDF: Berita Acara Serah Terima, for everybody who may see the order. */
export const handover = shape({
  summary: 'The hand-over documents of the delivered parcels as PDF',
  params: orderId,
  reply: v.unknown(),
  refusals: {
    ...unknown,
    HANDOVER_NOT_READY: {
      status: 409,
      id: 'BAST tersedia setelah paket tiba',
      en: 'The hand-over document is available after the delivery',
    },
  },
})
