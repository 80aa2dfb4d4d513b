import type { Database } from '../server/database.ts'
import { isOfAge, readBirthDate } from './age.ts'

/** V-14: whether this buyer is verified to be 21 or older. */
export async function isVerifiedAdult(db: Database, buyerId: string, now: Date): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['birth_date', 'age_verified_at'])
    .where('id', '=', buyerId)
    .executeTakeFirst()
  if (!user?.birth_date || !user.age_verified_at) return false
  const birth = readBirthDate(user.birth_date)
  return birth !== null && isOfAge(birth, now)
}
