import type { priceAgreement } from '@borong/api/agreed-prices'
import type { Reply } from '@borong/api/types'
import { productFacts, sellerFacts } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import { lastWibDay, wibDay } from '../server/wib.ts'
import type { Agreement } from './decide.ts'

type View = Reply<typeof priceAgreement>['agreement']
export type AgreementSummary = Omit<View, 'lines' | 'may_decide'>
export type AgreementLineView = View['lines'][number]

/** Agreements as lists show them. */
export async function summariesOf(
  db: Pick<Database, 'selectFrom'>,
  rows: readonly Agreement[],
  at: Date,
): Promise<AgreementSummary[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const counts = await db
    .selectFrom('agreed_price_lines')
    .select('agreement_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agreement_id', 'in', ids)
    .groupBy('agreement_id')
    .execute()
  const countOf = new Map(counts.map(({ agreement_id, count }) => [agreement_id, Number(count)]))
  const sellers = await sellerFacts(
    db,
    rows.map(({ seller_id }) => seller_id),
  )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: stateAt(row, at),
    vendor_name: sellers.get(row.seller_id)?.name ?? '',
    vendor_alias: sellers.get(row.seller_id)?.alias ?? '',
    line_count: countOf.get(row.id) ?? 0,
    valid_from: wibDay(row.valid_from),
    valid_to: lastWibDay(row.valid_until),
  }))
}

/** The lines of an agreement, by the names of their products. */
export async function linesOf(
  db: Pick<Database, 'selectFrom'>,
  agreementId: string,
): Promise<AgreementLineView[]> {
  const lines = await db
    .selectFrom('agreed_price_lines')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .execute()
  const goods = await productFacts(
    db,
    lines.map(({ product_id }) => product_id),
  )
  return lines
    .map((line) => {
      const product = goods.get(line.product_id)
      return {
        id_item: String(line.product_id),
        name: product?.name ?? String(line.product_id),
        alias: product?.alias ?? '',
        unit_type: product?.unit ?? '',
        unit_price: line.unit_price,
        minimum: line.minimum,
        call_off: line.call_off,
        used: line.used,
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'id'))
}

const stateAt = ({ state, valid_until }: Agreement, at: Date): AgreementSummary['state'] =>
  (state === 'proposed' || state === 'active') && valid_until <= at ? 'expired' : state

/** The agreement that was made from a quote and is not over. */
export const agreementOfQuote = (db: Pick<Database, 'selectFrom'>, quoteId: string) =>
  db
    .selectFrom('price_agreements')
    .select(['id', 'number'])
    .where('quote_id', '=', quoteId)
    .where('state', 'in', ['proposed', 'active'])
    .executeTakeFirst()
