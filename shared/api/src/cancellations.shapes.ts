import * as v from 'valibot'
import { orderRefusals } from './order-refusals.ts'
import { PlainId, PlainText } from './plain.ts'
import { shape } from './shape.ts'

const orderId = v.object({ orderId: PlainId })
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** The remaining quantities. Lines that are not named stay as they are. */
const Lines = v.pipe(
  v.array(
    v.object({
      id: PlainId,
      /** The remaining quantity; 0 cancels the line. */
      quantity: Quantity,
      /** The quantity that the buyer saw. */
      seen: Quantity,
    }),
  ),
  v.minLength(1),
  v.maxLength(200),
)

const refusals = {
  ORDER_UNKNOWN: orderRefusals.ORDER_UNKNOWN,
  GOODS_PACKED: {
    status: 409,
    id: 'Penjual sudah mengirim barang ini, jadi tidak dapat dibatalkan lagi. Setelah tiba, Anda dapat mengajukan komplain.',
    en: 'The seller has sent these goods, so they can no longer be cancelled. After the delivery you can complain.',
  },
  GOODS_CHANGED: {
    status: 409,
    id: 'Jumlah barang ini baru saja berubah. Periksa lagi sebelum membatalkan.',
    en: 'The quantity of these goods has just changed. Check it before you cancel.',
  },
  QUANTITY_TOO_LOW: {
    status: 422,
    id: '{name}: sisakan minimal {least}, atau batalkan semuanya',
    en: '{name}: keep at least {least}, or cancel all of it',
  },
  QUOTE_DIVIDED: {
    status: 422,
    id: 'Pesanan dari penawaran dibatalkan seluruhnya, karena harganya berlaku untuk semua barang',
    en: 'An order from a quote is cancelled as a whole, because its price is that of all goods',
  },
  LINES_UNKNOWN: {
    status: 422,
    id: 'Barang atau jumlahnya tidak sesuai dengan pesanan',
    en: 'The goods or their quantities do not match the order',
  },
} as const

const Refund = v.object({
  /** Without what earlier cash back and points take off. */
  amount: v.number(),
  goods: v.number(),
  /** Shipping, insurance, service fee and unique code, without the subsidy and the rounding. */
  costs: v.number(),
  /** Whether nothing remains of the order. */
  ends_order: v.boolean(),
})

/** Every reader of the order reads it. The goods are listed for those who may cancel them now. */
export const cancellations = shape({
  summary: 'The goods of a paid order that can be cancelled now, and the cancellations so far',
  params: orderId,
  reply: v.object({
    result: v.object({
      parcels: v.array(
        v.object({
          parcel_id: v.string(),
          vendor_name: v.string(),
          lines: v.array(
            v.object({
              id: v.string(),
              name: v.string(),
              image: v.string(),
              unit_type: v.string(),
              unit_price: v.number(),
              /** Without the units that were cancelled before. */
              quantity: v.number(),
              /** The smallest quantity that may remain, unless the line is cancelled. */
              least: v.number(),
              step: v.number(),
            }),
          ),
        }),
      ),
      items: v.array(
        v.object({
          /** Of its credit note too. */
          number: v.string(),
          at: v.string(),
          vendor_name: v.string(),
          by: v.string(),
          reason: v.string(),
          amount: v.number(),
          lines: v.array(
            v.object({ name: v.string(), quantity: v.number(), unit_type: v.string() }),
          ),
        }),
      ),
    }),
  }),
  refusals: { ORDER_UNKNOWN: refusals.ORDER_UNKNOWN },
})

export const previewCancellation = shape({
  summary: 'The refund of a cancellation, before it is made',
  params: orderId,
  body: v.object({ lines: Lines }),
  reply: v.object({ result: Refund }),
  refusals,
})

/** Possible until the seller packs the parcel. A repeated key returns the cancellation that it made first. */
export const cancelGoods = shape({
  summary: 'Cancels or lowers lines of a paid order that the seller has not packed yet',
  params: orderId,
  body: v.object({
    /** Chosen by the client: a cancellation that is sent twice is one. */
    key: v.pipe(PlainId, v.minLength(8)),
    reason: v.optional(PlainText(200), ''),
    lines: Lines,
  }),
  reply: v.object({ result: Refund }),
  refusals: {
    ...refusals,
    CANCELLATION_SENT: {
      status: 409,
      id: 'Pembatalan ini sudah kami terima dengan isian lain. Muat ulang halaman',
      en: 'We have received this cancellation with other content. Reload the page',
    },
  },
})
