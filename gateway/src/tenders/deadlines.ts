import { notify } from '../notifications/public.ts'
import { offerCounts } from '../quotes/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { pagePath, type TenderRow } from './view.ts'

const AT_ONCE = 50

/** Closes the tenders whose deadline is over, and ends those without an offer that can still be accepted. */
export async function endTenders({ db, now }: Pick<Gateway, 'db' | 'now'>): Promise<void> {
  const at = now()
  for (;;) {
    const count = await atomically(db, async (trx) => {
      const due = await trx
        .selectFrom('tenders')
        .selectAll()
        .where('state', '=', 'open')
        .where('offers_until', '<=', at)
        .orderBy('id')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute()
      const offers = await offerCounts(
        trx,
        due.map(({ id }) => id),
      )
      for (const row of due) await end(trx, row, offers.get(row.id) ? 'closed' : 'expired', at)
      return due.length
    })
    if (count < AT_ONCE) break
  }
  await atomically(db, async (trx) => {
    const left = await trx
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
      .orderBy('id')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const row of left) await end(trx, row, 'expired', at)
  })
}

async function end(trx: Trx, row: TenderRow, state: 'closed' | 'expired', at: Date) {
  await trx
    .updateTable('tenders')
    .set({ state, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  if (row.user_id)
    await notify(trx, {
      userId: row.user_id,
      kind: state === 'closed' ? 'TENDER_CLOSED' : 'TENDER_EXPIRED',
      path: pagePath(row.number),
      detail: row.number,
      at,
    })
}
