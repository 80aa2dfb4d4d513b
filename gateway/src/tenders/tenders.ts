import * as tenderCalls from '@borong/api/tenders'
import { isNeededBy } from '@borong/api/rules/needed-by'
import type { FileOwner } from '../files/public.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { award, close, withdraw } from './change.ts'
import { claimTender } from './claim.ts'
import { makeTender } from './create.ts'
import { endTenders } from './deadlines.ts'
import { serveTenderDesk } from './desk.ts'
import { sendTenderMails } from './mails.ts'
import { serveOfferDesk } from './offer-desk.ts'
import { tendersMigrations } from './table.ts'
import { subjectOf, summariesOf, viewTender } from './view.ts'

const tenderFiles: FileOwner = {
  subject: subjectOf('').type,
  async mayRead(db, tenderId, reader) {
    const tender = await db
      .selectFrom('tenders')
      .select(['user_id', 'state'])
      .where('id', '=', tenderId)
      .executeTakeFirst()
    if (!tender) return false
    if (reader.kind === 'buyer') return tender.user_id === reader.userId
    if (reader.sellerId === null || tender.state === 'open') return true
    const offer = await db
      .selectFrom('quotes')
      .select('id')
      .where('tender_id', '=', tenderId)
      .where('seller_id', '=', reader.sellerId)
      .limit(1)
      .executeTakeFirst()
    return offer !== undefined
  },
}

/**
 * R-17 F-08: requests of businesses for an offer. The tender desk receives each by mail. Sellers offer at the seller
 * desk, and the buyer accepts offers, which are quotes.
 */
export const tenders: Domain = {
  name: 'tenders',
  migrations: tendersMigrations,
  async anonymise(trx, userId) {
    await trx
      .updateTable('tenders')
      .set({ name: 'Akun dihapus', company: '', phone: '', email: '', place: '', details: '' })
      .where('user_id', '=', userId)
      .execute()
  },
  fileOwners: [tenderFiles],
  routes: serveTenders,
  jobs: [
    { name: 'tender-mails', everySeconds: 60, run: (gateway) => sendTenderMails(gateway) },
    { name: 'tender-deadlines', everySeconds: 60, run: endTenders },
  ],
}

function serveTenders(gateway: Gateway) {
  const { serve, db, now } = gateway
  serveTenderDesk(gateway)
  serveOfferDesk(gateway)

  serve(tenderCalls.createTender, async ({ body, buyerId, language, refuse }) => {
    if (!isNeededBy(body.needed_by, now().getTime()))
      return refuse('DATE_INVALID', { errors: { needed_by: ['Invalid date'] } })
    const made = await makeTender(gateway, { body, buyerId, language })
    if (made === 'DEADLINE_INVALID')
      return refuse(made, { errors: { offers_until: ['Invalid date'] } })
    if (typeof made === 'string') return refuse(made)
    await sendTenderMails(gateway, made.id)
    const [result] = await summariesOf(db, [made])
    return { result: result! }
  })

  serve(tenderCalls.tenders, async ({ query: { page, limit }, buyerId }) => {
    const own = db.selectFrom('tenders').where('user_id', '=', buyerId)
    const { rows, count } = await newestPage(own, { page, limit }, 'created_at')
    const items = await summariesOf(db, rows)
    return { result: { items, total_count: count, page, limit } }
  })

  serve(tenderCalls.tender, async ({ params, buyerId, refuse }) => {
    const row = await db
      .selectFrom('tenders')
      .selectAll()
      .where('number', '=', params.number)
      .where('user_id', '=', buyerId)
      .executeTakeFirst()
    return row ? { result: await viewTender(db, row, now()) } : refuse('TENDER_UNKNOWN')
  })

  serve(tenderCalls.closeTender, async ({ params, body, buyerId, refuse }) => {
    const after = await close(gateway, { ...params, ...body, buyerId })
    if (typeof after === 'string') return refuse(after)
    return { result: await viewTender(db, after, now()) }
  })

  serve(tenderCalls.withdrawTender, async ({ params, body, buyerId, refuse }) => {
    const after = await withdraw(gateway, { ...params, ...body, buyerId })
    if (typeof after === 'string') return refuse(after)
    return { result: await viewTender(db, after, now()) }
  })

  serve(tenderCalls.awardTender, async ({ params, body, buyerId, refuse }) => {
    const { version, choices, address_id: addressId } = body
    const after = await award(gateway, { ...params, version, choices, addressId, buyerId })
    if (typeof after === 'string') return refuse(after)
    await sendTenderMails(gateway, after.id)
    return { result: await viewTender(db, after, now()) }
  })

  serve(tenderCalls.claimTender, async ({ body, buyerId, refuse }) => {
    const number = await claimTender(gateway, { token: body.token, buyerId })
    return number ? { result: { number } } : refuse('CLAIM_UNKNOWN')
  })

  serve(tenderCalls.joinTenders, async ({ body, buyerId }) => {
    const joined = await db
      .updateTable('tenders')
      .set({ user_id: buyerId })
      .where('key', 'in', body.keys)
      .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', buyerId)]))
      .returning('number')
      .execute()
    return { result: { numbers: joined.map(({ number }) => number) } }
  })
}
