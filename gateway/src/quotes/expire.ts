import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { addEvent } from './change.ts'
import { notifyOfQuote } from './notify-of-quote.ts'

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
        .select(['id', 'number', 'user_id', 'company_id', 'version'])
        .where('state', 'in', ['asked', 'offered', 'countered', 'accepted'])
        .where('valid_until', '<=', at)
        .orderBy('id'),
    async work(trx, { version, ...quote }) {
      await trx
        .updateTable('quotes')
        .set({ state: 'expired', version: version + 1, updated_at: at })
        .where('id', '=', quote.id)
        .execute()
      await addEvent(trx, { quoteId: quote.id, from: 'shop', state: 'expired', at })
      await notifyOfQuote(trx, quote, 'QUOTE_EXPIRED', at)
    },
  })
}
