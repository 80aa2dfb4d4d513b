import type { SavedAddress } from '@borong/api/addresses.shapes'
import type { Database, Trx } from '../server/database.ts'
import { addEvent, lockQuote } from './change.ts'
import { stateAfter } from './transitions.ts'

/** The frozen content of an accepted quote, from which one order is made. */
export interface AgreedQuote {
  id: string
  number: string
  /** The company that owns it; null for a personal quote. */
  companyId: string | null
  sellerId: number
  address: SavedAddress
  freight: number
  deliveryDays: number
  lines: { productId: number; quantity: number; unitPrice: number }[]
}

/** Locks an accepted quote for its order. The id of the order, when it has one already. */
export async function takeQuote(
  trx: Trx,
  { quoteId, buyerId, at }: { quoteId: string; buyerId: string; at: Date },
): Promise<AgreedQuote | { orderId: string } | 'QUOTE_UNKNOWN' | 'QUOTE_UNUSABLE'> {
  const quote = await lockQuote(trx, quoteId, { side: 'buyer', userId: buyerId }, 'order')
  if (!quote) return 'QUOTE_UNKNOWN'
  if (quote.order_id !== null) return { orderId: quote.order_id }
  const { address, freight, valid_until } = quote
  if (!stateAfter(quote.state, 'buyer', 'order') || !address || freight === null)
    return 'QUOTE_UNUSABLE'
  if (valid_until !== null && valid_until <= at) return 'QUOTE_UNUSABLE'
  const lines = await trx
    .selectFrom('quote_lines')
    .select(['product_id', 'quantity', 'unit_price'])
    .where('quote_id', '=', quote.id)
    .orderBy('product_id')
    .execute()
  return {
    id: quote.id,
    number: quote.number,
    companyId: quote.company_id,
    sellerId: quote.seller_id,
    address,
    freight,
    deliveryDays: quote.delivery_days ?? 1,
    lines: lines.map((line) => ({
      productId: line.product_id,
      quantity: line.quantity,
      unitPrice: line.unit_price ?? 0,
    })),
  }
}

/** Stores the order of a quote that `takeQuote` has locked in the same transaction. A company's order makes the quote the company's. */
export async function markOrdered(
  trx: Trx,
  quoteId: string,
  order: { id: string; serial: string; companyId: string | null },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('quotes')
    .set((eb) => ({
      state: 'ordered',
      version: eb('version', '+', 1),
      company_id: order.companyId,
      order_id: order.id,
      order_serial: order.serial,
      is_unread: true,
      updated_at: at,
    }))
    .where('id', '=', quoteId)
    .execute()
  await addEvent(trx, { quoteId, from: 'buyer', state: 'ordered', at })
}

/** Lets a quote be ordered again whose order has ended unpaid. Its own time goes on. */
export async function reopenQuote(trx: Trx, orderId: string, at: Date): Promise<void> {
  const quote = await trx
    .updateTable('quotes')
    .set((eb) => ({
      state: 'accepted',
      version: eb('version', '+', 1),
      order_id: null,
      order_serial: null,
      updated_at: at,
    }))
    .where('order_id', '=', orderId)
    .where('state', '=', 'ordered')
    .returning('id')
    .executeTakeFirst()
  if (quote) await addEvent(trx, { quoteId: quote.id, from: 'shop', state: 'accepted', at })
}

/** Whether an order was made from a quote. */
export async function isQuoted(
  db: Pick<Database, 'selectFrom'>,
  orderId: string,
): Promise<boolean> {
  const quote = await db
    .selectFrom('quotes')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return quote !== undefined
}
