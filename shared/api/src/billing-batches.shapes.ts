import * as v from 'valibot'
import {
  BatchRow,
  Bill,
  Key,
  Kind,
  Months,
  ownerFields,
  PaymentId,
  Pin,
  Rupiah,
  shownOwner,
  TypedNumber,
} from './billing-entities.ts'
import { inquiryRefusals, payRefusals } from './billing-refusals.ts'
import { PlainId, PlainText } from './plain.ts'
import { shape } from './shape.ts'

const serial = v.object({ serial: PlainId })

const typedRow = v.object({
  line: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  product: v.optional(PlainText(60), ''),
  number: TypedNumber,
  months: v.optional(Months, 1),
})
const typedRows = v.pipe(v.array(typedRow), v.minLength(1), v.maxLength(500))

/** Judges each row alone: a bad row changes no other. Each call takes up to 25 rows, so that its answers come soon. */
export const checkBillRows = shape({
  summary: 'Checks rows of a batch: number, product, owner and price of each',
  body: v.object({
    kind: Kind,
    rows: v.pipe(typedRows, v.maxLength(25)),
  }),
  reply: v.object({ result: v.object({ rows: v.array(BatchRow) }) }),
  refusals: {
    BILLER_DOWN: inquiryRefusals.BILLER_DOWN,
    INQUIRIES_TOO_MANY: inquiryRefusals.INQUIRIES_TOO_MANY,
  },
})

const Batch = v.object({
  ...shownOwner,
  /** Whether the caller may cancel it now. */
  can_cancel: v.optional(v.boolean()),
  serial: v.string(),
  kind: Kind,
  state: v.picklist(['awaiting_payment', 'running', 'ended', 'expired', 'cancelled']),
  price: v.number(),
  payment_id: v.string(),
  payment_name: v.string(),
  open_payment: v.nullable(v.string()),
  payment_deadline: v.nullable(v.string()),
  /** The approval of a company's batch, as of a bill. */
  approval: Bill.entries.approval,
  counts: v.object({
    total: v.number(),
    open: v.number(),
    done: v.number(),
    refunded: v.number(),
  }),
  bills: v.array(Bill),
  created_at: v.string(),
  server_time: v.string(),
})

/** One payment for all rows; each row has its own reference and its own refund. */
export const createBillBatch = shape({
  summary: 'Pays the good rows of a batch together',
  body: v.object({
    key: Key,
    kind: Kind,
    rows: v.pipe(
      v.array(
        v.object({
          product: PlainId,
          number: TypedNumber,
          months: v.optional(Months, 1),
          inquiry_id: v.optional(PlainId),
          price: Rupiah,
        }),
      ),
      v.minLength(1),
      v.maxLength(500),
    ),
    payment_id: PaymentId,
    pin: v.optional(Pin),
    again: v.optional(v.boolean(), false),
    /** Asks for an approval of the part above a budget. */
    budget_exception: v.optional(v.boolean()),
    ...ownerFields,
  }),
  reply: v.object({ result: Batch }),
  refusals: {
    ...inquiryRefusals,
    ...payRefusals,
    /** `data.rows` has the index and the problem of each. */
    ROWS_REFUSED: {
      status: 422,
      id: 'Beberapa baris berubah sejak diperiksa. Perbaiki lalu bayar lagi.',
      en: 'Some rows have changed since they were checked. Please mend them and pay again.',
    },
  },
})

const batchUnknown = {
  BATCH_UNKNOWN: {
    status: 404,
    id: 'Pembayaran massal tidak ditemukan',
    en: 'There is no such batch',
  },
} as const

export const billBatch = shape({
  summary: 'One batch with its bills',
  params: serial,
  reply: v.object({ result: Batch }),
  refusals: batchUnknown,
})

/** All its bills are cancelled with it. */
export const cancelBillBatch = shape({
  summary: 'Cancels an unpaid batch',
  params: serial,
  reply: v.object({ result: Batch }),
  refusals: {
    ...batchUnknown,
    NOT_CANCELLABLE: {
      status: 409,
      id: 'Pembayaran massal ini tidak dapat dibatalkan lagi',
      en: 'This batch can’t be cancelled any more',
    },
  },
})

export const billBatchFile = shape({
  summary: 'The results of a batch as CSV',
  params: serial,
  reply: v.unknown(),
  refusals: batchUnknown,
})
