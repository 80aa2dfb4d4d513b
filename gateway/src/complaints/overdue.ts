import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { ComplaintRefused, solved, step } from './move.ts'
import type { ComplaintRow } from './view.ts'

const AT_ONCE = 50

/** Moves the complaints on in which somebody has let the time pass. Gateways may run it concurrently. */
export async function moveOverdue({ db, now, config }: Gateway): Promise<void> {
  const rows = await db
    .selectFrom('complaints')
    .selectAll()
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute()
  for (const row of rows) {
    const { act, change } = afterSilence(row)
    const { number, version } = row
    const lapsed = { number, version, act, text: '', at: now(), demoSpeed: config.demoSpeed }
    await atomically(db, (trx) =>
      step(trx, { ...lapsed, party: { side: 'shop' } }, () => change),
    ).catch((error: unknown) => {
      // Somebody has acted in the meantime.
      if (!(error instanceof ComplaintRefused)) throw error
    })
  }
}

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
