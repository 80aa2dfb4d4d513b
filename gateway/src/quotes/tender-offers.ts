import type { tender } from '@borong/api/tenders.shapes'
import type { CallReply } from '@borong/api/shape'
import { goodsOf, taxOnTop } from '../cart/public.ts'
import type { Database } from '../server/database.ts'

export type TenderOffer = CallReply<typeof tender>['result']['offers'][number]

const MOST_OFFERS = 100

/** The offers to a tender, of all sellers or of one: those with the most lines first, then the cheapest. */
export async function offersOf(
  db: Database,
  tenderId: string,
  now: Date,
  sellerId?: number,
): Promise<TenderOffer[]> {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('sellers', 'sellers.id', 'quotes.seller_id')
    .selectAll('quotes')
    .select(['sellers.name as vendor_name', 'sellers.alias as vendor_alias'])
    .where('tender_id', '=', tenderId)
    .$if(sellerId !== undefined, (own) => own.where('seller_id', '=', sellerId!))
    .orderBy('quotes.id', 'desc')
    .limit(MOST_OFFERS)
    .execute()
  if (rows.length === 0) return []
  const lines = await db
    .selectFrom('quote_lines')
    .selectAll()
    .where(
      'quote_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('quote_id')
    .orderBy('position')
    .execute()
  const goods = await goodsOf(db, [...new Set(lines.map((line) => line.product_id))], now)
  const offers = rows.map((row): TenderOffer => {
    const own = lines
      .filter(({ quote_id }) => quote_id === row.id)
      .map((line) => {
        const price = line.unit_price ?? 0
        const product = goods.get(line.product_id)
        const net = line.quantity * price
        return {
          position: line.tender_position ?? line.position,
          id_item: String(line.product_id),
          alias: line.alias,
          name: line.name,
          unit_type: line.unit,
          quantity: line.quantity,
          unit_price: price,
          amount: net + (product ? taxOnTop(product, net, now) : 0),
        }
      })
    const freight = row.freight ?? 0
    // The job that ends offers runs once a minute.
    const isOver = row.state === 'offered' && row.valid_until !== null && row.valid_until <= now
    return {
      quote_id: row.id,
      number: row.number,
      version: row.version,
      state: isOver ? 'expired' : (row.state as TenderOffer['state']),
      vendor_name: row.vendor_name,
      vendor_alias: row.vendor_alias,
      lines: own,
      freight,
      delivery_days: row.delivery_days ?? 0,
      terms: row.terms,
      valid_until: row.valid_until?.toISOString() ?? null,
      total: own.reduce((sum, { amount }) => sum + amount, 0) + freight,
    }
  })
  return offers.toSorted((a, b) => b.lines.length - a.lines.length || a.total - b.total)
}

/** The number of offers to each of these tenders that a buyer can accept or has accepted. */
export async function offerCounts(
  db: Pick<Database, 'selectFrom'>,
  tenderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (tenderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('quotes')
    .select((eb) => ['tender_id', eb.fn.countAll<number>().as('count')])
    .where('tender_id', 'in', [...tenderIds])
    .where('state', 'in', ['offered', 'accepted', 'ordered'])
    .groupBy('tender_id')
    .execute()
  return new Map(rows.map(({ tender_id, count }) => [tender_id!, Number(count)]))
}
