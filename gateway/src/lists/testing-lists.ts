import { newId } from '../server/new-id.ts'
import type { Gateway } from '../server/domain.ts'
import { addItems } from './change-items.ts'

/** A list of this buyer with one product, whatever the number of lists. */
export async function insertTestList(
  gateway: Pick<Gateway, 'db' | 'now'>,
  { userId, productId }: { userId: string; productId: number },
): Promise<string> {
  const id = newId()
  const at = gateway.now()
  await gateway.db
    .insertInto('lists')
    .values({ id, user_id: userId, company_id: null, name: id, created_at: at, updated_at: at })
    .execute()
  await addItems(gateway, id, [{ productId, quantity: 1 }])
  return id
}
