import * as v from 'valibot'
import { shape } from './shape.ts'
import { PlainId } from './plain.ts'

/** The groups of methods (E-08). */
export const paymentGroups = [
  'bank_transfer',
  'va_payment',
  'credit_card',
  'digital_wallet',
  'borong_plus_partner',
] as const

const Method = v.object({
  payment_id: v.string(),
  payment_type: v.string(),
  payment_name: v.string(),
  payment_group: v.picklist(paymentGroups),
  image: v.string(),
  service_fee: v.number(),
  minimum: v.number(),
  maximum: v.nullable(v.number()),
  available: v.boolean(),
  /** The reason why this amount or buyer can't use it, or a hint before choosing it. */
  message: v.string(),
  /** The page on which the buyer can remove the reason; null when there is none. */
  path: v.nullable(v.string()),
})

/** C-25, E-08, K-01. With `amount` each method shows whether it accepts that amount. */
export const paymentMethods = shape({
  summary: 'The ways to pay, in groups',
  query: v.object({
    type: v.optional(v.pipe(v.string(), v.maxLength(40)), 'marketplace'),
    limit: v.pipe(
      v.optional(v.string(), '50'),
      v.regex(/^\d{1,2}$/),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(50),
    ),
    amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,13}$/), v.transform(Number))),
  }),
  reply: v.object({
    data: v.array(
      v.object({
        code: v.picklist(paymentGroups),
        name: v.string(),
        payment_methods: v.array(Method),
      }),
    ),
  }),
})

/** One payment with everything that its page shows (E-14). `url` opens the bank's page while it can be paid. */
export const Payment = v.object({
  id: v.string(),
  /** The thing that is paid for: `order`, `bill`, `bill_batch` and later others. */
  subject_type: v.string(),
  subject_id: v.string(),
  subject_serial: v.string(),
  /** The subject's id and serial too, under the names of the time when orders were the only subject. */
  order_id: v.string(),
  order_serial: v.string(),
  state: v.picklist(['pending', 'failed', 'paid', 'expired', 'cancelled']),
  payment_id: v.string(),
  payment_name: v.string(),
  payment_group: v.picklist([...paymentGroups, 'wallet']),
  amount: v.number(),
  unique_code: v.number(),
  account_name: v.nullable(v.string()),
  account_number: v.nullable(v.string()),
  payment_deadline: v.string(),
  paid_at: v.nullable(v.string()),
  url: v.nullable(v.string()),
  /** Present while the payment service has not opened the payment. The gateway tries it again: read it again later. */
  is_preparing: v.optional(v.literal(true)),
  /** A PNG as a data URL: the QR code with which an application pays this amount, while it can be paid. */
  qr_image: v.optional(v.string()),
  failure: v.nullable(v.object({ code: v.string(), message: v.string() })),
  instructions: v.array(v.object({ title: v.string(), steps: v.array(v.string()) })),
  /** The gateway's time, so that a countdown is correct on a device with a wrong clock. */
  server_time: v.string(),
})

/** C-28 */
export const payment = shape({
  summary: 'One payment and its state',
  params: v.object({ id: PlainId }),
  reply: v.object({ result: Payment }),
  refusals: {
    PAYMENT_UNKNOWN: {
      status: 404,
      id: 'Pembayaran tidak ditemukan',
      en: 'There is no such payment',
    },
  },
})
