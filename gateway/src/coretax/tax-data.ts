import type { Database, Trx } from '../server/database.ts'

/** The numbers with which a seller is registered for VAT. */
interface SellerTaxTable {
  seller_id: number
  /** NPWP, 16 digits. */
  tin: string
  /** NITKU, 22 digits. */
  nitku: string
}

declare module '../server/database.ts' {
  interface Tables {
    seller_tax_data: SellerTaxTable
  }
}

/** Stores the numbers of a seller in place of earlier ones. */
export async function storeTaxData(
  trx: Trx,
  { seller_id, tin, nitku }: SellerTaxTable,
): Promise<void> {
  await trx
    .insertInto('seller_tax_data')
    .values({ seller_id, tin, nitku })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ tin, nitku }))
    .execute()
}

/** The numbers of these sellers, of those that are registered. */
export async function taxDataOf(
  db: Pick<Database, 'selectFrom'>,
  sellerIds: readonly number[],
): Promise<Map<number, SellerTaxTable>> {
  if (sellerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('seller_tax_data')
    .selectAll()
    .where('seller_id', 'in', sellerIds)
    .execute()
  return new Map(rows.map((row) => [row.seller_id, row]))
}
