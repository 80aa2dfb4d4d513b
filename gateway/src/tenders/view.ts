import { tenderActs, type tender, type tenders } from '@borong/api/tenders.shapes'
import type { CallReply } from '@borong/api/shape'
import type { Selectable } from 'kysely'
import { goodsOf } from '../cart/public.ts'
import { type FileSubject, filesOf } from '../files/public.ts'
import { type Act, ownerFacts } from '../permissions/public.ts'
import { offerCounts, offersOf } from '../quotes/public.ts'
import type { Database } from '../server/database.ts'
import { mayAct } from './phases.ts'
import type { TenderTable } from './table.ts'

export type TenderRow = Selectable<TenderTable>
export type TenderSummary = CallReply<typeof tenders>['result']['items'][number]
export type TenderView = CallReply<typeof tender>['result']

const FILE_SUBJECT = 'tender'
/** The subject that the files of a tender are attached to. */
export const subjectOf = (id: string): FileSubject => ({ type: FILE_SUBJECT, id })

/** The buyer's page that notifications about a tender link to. */
export const pagePath = (number: string) => `/services/tender/${number}` as const

/** Tenders as lists show them to a reader, in the given order. */
export async function summariesOf(
  db: Database,
  rows: readonly TenderRow[],
  readerId: string,
): Promise<TenderSummary[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .selectFrom('tender_lines')
    .select((eb) => ['tender_id', eb.fn.countAll<number>().as('count')])
    .where('tender_id', 'in', ids)
    .groupBy('tender_id')
    .execute()
  const lineCounts = new Map(lines.map(({ tender_id, count }) => [tender_id, Number(count)]))
  const offers = await offerCounts(db, ids)
  const owners = await ownerFacts(db, rows, readerId)
  return rows.map((row) => ({
    number: row.number,
    ...owners(row),
    state: 'received',
    phase: row.state,
    line_count: lineCounts.get(row.id) ?? 1,
    offer_count: offers.get(row.id) ?? 0,
    offers_until: row.offers_until.toISOString(),
    item: row.item,
    quantity: row.quantity,
    unit: row.unit,
    needed_by: row.needed_by,
    place: row.place,
    target_price: row.target_price,
    email: row.email,
    created_at: row.created_at.toISOString(),
  }))
}

/** The lines of a tender, with the products that they name. */
export async function linesOf(
  db: Database,
  tenderId: string,
  now: Date,
): Promise<TenderView['lines']> {
  const lines = await db
    .selectFrom('tender_lines')
    .selectAll()
    .where('tender_id', '=', tenderId)
    .orderBy('position')
    .execute()
  const goods = await goodsOf(
    db,
    lines.flatMap(({ product_id }) => product_id ?? []),
    now,
  )
  return lines.map(({ tender_id: _tender, product_id, name, ...line }) => {
    const product = product_id === null ? undefined : goods.get(product_id)
    return {
      ...line,
      item: name,
      product: product
        ? {
            id: String(product.id),
            name: product.name,
            alias: product.alias,
            vendor_alias: product.seller.alias,
          }
        : null,
    }
  })
}

/** A tender as a reader of the buyer's side sees it. */
export async function viewTender(
  db: Database,
  row: TenderRow,
  now: Date,
  reader: { buyerId: string; acts: ReadonlySet<Act<'tender'>> },
): Promise<TenderView> {
  const [summary] = await summariesOf(db, [row], reader.buyerId)
  const offers = await offersOf(db, row.id, now)
  const hasOffer = offers.some(({ state }) => state === 'offered')
  return {
    ...summary!,
    version: row.version,
    details: row.details,
    company: row.company,
    address: row.address && {
      alias: row.address.alias,
      name: row.address.name,
      address: row.address.address,
      city: row.address.city,
    },
    lines: await linesOf(db, row.id, now),
    files: await filesOf(db, subjectOf(row.id)),
    offers,
    acts: tenderActs.filter(
      (act) => reader.acts.has(act) && mayAct(row.state, act) && (act !== 'award' || hasOffer),
    ),
  }
}
