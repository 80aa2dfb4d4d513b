import type { Customer } from '../agreed-prices/public.ts'
import { sellerFacts } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'

const MOST_QUOTES = 500

/** The companies that own the last changed quotes of a seller; with null those of all sellers. */
export async function askingCompanies(db: Database, sellerId: number | null): Promise<Customer[]> {
  const rows = await db
    .selectFrom('quotes')
    .select(['company_id', 'seller_id'])
    .where('company_id', 'is not', null)
    .where('state', '!=', 'draft')
    .$if(sellerId !== null, (own) => own.where('seller_id', '=', sellerId!))
    .orderBy('updated_at', 'desc')
    .limit(MOST_QUOTES)
    .execute()
  const sellers = await sellerFacts(
    db,
    rows.map(({ seller_id }) => seller_id),
  )
  return rows.map((row) => ({
    companyId: row.company_id!,
    sellerId: row.seller_id,
    sellerName: sellers.get(row.seller_id)?.name ?? '',
  }))
}
