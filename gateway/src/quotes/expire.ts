import { notify } from '../notifications/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { addEvent } from './change.ts'

const AT_ONCE = 50

/** Ends the quotes whose time is over, and clears drafts that were never sent. */
export async function expireQuotes({ db, now }: Pick<Gateway, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db
    .deleteFrom('quotes')
    .where('state', '=', 'draft')
    .where('valid_until', '<=', at)
    .execute()
  for (;;) {
    const count = await atomically(db, async (trx) => {
      const due = await trx
        .selectFrom('quotes')
        .select(['id', 'number', 'user_id', 'version'])
        .where('state', 'in', ['asked', 'offered', 'countered', 'accepted'])
        .where('valid_until', '<=', at)
        .orderBy('id')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const { id, number, user_id, version } of due) {
        await trx
          .updateTable('quotes')
          .set({ state: 'expired', version: version + 1, updated_at: at })
          .where('id', '=', id)
          .execute()
        await addEvent(trx, { quoteId: id, from: 'shop', state: 'expired', at })
        const path = `/quotes/${id}` as const
        await notify(trx, { userId: user_id, kind: 'QUOTE_EXPIRED', path, detail: number, at })
      }
      return due.length
    })
    if (count < AT_ONCE) return
  }
}
