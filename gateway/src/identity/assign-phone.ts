import type { Trx } from '../server/database.ts'
import type { Identifier } from './accounts.ts'

/**
 * Gives an account a number that its owner has told support. It proves nothing until the owner verifies it. Returns the
 * id of the account; undefined for an unknown account, and for a number that another account has.
 */
export async function assignPhone(
  trx: Trx,
  account: Identifier,
  phone: string,
): Promise<string | undefined> {
  const taken = await trx
    .selectFrom('users')
    .select('id')
    .where('handphone', '=', phone)
    .executeTakeFirst()
  if (taken) return undefined
  const changed = await trx
    .updateTable('users')
    .set({ handphone: phone, phone_verified: false })
    .where(account.type === 'email' ? 'email' : 'handphone', '=', account.value)
    .returning('id')
    .executeTakeFirst()
  return changed?.id
}
