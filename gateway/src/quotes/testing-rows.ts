import { newId } from '../server/new-id.ts'
import type { Gateway } from '../server/domain.ts'
import { makeDrafts } from './drafts.ts'

/** A quote of this buyer with one product, as the seller offered it. */
export async function insertTestQuote(
  gateway: Pick<Gateway, 'db' | 'now'>,
  { userId, productId }: { userId: string; productId: number },
): Promise<string> {
  const items = [{ product_id: String(productId), quantity: 1 }]
  const made = await makeDrafts(gateway, userId, { key: newId(), source: 'product', items })
  if (typeof made === 'string') throw new Error(made)
  await gateway.db
    .updateTable('quotes')
    .set({ state: 'offered', freight: 0 })
    .where('id', 'in', made)
    .execute()
  await gateway.db
    .updateTable('quote_lines')
    .set({ unit_price: 1000 })
    .where('quote_id', 'in', made)
    .execute()
  return made[0]!
}
