import { newId } from '../server/new-id.ts'
import type { Gateway } from '../server/domain.ts'
import { addItems } from './change-items.ts'
import { insertList } from './write-lists.ts'

/** A list of this buyer with one product. */
export async function insertTestList(
  gateway: Pick<Gateway, 'db' | 'now'>,
  { userId, productId }: { userId: string; productId: number },
): Promise<string> {
  const at = gateway.now()
  const list = await insertList(gateway.db, { userId, companyId: null, name: newId(), at })
  if (typeof list === 'string') throw new Error(list)
  await addItems(gateway, list.id, [{ productId, quantity: 1 }])
  return list.id
}
