import { deliver, type Message, sendDueMails } from '../delivery/public.ts'
import type { Gateway } from '../server/domain.ts'
import { claimLink } from './claim.ts'
import { type Selectable, sql } from 'kysely'
import type { TenderMailTable } from './table.ts'
import type { TenderRow } from './view.ts'
import { toDesk, toRequester, toSeller } from './write-mails.ts'

type Mail = Selectable<TenderMailTable>

/** Sends the due mails, of one tender or of all. */
export const sendTenderMails = (gateway: Gateway, tenderId?: string): Promise<void> =>
  sendDueMails(gateway, {
    job: 'tender-mails',
    table: 'tender_mails',
    ...(tenderId === undefined ? {} : { where: sql`tender_id = ${tenderId}` }),
    send: (mail: Mail) => send(gateway, mail),
  })

async function send(gateway: Gateway, mail: Mail): Promise<void> {
  const tender = await gateway.db
    .selectFrom('tenders')
    .selectAll()
    .where('id', '=', mail.tender_id)
    .executeTakeFirst()
  const message = tender && (await write(gateway, mail, tender))
  if (message) await deliver(gateway, message)
}

async function write(
  { db, config }: Gateway,
  { reader, seller_id, language }: Mail,
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
