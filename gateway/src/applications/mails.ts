import { textOf } from '@borong/api/messages'
import type { Selectable } from 'kysely'
import { deliver, type Message, openChannels } from '../delivery/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { newId } from '../server/new-id.ts'
import { escapeHtml } from '../server/page.ts'
import { mailMessages, serviceMessages, stateMessages } from './messages.ts'
import type { ApplicationMailTable } from './table.ts'
import type { ApplicationRow } from './view.ts'

/** Queues the mail about the arrival of an application, or about an answer of the desk. */
export async function queueMail(
  trx: Trx,
  applicationId: string,
  { state, text, at }: Pick<ApplicationMailTable, 'state' | 'text'> & { at: Date },
): Promise<void> {
  await trx
    .insertInto('application_mails')
    .values({ id: newId(), application_id: applicationId, state, text, created_at: at })
    .execute()
}

/** Sends the queued mails to the address of the form. */
export async function sendApplicationMails(gateway: Gateway): Promise<void> {
  if (!openChannels(gateway.config).email) return
  await eachDue(gateway, {
    job: 'application-mails',
    table: 'application_mails',
    key: ['id'],
    due: (db) => db.selectFrom('application_mails').selectAll().orderBy('id'),
    async work(trx, mail) {
      const application = await trx
        .selectFrom('applications')
        .selectAll()
        .where('id', '=', mail.application_id)
        .executeTakeFirstOrThrow()
      await deliver(gateway, write(mail, application, gateway.config.shopUrl))
      await trx.deleteFrom('application_mails').where('id', '=', mail.id).execute()
    },
  })
}

function write(
  { state, text }: Selectable<ApplicationMailTable>,
  { fields, number, service, language }: ApplicationRow,
  shopUrl: string,
): Message {
  const kind = state === 'received' ? 'received' : 'answered'
  const values = {
    number,
    service: textOf(serviceMessages[service], language),
    state: textOf(stateMessages[state], language),
  }
  const url = `${shopUrl}/services/applications/${number}`
  const lead = textOf(mailMessages[`${kind}Text`], language, values)
  const stranger = textOf(mailMessages.stranger, language)
  const open = textOf(mailMessages.open, language)
  const paragraphs = [lead, ...(text ? [text] : [])]
  return {
    channel: 'email',
    to: (JSON.parse(fields) as { email: string }).email,
    subject: textOf(mailMessages[kind], language, values),
    text: [...paragraphs, url, stranger].join('\n\n'),
    html: `<div style="font-family:sans-serif">${paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<p><a href="${escapeHtml(url)}">${open}</a></p><p>${stranger}</p></div>`,
  }
}
