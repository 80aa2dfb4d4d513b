import { notify } from '../notifications/public.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { addEvent } from './change.ts'

/** Ends the quotes whose time is over, and clears drafts that were never sent. */
export async function expireQuotes(gateway: Gateway): Promise<void> {
  const at = gateway.now()
  await gateway.db
    .deleteFrom('quotes')
    .where('state', '=', 'draft')
    .where('valid_until', '<=', at)
    .execute()
  await eachDue(gateway, {
    job: 'expired-quotes',
    table: 'quotes',
    key: ['id'],
    due: (db) =>
      db
        .selectFrom('quotes')
        .select(['id', 'number', 'user_id', 'version'])
        .where('state', 'in', ['asked', 'offered', 'countered', 'accepted'])
        .where('valid_until', '<=', at)
        .orderBy('id'),
    async work(trx, { id, number, user_id, version }) {
      await trx
        .updateTable('quotes')
        .set({ state: 'expired', version: version + 1, updated_at: at })
        .where('id', '=', id)
        .execute()
      await addEvent(trx, { quoteId: id, from: 'shop', state: 'expired', at })
      const path = `/quotes/${id}` as const
      await notify(trx, { userId: user_id, kind: 'QUOTE_EXPIRED', path, detail: number, at })
    },
  })
}
