import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import type { Database, Trx } from '../server/database.ts'
import type { UserTable } from './user-table.ts'

const REMOVED_NAME = 'Akun dihapus'

/** Changes the name or the secrets of an account. */
export async function changeUser(
  trx: Trx,
  userId: string,
  change: Pick<Updateable<UserTable>, 'name' | 'password_hash' | 'pin_hash'>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await trx.updateTable('users').set(change).where('id', '=', userId).execute()
}

/**
 * Stores the date of birth of a buyer, once. The same date again changes no date, but a buyer may have reached the age
 * since. False for another date.
 */
export async function storeBirthDate(
  db: Database,
  userId: string,
  { birth_date, age_verified_at }: { birth_date: string; age_verified_at: Date | null },
): Promise<boolean> {
  const stored = await db
    .updateTable('users')
    .set({ birth_date, age_verified_at })
    .where('id', '=', userId)
    .where((where) =>
      where.or([where('birth_date', 'is', null), where('birth_date', '=', birth_date)]),
    )
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Removes the person from an account: its mail and phone are free for a new one. */
export async function anonymiseUser(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      sso_id: randomUUID(),
      name: REMOVED_NAME,
      email: null,
      handphone: null,
      email_verified: false,
      phone_verified: false,
      password_hash: null,
      pin_hash: null,
      birth_date: null,
      age_verified_at: null,
    })
    .where('id', '=', userId)
    .execute()
}
