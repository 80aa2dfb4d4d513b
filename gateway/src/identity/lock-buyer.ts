import type { Trx } from '../server/database.ts'

/** Serializes the work of one buyer that counts before it adds, so that two tabs see each other's. */
export async function lockBuyer(trx: Trx, buyerId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', buyerId).forUpdate().execute()
}
