import { textOf } from '@borong/api/messages'
import type { Selectable } from 'kysely'
import { deliver, mail, type Message, openChannels, sendDueMails } from '../delivery/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { mailMessages, serviceMessages, stateMessages } from './messages.ts'
import type { ApplicationMailTable } from './table.ts'
import type { ApplicationRow } from './view.ts'

type Mail = Selectable<ApplicationMailTable>

/** Queues the mail about the arrival of an application, or about an answer of the desk. */
export async function queueMail(
  trx: Trx,
  applicationId: string,
  { state, text, at }: Pick<ApplicationMailTable, 'state' | 'text'> & { at: Date },
): Promise<void> {
  await trx
    .insertInto('application_mails')
    .values({
      id: newId(),
      application_id: applicationId,
      state,
      text,
      created_at: at,
      tries: 0,
      next_try_at: at,
    })
    .execute()
}

/** Sends the due mails to the address of the form. */
export async function sendApplicationMails(gateway: Gateway): Promise<void> {
  if (!openChannels(gateway.config).email) return
  await sendDueMails(gateway, {
    job: 'application-mails',
    table: 'application_mails',
    send: (row: Mail) => send(gateway, row),
  })
}

async function send(gateway: Gateway, row: Mail): Promise<void> {
  const application = await gateway.db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', row.application_id)
    .executeTakeFirstOrThrow()
  await deliver(gateway, write(row, application, gateway.config.shopUrl))
}

function write(
  { state, text }: Mail,
  { fields, number, service, language }: ApplicationRow,
  shopUrl: string,
): Message {
  const kind = state === 'received' ? 'received' : 'answered'
  const values = {
    number,
    service: textOf(serviceMessages[service], language),
    state: textOf(stateMessages[state], language),
  }
  return {
    channel: 'email',
    to: (JSON.parse(fields) as { email: string }).email,
    subject: textOf(mailMessages[kind], language, values),
    ...mail({
      lead: [textOf(mailMessages[`${kind}Text`], language, values), ...(text ? [text] : [])],
      link: {
        url: `${shopUrl}/services/applications/${number}`,
        text: textOf(mailMessages.open, language),
      },
      note: textOf(mailMessages.stranger, language),
    }),
  }
}
