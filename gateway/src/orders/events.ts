import type { Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import type { OrderState } from './table.ts'

const words = {
  ORDER_CREATED: { id: 'Pesanan dibuat', en: 'Order made' },
  ORDER_PAID: { id: 'Pembayaran diterima', en: 'Payment received' },
  ORDER_CANCELLED: { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
  ORDER_EXPIRED: { id: 'Batas pembayaran terlewati', en: 'The payment deadline has passed' },
  ORDER_COMPLETED: { id: 'Pesanan selesai', en: 'Order completed' },
  PROCESSED: { id: 'Penjual menyiapkan pesanan', en: 'The seller is preparing the order' },
  SHIPPED: { id: 'Paket diserahkan ke kurir', en: 'Handed to the courier' },
  AT_ORIGIN: { id: 'Paket tiba di gudang asal', en: 'Arrived at the origin hub' },
  ON_THE_WAY: {
    id: 'Paket dalam perjalanan ke kota tujuan',
    en: 'On the way to the destination city',
  },
  WITH_COURIER: { id: 'Paket diantar kurir ke alamat Anda', en: 'Out for delivery' },
  DELIVERED: { id: 'Paket tiba di tujuan', en: 'Delivered' },
  COMPLETED: { id: 'Paket selesai', en: 'Parcel completed' },
} as const

export type EventCode = keyof typeof words

/** The name of an event on the timeline. */
export const eventTitle = (code: string, language: Language): string =>
  words[code as EventCode]?.[language] ?? code

const states: Record<OrderState, Record<Language, string>> = {
  awaiting_payment: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
  processed: { id: 'Diproses', en: 'Being processed' },
  shipped: { id: 'Dikirim', en: 'Shipped' },
  delivered: { id: 'Tiba di tujuan', en: 'Delivered' },
  completed: { id: 'Selesai', en: 'Completed' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
}

/** The name of a state. */
export const stateName = (state: OrderState, language: Language): string => states[state][language]

/** Writes an event of an order, or of one of its parcels. */
export async function addEvent(
  trx: Trx,
  event: { orderId: string; parcelId?: string; code: EventCode; detail?: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      id: newId(),
      order_id: event.orderId,
      parcel_id: event.parcelId ?? null,
      code: event.code,
      detail: event.detail ?? '',
      at: event.at,
    })
    .execute()
}
