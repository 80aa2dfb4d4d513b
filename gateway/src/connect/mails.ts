import { textOf } from '@borong/api/messages'
import type { Selectable } from 'kysely'
import { deliver, type Message, openChannels } from '../delivery/public.ts'
import { accountOf } from '../identity/public.ts'
import type { Gateway } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { KEYS_PAGE } from './announce.ts'
import { mailMessages } from './messages.ts'
import type { ApiKeyMailTable } from './table.ts'

const AT_ONCE = 20
const TRIES = 20
const PAUSE_MS = 10 * 60 * 1000

/** Sends the due mails about keys. Gateways may run it concurrently: each takes other mails. */
export async function sendKeyMails(gateway: Gateway): Promise<void> {
  const { db, now } = gateway
  const at = now()
  const due = db
    .selectFrom('api_key_mails')
    .select('id')
    .where('next_try_at', '<=', at)
    .orderBy('next_try_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
  const taken = await db
    .updateTable('api_key_mails')
    .set((eb) => ({ tries: eb('tries', '+', 1), next_try_at: new Date(at.getTime() + PAUSE_MS) }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
  await Promise.all(taken.map((mail) => sendOne(gateway, mail)))
}

async function sendOne(gateway: Gateway, mail: Selectable<ApiKeyMailTable>): Promise<void> {
  const { db, config, app } = gateway
  // A buyer without an email address has the notification.
  const to = openChannels(config).email ? (await accountOf(db, mail.user_id))?.email : undefined
  try {
    if (to) await deliver(gateway, write(mail, to, `${config.shopUrl}${KEYS_PAGE}`))
  } catch (error) {
    app.log.error({ err: error }, 'a mail about an API key was not taken')
    if (mail.tries < TRIES) return
  }
  await db.deleteFrom('api_key_mails').where('id', '=', mail.id).execute()
}

function write(mail: Selectable<ApiKeyMailTable>, to: string, url: string): Message {
  const { kind, language, key_name: name } = mail
  const owner = mail.company_name ?? textOf(mailMessages.ownAccount, language)
  const values = { actor: mail.actor_name, name, owner }
  const text = textOf(mailMessages[`${kind}Text`], language, values)
  const stranger = textOf(mailMessages.stranger, language)
  const open = textOf(mailMessages.open, language)
  return {
    channel: 'email',
    to,
    subject: textOf(mailMessages[kind], language, { name }),
    text: `${text}\n\n${url}\n\n${stranger}`,
    html: `<div style="font-family:sans-serif"><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(url)}">${open}</a></p><p>${stranger}</p></div>`,
  }
}
