import { textOf } from '@borong/api/messages'
import type { Selectable } from 'kysely'
import { deliver, type Message, openChannels } from '../delivery/public.ts'
import { accountOf } from '../identity/public.ts'
import type { Gateway } from '../server/domain.ts'
import { eachTaken } from '../server/due-work.ts'
import { escapeHtml } from '../server/page.ts'
import { KEYS_PAGE } from './announce.ts'
import { mailMessages } from './messages.ts'
import type { ApiKeyMailTable } from './table.ts'

type Mail = Selectable<ApiKeyMailTable>

const TRIES = 20
const PAUSE_MS = 10 * 60 * 1000

/** Sends the due mails about keys. */
export const sendKeyMails = (gateway: Gateway): Promise<void> =>
  eachTaken(gateway, {
    job: 'api-key-mails',
    table: 'api_key_mails',
    key: ['id'],
    dueAt: 'next_try_at',
    tries: 'tries',
    pauseMs: PAUSE_MS,
    mostTries: TRIES,
    parallel: 20,
    send: (mail: Mail) => send(gateway, mail),
    end: ({ id }) => gateway.db.deleteFrom('api_key_mails').where('id', '=', id).execute(),
  })

async function send(gateway: Gateway, mail: Mail): Promise<void> {
  const { db, config } = gateway
  // A buyer without an email address has the notification.
  const to = openChannels(config).email ? (await accountOf(db, mail.user_id))?.email : undefined
  if (to) await deliver(gateway, write(mail, to, `${config.shopUrl}${KEYS_PAGE}`))
}

function write(mail: Mail, to: string, url: string): Message {
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
