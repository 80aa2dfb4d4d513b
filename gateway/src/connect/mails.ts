import { textOf } from '@borong/api/messages'
import type { Selectable } from 'kysely'
import { deliver, mail, type Message, openChannels, sendDueMails } from '../delivery/public.ts'
import { accountOf } from '../identity/public.ts'
import type { Gateway } from '../server/domain.ts'
import { KEYS_PAGE } from './announce.ts'
import { mailMessages } from './messages.ts'
import type { ApiKeyMailTable } from './table.ts'

type Mail = Selectable<ApiKeyMailTable>

const TRIES = 20

/** Sends the due mails about keys. */
export const sendKeyMails = (gateway: Gateway): Promise<void> =>
  sendDueMails(gateway, {
    job: 'api-key-mails',
    table: 'api_key_mails',
    mostTries: TRIES,
    send: (row: Mail) => send(gateway, row),
  })

async function send(gateway: Gateway, row: Mail): Promise<void> {
  const { db, config } = gateway
  // A buyer without an email address has the notification.
  const to = openChannels(config).email ? (await accountOf(db, row.user_id))?.email : undefined
  if (to) await deliver(gateway, write(row, to, `${config.shopUrl}${KEYS_PAGE}`))
}

function write(row: Mail, to: string, url: string): Message {
  const { kind, language, key_name: name } = row
  const owner = row.company_name ?? textOf(mailMessages.ownAccount, language)
  const values = { actor: row.actor_name, name, owner }
  return {
    channel: 'email',
    to,
    subject: textOf(mailMessages[kind], language, { name }),
    ...mail({
      lead: [textOf(mailMessages[`${kind}Text`], language, values)],
      link: { url, text: textOf(mailMessages.open, language) },
      note: textOf(mailMessages.stranger, language),
    }),
  }
}
