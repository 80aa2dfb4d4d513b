import * as tenderCalls from '@borong/api/tenders'
import { isNeededBy } from '@borong/api/rules/needed-by'
import type { Domain, Gateway } from '../server/domain.ts'
import { makeTender } from './create.ts'
import { serveTenderDesk } from './desk.ts'
import { sendTenderMails } from './mails.ts'
import { type TenderTable, tendersMigrations } from './table.ts'

/** R-17 F-08: requests of businesses for an offer. The tender desk receives each by mail, and calls the business. */
export const tenders: Domain = {
  name: 'tenders',
  migrations: tendersMigrations,
  routes: serveTenders,
  jobs: [{ name: 'tender-mails', everySeconds: 60, run: (gateway) => sendTenderMails(gateway) }],
}

function serveTenders(gateway: Gateway) {
  const { serve, db, now } = gateway
  serveTenderDesk(gateway)

  serve(tenderCalls.createTender, async ({ body, buyerId, language, refuse }) => {
    if (!isNeededBy(body.needed_by, now().getTime()))
      return refuse('DATE_INVALID', { errors: { needed_by: ['Invalid date'] } })
    const made = await makeTender(gateway, { body, buyerId, language })
    if (typeof made === 'string') return refuse(made)
    await sendTenderMails(gateway, made.id)
    return { result: view(made) }
  })

  serve(tenderCalls.tenders, async ({ query: { page, limit }, buyerId }) => {
    const own = db.selectFrom('tenders').where('user_id', '=', buyerId)
    const { count } = await own
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const rows = await own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    return { result: { items: rows.map(view), total_count: count, page, limit } }
  })
}

const view = ({ number, state, created_at, ...row }: TenderTable) => ({
  number,
  state,
  item: row.item,
  quantity: row.quantity,
  unit: row.unit,
  needed_by: row.needed_by,
  place: row.place,
  target_price: row.target_price,
  email: row.email,
  created_at: created_at.toISOString(),
})
