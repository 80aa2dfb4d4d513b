import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachUnheld } from '../server/due-work.ts'
import { Refused } from '../server/refused.ts'
import { solved, step } from './move.ts'
import type { ComplaintRow } from './view.ts'

/** Moves the complaints on in which somebody has let the time pass. `step` locks the order before its complaint. */
export const moveOverdue = (gateway: Gateway): Promise<void> =>
  eachUnheld(gateway, {
    job: 'overdue complaints',
    key: ['id'],
    due: (db) =>
      db
        .selectFrom('complaints')
        .selectAll()
        .where('due_at', '<=', gateway.now())
        .orderBy('due_at'),
    async work(row) {
      const { act, change } = afterSilence(row)
      const { number, version } = row
      const { demoSpeed } = gateway.config
      const lapsed = { number, version, act, text: '', at: gateway.now(), demoSpeed }
      await atomically(gateway.db, (trx) =>
        step(trx, { ...lapsed, party: { side: 'shop' } }, () => change),
      ).catch((error: unknown) => {
        // Somebody has acted in the meantime.
        if (!(error instanceof Refused)) throw error
      })
    },
  })

/** A seller's silence brings an operator. A buyer's silence accepts an offered refund, and ends the rest. */
function afterSilence(row: ComplaintRow) {
  if (row.turn === 'seller') {
    const turn = 'operator' as const
    const news = 'COMPLAINT_ESCALATED' as const
    return {
      act: 'escalate' as const,
      change: { state: 'escalated' as const, turn, due_at: null, news },
    }
  }
  const isOffered = row.state === 'answered' && row.solution === 'refund'
  const change = solved(isOffered ? row.amount : 0, { news: 'COMPLAINT_ENDED' })
  return { act: 'lapse' as const, change }
}
