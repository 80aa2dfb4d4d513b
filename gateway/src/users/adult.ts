import type { Database } from '../server/database.ts'

const AGE = 21

/** V-14: whether this buyer is verified to be 21 or older. */
export async function isVerifiedAdult(db: Database, buyerId: string, now: Date): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['birth_date', 'age_verified_at'])
    .where('id', '=', buyerId)
    .executeTakeFirst()
  if (!user?.birth_date || !user.age_verified_at) return false
  const latest = new Date(now)
  latest.setFullYear(latest.getFullYear() - AGE)
  return user.birth_date <= latest.toISOString().slice(0, 10)
}
