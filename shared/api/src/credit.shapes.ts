import * as v from 'valibot'
import { Pin } from './billing-entities.ts'
import { payRefusals } from './billing-refusals.ts'
import { paged, paging } from './paging.ts'
import { Payment } from './payments.shapes.ts'
import { Month, PlainId, PlainText } from './plain.ts'
import { shape } from './shape.ts'

const Line = v.object({
  id: v.string(),
  /** The payment method that buys on this line. */
  method: v.string(),
  method_name: v.string(),
  /** Null on the buyer's own line. */
  company_name: v.nullable(v.string()),
  limit: v.number(),
  used: v.number(),
  free: v.number(),
  /** Refunds of paid invoices of a company, which lower the next invoices. */
  credit: v.number(),
  days: v.number(),
  state: v.picklist(['active', 'blocked', 'closed']),
  /** An invoice of its owner is overdue, so new orders are refused. */
  is_overdue: v.boolean(),
})

const Application = v.object({
  number: v.string(),
  method: v.string(),
  method_name: v.string(),
  company_name: v.nullable(v.string()),
  limit: v.number(),
  state: v.picklist(['waiting', 'approved', 'refused']),
  /** The desk's answer; empty while it waits. */
  answer: v.string(),
  created_at: v.string(),
})

const invoice = {
  number: v.string(),
  method_name: v.string(),
  company_name: v.nullable(v.string()),
  order_id: v.string(),
  order_serial: v.string(),
  amount: v.number(),
  paid: v.number(),
  refunded: v.number(),
  /** The amount that is still owed. */
  open: v.number(),
  state: v.picklist(['open', 'paid', 'void']),
  /** The last day of payment in WIB, YYYY-MM-DD. */
  due_on: v.string(),
  is_overdue: v.boolean(),
  created_at: v.string(),
}

const Part = v.object({ number: v.string(), amount: v.number() })

const CreditPayment = v.object({
  serial: v.string(),
  state: v.picklist(['awaiting_payment', 'paid', 'cancelled', 'expired']),
  amount: v.number(),
  parts: v.array(Part),
  payment: Payment,
})

const serial = v.object({ serial: PlainId })
const INVOICE_UNKNOWN = {
  status: 404,
  id: 'Faktur tidak ditemukan',
  en: 'There is no such invoice',
} as const
const CREDIT_PAYMENT_UNKNOWN = {
  status: 404,
  id: 'Pembayaran tidak ditemukan',
  en: 'There is no such payment',
} as const
export const creditLines = shape({
  summary: 'Lines of credit that the buyer may use, and applications for them',
  reply: v.object({
    result: v.object({
      lines: v.array(Line),
      /** The newest application for each method. */
      applications: v.array(Application),
      /** The methods of credit, with the days until an invoice is due and the most that one order may cost. */
      methods: v.array(
        v.object({ method: v.string(), name: v.string(), days: v.number(), maximum: v.number() }),
      ),
      /** The companies that the buyer may apply for. */
      companies: v.array(v.object({ id: v.string(), name: v.string() })),
      open_total: v.number(),
      overdue_total: v.number(),
    }),
  }),
})

/** Open ones by due day, others the newest first. */
export const creditInvoices = shape({
  summary: 'Credit invoices that the buyer may pay',
  query: v.object({ ...paging, state: v.optional(v.picklist(['open', 'closed']), 'open') }),
  reply: v.object({ items: v.array(v.object(invoice)), ...paged }),
})

export const creditInvoice = shape({
  summary: 'One credit invoice with its movements',
  params: v.object({ number: PlainId }),
  reply: v.object({
    result: v.object({
      ...invoice,
      /** The invoice, its payments and refunds, the oldest first. */
      movements: v.array(
        v.object({
          kind: v.picklist(['INVOICE', 'PAYMENT', 'REFUND']),
          amount: v.number(),
          reference: v.string(),
          at: v.string(),
        }),
      ),
      /** Refunds that went to the wallet, because the invoice was paid. */
      returned: v.number(),
      /** An unpaid payment of this invoice, which can be continued. */
      unpaid_payment: v.nullable(v.string()),
    }),
  }),
  refusals: { INVOICE_UNKNOWN },
})

/** A repeated key returns the payment that it created first. */
export const payCredit = shape({
  summary: 'Pays one or several credit invoices, each in whole or in part',
  body: v.object({
    /** Chosen by the client: a payment that is sent twice is one. */
    key: v.pipe(PlainId, v.minLength(8)),
    /** A method, or `wallet`, which pays immediately and needs the PIN. */
    payment_id: PlainId,
    pin: v.optional(Pin),
    parts: v.pipe(
      v.array(
        v.object({
          number: PlainId,
          amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000_000)),
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
  reply: v.object({ result: CreditPayment }),
  refusals: {
    INVOICE_UNKNOWN,
    AMOUNT_CHANGED: {
      status: 409,
      id: 'Jumlah yang belum dibayar sudah berubah. Periksa lagi jumlahnya.',
      en: 'The open amount has changed. Check the amount again.',
    },
    METHOD_REFUSED: {
      status: 422,
      id: 'Metode pembayaran tidak dapat dipakai: {message}',
      en: 'The payment method cannot be used: {message}',
    },
    PIN_MISSING: payRefusals.PIN_MISSING,
    PIN_WRONG: payRefusals.PIN_WRONG,
    PIN_BLOCKED: payRefusals.PIN_BLOCKED,
    WALLET_SHORT: payRefusals.WALLET_SHORT,
    KEY_REUSED: {
      status: 409,
      id: 'Pembayaran ini sudah dikirim dengan isi lain. Muat ulang halaman.',
      en: 'This payment was already sent with other contents. Reload the page.',
    },
  },
})

export const creditPayment = shape({
  summary: 'One payment of credit invoices',
  params: serial,
  reply: v.object({ result: CreditPayment }),
  refusals: { CREDIT_PAYMENT_UNKNOWN },
})

export const cancelCreditPayment = shape({
  summary: 'Cancels an unpaid payment of credit invoices',
  params: serial,
  reply: v.object({ result: CreditPayment }),
  refusals: {
    CREDIT_PAYMENT_UNKNOWN,
    NOT_CANCELLABLE: {
      status: 409,
      id: 'Pembayaran ini tidak dapat dibatalkan lagi',
      en: 'This payment can no longer be cancelled',
    },
  },
})

/** A repeated key returns the application that it created first. */
export const applyForCredit = shape({
  summary: 'Applies for a line of credit',
  body: v.object({
    key: v.pipe(PlainId, v.minLength(8)),
    method: PlainId,
    /** The company that would owe; only its admins may apply for it. */
    company_id: v.optional(PlainId),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1_000_000), v.maxValue(10_000_000_000)),
    purpose: v.pipe(PlainText(500), v.minLength(3)),
  }),
  reply: v.object({ result: Application }),
  refusals: {
    COMPANY_UNKNOWN: {
      status: 404,
      id: 'Hanya admin perusahaan yang dapat mengajukan kredit perusahaan',
      en: 'Only admins of a company can apply for its credit',
    },
    CREDIT_METHOD_UNKNOWN: {
      status: 422,
      id: 'Jenis kredit ini tidak ada',
      en: 'There is no such kind of credit',
    },
    CREDIT_APPLICATION_OPEN: {
      status: 409,
      id: 'Pengajuan {number} untuk kredit ini masih diperiksa',
      en: 'Application {number} for this credit is still being checked',
    },
    CREDIT_LINE_EXISTS: {
      status: 409,
      id: 'Anda sudah punya limit kredit ini',
      en: 'You already have this credit line',
    },
    KEY_REUSED: {
      status: 409,
      id: 'Pengajuan ini sudah dikirim dengan isi lain. Muat ulang halaman.',
      en: 'This application was already sent with other contents. Reload the page.',
    },
  },
})

export const creditStatement = shape({
  summary: 'The statement of a month in WIB as a PDF',
  query: v.object({ month: Month }),
  reply: v.unknown(),
})

/** The bytes of a PDF: the orders of the month on each credit line, with what is open. */
export const monthlyInvoice = shape({
  summary: 'One invoice for the orders of a month on credit, as a PDF',
  query: v.object({ month: Month }),
  reply: v.unknown(),
  refusals: {
    NO_INVOICES: {
      status: 404,
      id: 'Tidak ada faktur tempo pada bulan ini',
      en: 'There are no invoices on terms in this month',
    },
  },
})

export const creditStatementFile = shape({
  summary: 'The statement of a month in WIB as a CSV file',
  query: v.object({ month: Month }),
  reply: v.unknown(),
})
