import * as v from 'valibot'
import { PlainId, PlainText } from './plain.ts'

/** The kinds of bills. `token` is prepaid electricity, `electricity` the monthly bill. */
export const billKinds = [
  'pulsa',
  'data',
  'token',
  'electricity',
  'water',
  'bpjs',
  'tv',
  'internet',
] as const
export type BillKind = (typeof billKinds)[number]
export const Kind = v.picklist(billKinds)

/**
 * The states of a transaction. `sent` and `pending`: the biller has the request and its outcome is open. A failed
 * transaction becomes `refunded` when the money is in the buyer's wallet.
 */
export const billStates = [
  'awaiting_payment',
  'paid',
  'sent',
  'pending',
  'done',
  'failed',
  'refunded',
  'expired',
  'cancelled',
] as const
export const State = v.picklist(billStates)

export const Rupiah = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
/** Chosen by the client: a request that is sent twice creates one transaction. */
export const Key = v.pipe(PlainId, v.minLength(8))
/** As typed or pasted; `rules/bill-number.ts` normalises it. */
export const TypedNumber = PlainText(60)
export const Months = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
/** `wallet`, or the id of a payment method. */
export const PaymentId = PlainId
export const Pin = v.pipe(v.string(), v.regex(/^\d{4,8}$/))
export const Month = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))
export const Fact = v.object({ label: v.string(), value: v.string() })

export const Product = v.object({
  code: v.string(),
  kind: Kind,
  /** E.g. `telkomsel`, `pln`, `indihome`; of water the region's utility. */
  operator: v.string(),
  operator_name: v.string(),
  name: v.string(),
  description: v.string(),
  /** Of water: the kota or kabupaten. */
  region: v.nullable(v.string()),
  /** The credit or token value in rupiah. */
  nominal: v.nullable(v.number()),
  /** The price of a prepaid product, all fees included. */
  price: v.nullable(v.number()),
  /** The shop's and the biller's fee for a bill, on top of its amount. */
  admin: v.nullable(v.number()),
  days: v.nullable(v.number()),
  megabytes: v.nullable(v.number()),
  state: v.picklist(['open', 'closed', 'cut_off']),
  /** `HH:MM` in WIB, where the product has a nightly stop. */
  cut_off: v.nullable(v.object({ from: v.string(), to: v.string() })),
})

export const Inquiry = v.object({
  id: v.string(),
  kind: Kind,
  product: Product,
  /** Normalised. */
  number: v.string(),
  months: v.number(),
  owner: v.string(),
  /** Of electricity: tariff and power, e.g. `R1M/900 VA`. */
  power: v.nullable(v.string()),
  /** The bill's amount, its fee and their sum; null for a token, whose product has the price. */
  amount: v.nullable(v.number()),
  admin: v.nullable(v.number()),
  price: v.nullable(v.number()),
  facts: v.array(Fact),
  /** The end of its day in WIB. */
  expires_at: v.string(),
})

/** The acts on a bill, a batch or a saved number. `schedule` changes or removes a saved number and its reminder. */
export const billActs = ['read', 'pay', 'cancel', 'schedule'] as const

/** The owner of a new bill, batch or saved number: a company, or without one the buyer. */
export const ownerFields = {
  company_id: v.optional(PlainId),
  /** Of the same company. */
  cost_centre_id: v.optional(PlainId),
}

/** The owner of a bill, batch or saved number as its readers see it. Earlier gateways send none. */
export const shownOwner = {
  company_id: v.optional(v.nullable(v.string())),
  company_name: v.optional(v.nullable(v.string())),
  cost_centre_name: v.optional(v.nullable(v.string())),
  /** The member who made it for the company; null for the caller. */
  made_by: v.optional(v.nullable(v.string())),
}

/** A transaction as its readers see it. */
export const Bill = v.object({
  ...shownOwner,
  serial: v.string(),
  state: State,
  state_name: v.string(),
  kind: Kind,
  product_code: v.string(),
  product_name: v.string(),
  operator_name: v.string(),
  number: v.string(),
  months: v.number(),
  owner: v.nullable(v.string()),
  power: v.nullable(v.string()),
  nominal: v.nullable(v.number()),
  amount: v.number(),
  admin: v.number(),
  /** The total that the buyer confirmed, without a transfer's unique code. */
  price: v.number(),
  payment_id: v.string(),
  payment_name: v.string(),
  /** The id of the payment while the state is `awaiting_payment`; the call `payment` has its page and instructions. */
  open_payment: v.nullable(v.string()),
  payment_deadline: v.nullable(v.string()),
  /** The approval of a company's bill. Its `state` is `awaiting_payment` while it waits. Null on a bill that no rule caught. */
  approval: v.optional(
    v.nullable(
      v.object({
        id: v.string(),
        state: v.picklist(['waiting', 'approved', 'refused', 'expired', 'withdrawn']),
        expires_at: v.string(),
        decided_by_name: v.nullable(v.string()),
        /** The approver's; empty without one. */
        reason: v.string(),
      }),
    ),
  ),
  /** The token, 20 digits without spaces, or the biller's serial number. */
  token: v.nullable(v.string()),
  biller_serial: v.nullable(v.string()),
  facts: v.array(Fact),
  failure: v.nullable(v.object({ code: v.string(), message: v.string() })),
  refunded_amount: v.nullable(v.number()),
  batch_serial: v.nullable(v.string()),
  can_cancel: v.boolean(),
  has_receipt: v.boolean(),
  created_at: v.string(),
  paid_at: v.nullable(v.string()),
  done_at: v.nullable(v.string()),
  /** The gateway's time, so that a countdown is correct on a device with a wrong clock. */
  server_time: v.string(),
})

export const SavedNumber = v.object({
  ...shownOwner,
  id: v.string(),
  cost_centre_id: v.optional(v.nullable(v.string())),
  /** Whether the caller may change and remove it. Earlier gateways send none, and only own numbers. */
  can_change: v.optional(v.boolean()),
  kind: Kind,
  product_code: v.nullable(v.string()),
  operator_name: v.string(),
  number: v.string(),
  label: v.string(),
  last_paid_at: v.nullable(v.string()),
  last_price: v.nullable(v.number()),
  reminder: v.nullable(
    v.object({
      /** The day of the month; 29 to 31 mean the last day of a shorter month. */
      day: v.number(),
      /** The most that is paid from the wallet without asking; null without autopay. */
      autopay_cap: v.nullable(v.number()),
      next_on: v.string(),
    }),
  ),
})

/** One row of a batch, judged alone. `line` is its line in the file, from 1. */
export const BatchRow = v.object({
  line: v.number(),
  typed_number: v.string(),
  number: v.nullable(v.string()),
  product_code: v.nullable(v.string()),
  product_name: v.nullable(v.string()),
  owner: v.nullable(v.string()),
  inquiry_id: v.nullable(v.string()),
  price: v.nullable(v.number()),
  problem: v.nullable(v.object({ code: v.string(), message: v.string() })),
})
