import { textOf } from '@borong/api/messages'
import { deliver, openChannels } from '../../delivery/public.ts'
import type { Gateway } from '../../server/domain.ts'
import { escapeHtml } from '../../server/page.ts'
import { wibMinute } from '../../server/wib.ts'
import { accountOf } from '../accounts.ts'
import { deviceMessages } from '../messages.ts'
import { describedDevice } from './sign-in-here.ts'
import type { SignInTable } from './table.ts'

const AT_ONCE = 20
const TRIES = 5
const PAUSE_MS = 10 * 60 * 1000

/** Mails buyers about sign-ins on new devices. Gateways may run it concurrently: each takes other rows. */
export async function sendDeviceMails(gateway: Gateway): Promise<void> {
  const { db, now, config } = gateway
  if (!openChannels(config).email) return
  const due = await db
    .selectFrom('sign_ins')
    .selectAll()
    .where('mail_at', '<=', now())
    .orderBy('mail_at')
    .limit(AT_ONCE)
    .execute()
  for (const row of due) {
    const tries = row.mail_tries + 1
    const taken = await db
      .updateTable('sign_ins')
      .set({
        mail_tries: tries,
        mail_at: tries >= TRIES ? null : new Date(now().getTime() + PAUSE_MS),
      })
      .where('family', '=', row.family)
      .where('mail_tries', '=', row.mail_tries)
      .where('mail_at', 'is not', null)
      .returning('family')
      .executeTakeFirst()
    if (!taken) continue
    try {
      await send(gateway, row)
      await db
        .updateTable('sign_ins')
        .set({ mail_at: null })
        .where('family', '=', row.family)
        .execute()
    } catch (error) {
      gateway.app.log.error({ err: error }, 'the mail about a new device was not taken')
    }
  }
}

async function send(gateway: Gateway, row: SignInTable): Promise<void> {
  const user = await accountOf(gateway.db, row.user_id)
  if (!user?.email || !user.email_verified) return
  const values = {
    device: describedDevice(row, row.language),
    network: row.network,
    time: wibMinute(row.started_at),
  }
  const words = (name: 'SUBJECT' | 'TEXT' | 'ADVICE') =>
    textOf(deviceMessages[name], row.language, values)
  const url = `${gateway.config.shopUrl}/devices`
  await deliver(gateway, {
    channel: 'email',
    to: user.email,
    subject: words('SUBJECT'),
    text: [words('TEXT'), words('ADVICE'), url].join('\n\n'),
    html: `<div style="font-family:sans-serif"><p>${escapeHtml(words('TEXT'))}</p><p>${escapeHtml(words('ADVICE'))}</p><p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p></div>`,
  })
}
