import { DAY_MS } from '@borong/api/rules/time'
import { openLine } from '@borong/gateway/credit/public'
import { atomically } from '@borong/gateway/server/database'
import type { Gateway } from '@borong/gateway/server/domain'
import { demoBuyers } from './buyers.ts'

/** Budi's lines of credit, from before his first order. A line that exists stays as the desk has changed it. */
export async function seedCreditLines({ db, now }: Gateway): Promise<void> {
  const { id: userId } = demoBuyers.budi
  const buyer = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst()
  const line = await db
    .selectFrom('credit_lines')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  if (!buyer || line) return
  const at = new Date(now().getTime() - 70 * DAY_MS)
  await atomically(db, async (trx) => {
    await openLine(trx, { userId, method: 'pay-later', limit: 25_000_000, days: 30, at })
    await openLine(trx, { userId, method: 'borong-plus-partner', limit: 250_000_000, days: 60, at })
  })
}
