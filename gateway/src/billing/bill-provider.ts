import type { BillKind } from '@borong/api/billing-entities'

/** A product as a biller offers it. Prices are what the biller takes from the shop, in rupiah. */
export interface OfferedProduct {
  /** The biller's code. */
  code: string
  kind: BillKind
  operator: string
  operatorName: string
  name: string
  description: string
  region: string | null
  nominal: number | null
  /** Of a prepaid product. */
  cost: number | null
  /** The biller's fee for a bill, on top of its amount. */
  admin: number | null
  days: number | null
  megabytes: number | null
  open: boolean
  /** `HH:MM` in WIB; null without a nightly stop. */
  cutOff: { from: string; to: string } | null
  /** Whether one number can get it several times a day. */
  repeatable: boolean
}

/** The reasons of a definite failure or of a refused inquiry. */
export type BillProblem =
  | 'NUMBER_UNKNOWN'
  | 'OPERATOR_MISMATCH'
  | 'BILL_PAID'
  | 'NO_BILL_YET'
  | 'ARREARS_FIRST'
  | 'PAST_DUE'
  | 'ABOVE_MAXIMUM'
  | 'PRODUCT_CLOSED'
  | 'CUT_OFF'
  | 'BILLER_DOWN'
  | 'REJECTED'

export interface InquiryRequest {
  /** The shop's reference. A biller that pays a bill by the reference of its inquiry gets it again in `pay`. */
  reference: string
  code: string
  kind: BillKind
  number: string
  months: number
}

export type InquiryAnswer =
  | {
      outcome: 'found'
      /** The biller's own id of the inquiry, which `pay` repeats. */
      billerReference: string | null
      owner: string
      power: string | null
      /** The bill without fee, and the biller's fee; null for a token. */
      amount: number | null
      admin: number | null
      /** Periods, meter readings, fines, in the biller's words. */
      facts: { label: string; value: string }[]
    }
  | { outcome: 'refused'; problem: BillProblem }

export interface PayRequest {
  /** Unique, and the same for every repetition: the biller pays once per reference. */
  reference: string
  code: string
  kind: BillKind
  number: string
  months: number
  billerReference: string | null
  /** The most that the biller may take: what the buyer confirmed, less the shop's margin. */
  maxCost: number
  callbackUrl: string
}

/**
 * The details of an `unknown` outcome that the shop acts on. `DEPOSIT_EMPTY`: the shop has to fill its deposit.
 * `NOT_FOUND`: the biller has no payment with this reference, so `pay` may send the same reference again.
 */
export const DEPOSIT_EMPTY = 'DEPOSIT_EMPTY'
export const NOT_FOUND = 'NOT_FOUND'

/**
 * The outcome of a payment at the biller. `unknown` is a time-out, a server error, an unreadable answer or an unlisted
 * code: the biller may have paid. Only `failed` is definite.
 */
export type PayOutcome =
  | {
      outcome: 'done'
      billerSerial: string | null
      /** Of prepaid electricity: 20 digits. */
      token: string | null
      facts: { label: string; value: string }[]
    }
  | { outcome: 'failed'; problem: BillProblem; detail: string }
  | { outcome: 'pending' }
  | { outcome: 'unknown'; detail: string }

export interface CallbackRequest {
  headers: Readonly<Record<string, string | undefined>>
  /** The bytes as received: a signature covers them. */
  body: Buffer
  now: Date
}

/** `signed` is false where the biller sends no signature: such a callback only causes a status request. */
export type ReadCallback =
  | { valid: true; signed: boolean; reference: string; outcome: PayOutcome }
  | { valid: false; reason: 'signature' | 'stale' | 'unreadable' }

/** A service that sells credit and collects bills. A status request repeats the request of `pay`. */
export interface BillProvider {
  readonly name: 'demo' | 'digiflazz' | 'iak' | 'xendit'
  /** Prepaid payments older than this are never asked for: the request would buy again. */
  readonly prepaidStatusDays: number | null
  products(): Promise<OfferedProduct[]>
  inquire(request: InquiryRequest): Promise<InquiryAnswer>
  pay(request: PayRequest): Promise<PayOutcome>
  status(request: PayRequest): Promise<PayOutcome>
  readCallback(request: CallbackRequest): Promise<ReadCallback>
  /** The shop’s deposit at the biller; null where the biller does not say. */
  deposit(): Promise<number | null>
}

declare module '../server/domain.ts' {
  interface StandIns {
    billProvider(gateway: Gateway): BillProvider
  }
}
