import { type Kysely, sql } from 'kysely'
import type { Database, Tables } from '../server/database.ts'

/** An agreed price of a product that applies now to a company. */
export interface ApplicablePrice {
  agreementId: string
  productId: number
  price: number
  /** The smallest quantity of one order that has it. */
  minimum: number
  /** The units that remain of the call-off; null for no limit. */
  left: number | null
  /** The first moment at which it does not apply any more. */
  until: Date
}

/** The lowest agreed price of each product that still has its minimum left. */
export async function applicablePrices(
  db: Pick<Database, 'selectFrom'>,
  companyId: string,
  productIds: readonly number[],
  at: Date,
): Promise<Map<number, ApplicablePrice>> {
  if (productIds.length === 0) return new Map()
  const rows = await currentLines(db, companyId, productIds, at).execute()
  const lowest = new Map<number, ApplicablePrice>()
  for (const row of rows) {
    const left = row.call_off === null ? null : row.call_off - row.used
    if (lowest.has(row.product_id) || (left !== null && left < row.minimum)) continue
    lowest.set(row.product_id, {
      agreementId: row.agreement_id,
      productId: row.product_id,
      price: row.unit_price,
      minimum: row.minimum,
      left,
      until: row.valid_until,
    })
  }
  return lowest
}

/** The lines of a company's valid agreements about these products, the lowest price first. */
export const currentLines = (
  db: Pick<Database, 'selectFrom'>,
  companyId: string,
  productIds: readonly number[],
  at: Date,
) =>
  (db as Kysely<Tables>)
    .selectFrom('price_agreements as agreement')
    .innerJoin('agreed_price_lines as line', 'line.agreement_id', 'agreement.id')
    .select(['line.agreement_id', 'line.product_id', 'line.unit_price', 'line.minimum'])
    .select(['line.call_off', 'line.used', 'agreement.valid_until'])
    .where('agreement.company_id', '=', companyId)
    .where('agreement.state', '=', 'active')
    .where('agreement.valid_from', '<=', at)
    .where('agreement.valid_until', '>', at)
    .where(sql<boolean>`line.product_id = any(${productIds}::integer[])`)
    .orderBy('line.product_id')
    .orderBy('line.unit_price')
    .orderBy('line.agreement_id')
