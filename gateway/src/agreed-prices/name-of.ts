import { sellerFacts } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'

/** The number of an agreement with its seller, as logs name it. */
export async function nameOf(
  db: Pick<Database, 'selectFrom'>,
  { number, seller_id }: { number: string; seller_id: number },
): Promise<string> {
  const seller = (await sellerFacts(db, [seller_id])).get(seller_id)
  return seller ? `${number} (${seller.name})` : number
}

/** The page of a company's agreement. */
export const agreementPath = (companyId: string, id: string) =>
  `/company/${companyId}/prices/${id}` as const
