import {
  hashPassword,
  isPassword,
  type Limit,
  LimitReached,
  reserve,
  withinLimits,
} from '../identity/public.ts'
import { newId } from '../server/new-id.ts'
import { atomically, type Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import type { DeskRole, DeskUserTable } from './table.ts'

const WINDOW_S = 15 * 60

const limitsOf = (name: string, address: string): Limit[] => [
  { key: `desk-sign-in:${name}:${address}`, most: 10, windowSeconds: WINDOW_S },
  { key: `desk-address:${address}`, most: 30, windowSeconds: WINDOW_S },
  { key: `desk-name:${name}`, most: 200, windowSeconds: WINDOW_S },
]

/** Adds a user of the desk. Throws an error with a readable message when the seller is unknown or the name is taken. */
export async function addDeskUser(
  db: Database,
  user: { name: string; password: string; role: DeskRole; seller?: string },
  now: Date,
): Promise<void> {
  const seller =
    user.seller === undefined
      ? undefined
      : await db
          .selectFrom('sellers')
          .select('id')
          .where('alias', '=', user.seller)
          .executeTakeFirst()
  if (user.role === 'seller' && !seller)
    throw new Error(`There is no seller with the alias ${user.seller ?? '(none given)'}.`)
  const added = await db
    .insertInto('desk_users')
    .values({
      id: newId(),
      name: user.name.toLowerCase(),
      password_hash: await hashPassword(user.password),
      role: user.role,
      seller_id: user.role === 'seller' ? seller!.id : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new Error(`There is a desk user ${user.name} already.`)
}

/** Removes a user and ends its sessions. Returns false when no user has this name. */
export async function removeDeskUser(db: Database, name: string): Promise<boolean> {
  return atomically(db, async (trx) => {
    const removed = await trx
      .deleteFrom('desk_users')
      .where('name', '=', name.toLowerCase())
      .returning('id')
      .executeTakeFirst()
    if (!removed) return false
    await trx.deleteFrom('desk_sessions').where('user_id', '=', removed.id).execute()
    return true
  })
}

export function listDeskUsers(
  db: Database,
): Promise<{ name: string; role: DeskRole; seller: string | null }[]> {
  return db
    .selectFrom('desk_users')
    .leftJoin('sellers', 'sellers.id', 'desk_users.seller_id')
    .select(['desk_users.name', 'role', 'sellers.alias as seller'])
    .orderBy('desk_users.name')
    .execute()
}

/** The user with this name and password. Each attempt is counted before the password is compared. */
export async function checkDeskUser(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  given: { name: string; password: string; address: string },
): Promise<Pick<DeskUserTable, 'id' | 'name' | 'role'> | 'wrong' | 'locked'> {
  const name = given.name.trim().toLowerCase()
  const counted = await withinLimits(db, (trx) =>
    reserve(trx, limitsOf(name, given.address), now()),
  )
  if (counted instanceof LimitReached) return 'locked'
  const user = await db
    .selectFrom('desk_users')
    .select(['id', 'name', 'role', 'password_hash'])
    .where('name', '=', name)
    .executeTakeFirst()
  return (await isPassword(user?.password_hash, given.password)) && user ? user : 'wrong'
}
