import * as tenderCalls from '@borong/api/tenders'
import { isNeededBy } from '@borong/api/rules/needed-by'
import type { FileOwner } from '../files/public.ts'
import { actsNow, readable } from '../permissions/public.ts'
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
import { subjectOf, summariesOf, type TenderRow, viewTender } from './view.ts'

const tenderFiles: FileOwner = {
  subject: subjectOf('').type,
  async mayRead(db, tenderId, reader) {
    const tender = await db
      .selectFrom('tenders')
      .select(['user_id', 'company_id', 'state'])
      .where('id', '=', tenderId)
      .executeTakeFirst()
    if (!tender) return false
    if (reader.kind === 'buyer')
      return (await actsNow(db, 'tender', tender, reader.userId)).has('read')
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
    const contact = { name: 'Akun dihapus', phone: '', email: '' }
    await trx.updateTable('tenders').set(contact).where('user_id', '=', userId).execute()
    await trx
      .updateTable('tenders')
      .set({ company: '', place: '', details: '' })
      .where('user_id', '=', userId)
      // A company goes on with the tenders that its member began.
      .where('company_id', 'is', null)
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
  const view = async (row: TenderRow, buyerId: string) =>
    viewTender(db, row, now(), { buyerId, acts: await actsNow(db, 'tender', row, buyerId) })

  serveTenderDesk(gateway)
  serveOfferDesk(gateway)

  serve(tenderCalls.createTender, async ({ body, buyerId, language, refuse }) => {
    if (!isNeededBy(body.needed_by, now().getTime()))
      return refuse('DATE_INVALID', { errors: { needed_by: ['Invalid date'] } })
    const made = await makeTender(gateway, { body, buyerId, language })
    await sendTenderMails(gateway, made.id)
    const [result] = await summariesOf(db, [made], buyerId)
    return { result: result! }
  })

  serve(tenderCalls.tenders, async ({ query, buyerId, refuse }) => {
    const { page, limit, company_id: companyId } = query
    const condition = await readable(db, 'tender', { buyerId, companyId })
    if (!condition) return refuse('COMPANY_UNKNOWN')
    const mine = db.selectFrom('tenders').where(condition)
    const { rows, count } = await newestPage(mine, { page, limit }, 'created_at')
    const items = await summariesOf(db, rows, buyerId)
    return { result: { items, total_count: count, page, limit } }
  })

  serve(tenderCalls.tender, async ({ params, buyerId, refuse }) => {
    const row = await db
      .selectFrom('tenders')
      .selectAll()
      .where('number', '=', params.number)
      .executeTakeFirst()
    const acts = row && (await actsNow(db, 'tender', row, buyerId))
    if (!acts?.has('read')) return refuse('TENDER_UNKNOWN')
    return { result: await viewTender(db, row!, now(), { buyerId, acts }) }
  })

  serve(tenderCalls.closeTender, async ({ params, body, buyerId }) => {
    const after = await close(gateway, { ...params, ...body, buyerId })
    return { result: await view(after, buyerId) }
  })

  serve(tenderCalls.withdrawTender, async ({ params, body, buyerId }) => {
    const after = await withdraw(gateway, { ...params, ...body, buyerId })
    return { result: await view(after, buyerId) }
  })

  serve(tenderCalls.awardTender, async ({ params, body, buyerId }) => {
    const { version, choices, address_id: addressId } = body
    const after = await award(gateway, { ...params, version, choices, addressId, buyerId })
    await sendTenderMails(gateway, after.id)
    return { result: await view(after, buyerId) }
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
      .where('company_id', 'is', null)
      .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', buyerId)]))
      .returning('number')
      .execute()
    return { result: { numbers: joined.map(({ number }) => number) } }
  })
}
