import type { MethodRule } from '../payments/public.ts'
import { refusalMessage, type RefusedCredit } from './holds.ts'
import { freeOf, overdueOwners } from './lines.ts'
import { ownersFor } from './owners.ts'

/** Offers the methods of credit only to buyers with a line that has room for the amount. */
export const creditMethods: MethodRule = {
  kind: 'later',
  async refusals({ db, now }, { buyerId, amount, language, methods }) {
    const owners = (await ownersFor(db, buyerId, ['company:buy'])).map(({ owner }) => owner)
    const lines = await db
      .selectFrom('credit_lines')
      .selectAll()
      .where('owner', 'in', owners)
      .execute()
    const overdue = await overdueOwners(db, owners, now())
    const refusals = new Map<string, { message: string; path: string }>()
    for (const method of methods) {
      const reasons = lines
        .filter((line) => line.method === method)
        .map((line): RefusedCredit | undefined => {
          const free = freeOf(line)
          if (line.state !== 'active')
            return { reason: line.state === 'blocked' ? 'BLOCKED' : 'CLOSED', free }
          if (overdue.has(line.owner)) return { reason: 'OVERDUE', free }
          return free < Math.max(amount, 1) ? { reason: 'LIMIT', free } : undefined
        })
      const [first = { reason: 'NO_LINE' as const, free: 0 }] = reasons
      if (reasons.length > 0 && reasons.includes(undefined)) continue
      refusals.set(method, { message: refusalMessage(first, language), path: '/credit' })
    }
    return refusals
  },
}
