import { tierFor, unitPrice } from '@borong/api/rules/price-tier'
import { buyerActs, type quote, type quotes } from '@borong/api/quotes.shapes'
import type { CallReply } from '@borong/api/shape'
import { type Goods, goodsOf, taxOnTop } from '../cart/public.ts'
import { filesOf } from '../files/public.ts'
import { ownerFacts } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import type { QuoteAct } from './readers.ts'
import { actsOf, isOfTender } from './transitions.ts'
import type { StoredQuote } from './change.ts'

export type QuoteView = CallReply<typeof quote>['result']
export type QuoteSummary = CallReply<typeof quotes>['result']['items'][number]

/** The kind of subject that files of a quote are attached to. */
export const FILE_SUBJECT = 'quote'
const MOST_EVENTS = 300

const linesOf = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('quote_lines')
    .selectAll()
    .where('quote_id', 'in', [...ids])
    .orderBy('quote_id')
    .orderBy('position')
    .execute()

type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** Quotes as lists show them, in the given order; for a reader with the members who made the quotes of others. */
export async function summariesOf(
  db: Database,
  rows: readonly StoredQuote[],
  now: Date,
  readerId?: string,
): Promise<QuoteSummary[]> {
  if (rows.length === 0) return []
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  )
  const sellers = await db
    .selectFrom('sellers')
    .select(['id', 'name', 'alias'])
    .where('id', 'in', [...new Set(rows.map((row) => row.seller_id))])
    .execute()
  const goods = await goodsOf(db, [...new Set(lines.map((line) => line.product_id))], now)
  const owners = await ownerFacts(db, rows, readerId)
  return rows.map((row) => {
    const own = lines.filter((line) => line.quote_id === row.id)
    const seller = sellers.find(({ id }) => id === row.seller_id)
    const amounts = amountsOf(row, own, goods, now)
    return {
      id: row.id,
      number: row.number,
      state: row.state,
      ...owners(row),
      vendor_name: seller?.name ?? '',
      vendor_alias: seller?.alias ?? '',
      first_product: own[0]?.name ?? '',
      line_count: own.length,
      total: row.freight === null ? null : amounts.total,
      valid_until: row.valid_until?.toISOString() ?? null,
      updated_at: row.updated_at.toISOString(),
    }
  })
}

function amountsOf(
  { freight }: Pick<StoredQuote, 'freight'>,
  lines: readonly Line[],
  goods: ReadonlyMap<number, Goods>,
  now: Date,
) {
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * (line.unit_price ?? 0), 0)
  const tax = lines.reduce((sum, line) => {
    const product = goods.get(line.product_id)
    return sum + (product ? taxOnTop(product, line.quantity * (line.unit_price ?? 0), now) : 0)
  }, 0)
  return { subtotal, tax, total: subtotal + tax + (freight ?? 0) }
}

/** A quote as a reader of the buyer's side and, without a reader, its seller see it. */
export async function viewQuote(
  db: Database,
  row: StoredQuote,
  now: Date,
  reader?: { buyerId: string; acts: ReadonlySet<QuoteAct> },
): Promise<QuoteView> {
  const [summary] = await summariesOf(db, [row], now, reader?.buyerId)
  const lines = await linesOf(db, [row.id])
  const goods = await goodsOf(
    db,
    lines.map((line) => line.product_id),
    now,
  )
  const events = await db
    .selectFrom('quote_events')
    .selectAll()
    .where('quote_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .execute()
  const { subtotal, tax } = amountsOf(row, lines, goods, now)
  const acts = new Set<string>(
    actsOf(row.state, 'buyer').filter((act) => !row.tender_id || !isOfTender('buyer', act)),
  )
  return {
    ...summary!,
    source: row.source,
    tender_number: row.tender_number,
    version: row.version,
    vendor_id: String(row.seller_id),
    lines: lines.map((line) => ({
      id_item: String(line.product_id),
      alias: line.alias,
      name: line.name,
      image: line.image,
      unit_type: line.unit,
      quantity: line.quantity,
      unit_price: line.unit_price,
      wished_price: line.wished_price,
      shop_price: shopPrice(goods.get(line.product_id), line.quantity),
    })),
    freight: row.freight,
    delivery_days: row.delivery_days,
    terms: row.terms,
    subtotal,
    tax,
    address: row.address && {
      shipping_address_id: row.address.shipping_address_id,
      alias: row.address.alias,
      name: row.address.name,
      address: row.address.address,
      city: row.address.city,
    },
    acts: buyerActs.filter((act) => acts.has(act) && reader?.acts.has(act)),
    can_message: row.state !== 'draft' && reader?.acts.has('message') === true,
    events: events.toReversed().map((event) => ({
      id: event.id,
      from: event.from_side,
      state: event.state,
      text: event.text,
      total: event.total,
      at: event.created_at.toISOString(),
    })),
    files: await filesOf(db, { type: FILE_SUBJECT, id: row.id }),
    order_id: row.order_id,
    order_serial: row.order_serial,
  }
}

function shopPrice(goods: Goods | undefined, quantity: number): number | null {
  const tier = goods && tierFor(goods.prices, Math.max(quantity, goods.minimumOrder))
  return tier ? unitPrice(tier) : null
}
