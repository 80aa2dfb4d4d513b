import { deliver, type Message } from '../delivery/public.ts'
import type { Gateway } from '../server/domain.ts'
import { claimLink } from './claim.ts'
import type { Selectable } from 'kysely'
import type { TenderMailTable } from './table.ts'
import type { TenderRow } from './view.ts'
import { toDesk, toRequester, toSeller } from './write-mails.ts'

const AT_ONCE = 20
const PAUSE_MS = 10 * 60 * 1000
// One day of attempts.
const MOST_TRIES = 144

/** Sends the due mails, of one tender or of all, and retries those that the provider rejects. */
export async function sendTenderMails(gateway: Gateway, tenderId?: string): Promise<void> {
  const { db, now } = gateway
  const at = now()
  const due = db
    .selectFrom('tender_mails')
    .select('id')
    .where('next_try_at', '<=', at)
    .$if(tenderId !== undefined, (query) => query.where('tender_id', '=', tenderId!))
    .orderBy('next_try_at')
    .limit(AT_ONCE)
    // Skips the mails that another gateway is sending.
    .forUpdate()
    .skipLocked()
  const taken = await db
    .updateTable('tender_mails')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      next_try_at: new Date(at.getTime() + PAUSE_MS),
    }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
  await Promise.all(taken.map((mail) => sendOne(gateway, mail)))
}

async function sendOne(gateway: Gateway, mail: Selectable<TenderMailTable>): Promise<void> {
  const { db, app } = gateway
  const tender = await db
    .selectFrom('tenders')
    .selectAll()
    .where('id', '=', mail.tender_id)
    .executeTakeFirst()
  try {
    const message = tender && (await write(gateway, mail, tender))
    if (message) await deliver(gateway, message)
  } catch (error) {
    app.log.error({ err: error, tender: tender?.number }, 'a tender’s mail was not taken')
    if (mail.tries < MOST_TRIES) return
  }
  await db.deleteFrom('tender_mails').where('id', '=', mail.id).execute()
}

async function write(
  { db, config }: Gateway,
  { reader, seller_id, language }: Selectable<TenderMailTable>,
  tender: TenderRow,
): Promise<Message | undefined> {
  if (reader === 'desk') return toDesk(tender, config.tenderDesk)
  if (reader === 'requester')
    return toRequester(tender, language, await claimLink({ db, config }, tender))
  const seller = await db
    .selectFrom('sellers')
    .select(['name', 'email'])
    .where('id', '=', seller_id)
    .executeTakeFirst()
  if (!seller?.email) return undefined
  const url = `${config.publicUrl}/seller-desk/tender-offers/${tender.number}`
  return toSeller(tender, { name: seller.name, email: seller.email, url }, language)
}
