import { MINUTE_MS } from '@borong/api/rules/time'
import { textOf } from '@borong/api/messages'
import { deliver, mail, openChannels } from '../../delivery/public.ts'
import type { Gateway } from '../../server/domain.ts'
import { eachTaken } from '../../server/due-work.ts'
import { wibMinute } from '../../server/wib.ts'
import { accountOf } from '../accounts.ts'
import { deviceMessages } from '../messages.ts'
import { describedDevice } from './sign-in-here.ts'
import type { SignInTable } from './table.ts'

const TRIES = 5
const PAUSE_MS = 10 * MINUTE_MS

/** Mails buyers about sign-ins on new devices. */
export async function sendDeviceMails(gateway: Gateway): Promise<void> {
  const { db, config } = gateway
  if (!openChannels(config).email) return
  await eachTaken(gateway, {
    job: 'identity-device-mails',
    table: 'sign_ins',
    key: ['family'],
    dueAt: 'mail_at',
    tries: 'mail_tries',
    pauseMs: PAUSE_MS,
    mostTries: TRIES,
    parallel: 20,
    send: (row: SignInTable) => send(gateway, row),
    end: ({ family }) =>
      db.updateTable('sign_ins').set({ mail_at: null }).where('family', '=', family).execute(),
  })
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
  await deliver(gateway, {
    channel: 'email',
    to: user.email,
    subject: words('SUBJECT'),
    ...mail({
      lead: [words('TEXT'), words('ADVICE')],
      link: { url: `${gateway.config.shopUrl}/devices` },
    }),
  })
}
