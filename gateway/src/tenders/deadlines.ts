import { offerCounts } from '../quotes/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { notifyOfTender } from './notify-of-tender.ts'
import type { TenderRow } from './view.ts'

/** Closes the tenders whose deadline is over, and ends those without an offer that can still be accepted. */
export async function endTenders(gateway: Gateway): Promise<void> {
  const tenders = { table: 'tenders', key: ['id'] }
  await eachDue(gateway, {
    ...tenders,
    job: 'tender-deadlines',
    due: (db) =>
      db
        .selectFrom('tenders')
        .selectAll()
        .where('state', '=', 'open')
        .where('offers_until', '<=', gateway.now())
        .orderBy('id'),
    async work(trx, row) {
      const offers = await offerCounts(trx, [row.id])
      await end(trx, row, offers.get(row.id) ? 'closed' : 'expired', gateway.now())
    },
  })
  await eachDue(gateway, {
    ...tenders,
    job: 'tender-deadlines',
    due: (db) =>
      db
        .selectFrom('tenders')
        .selectAll()
        .where('state', '=', 'closed')
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('quotes')
                .select('quotes.id')
                .whereRef('quotes.tender_id', '=', 'tenders.id')
                .where('quotes.state', '=', 'offered'),
            ),
          ),
        )
        .orderBy('id'),
    work: (trx, row) => end(trx, row, 'expired', gateway.now()),
  })
}

async function end(trx: Trx, row: TenderRow, state: 'closed' | 'expired', at: Date) {
  await trx
    .updateTable('tenders')
    .set({ state, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  await notifyOfTender(trx, row, state === 'closed' ? 'TENDER_CLOSED' : 'TENDER_EXPIRED', at)
}
