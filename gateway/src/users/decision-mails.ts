import { textOf } from '@borong/api/messages'
import type { Selectable } from 'kysely'
import { deliver, mail, openChannels, sendDueMails } from '../delivery/public.ts'
import { accountOf } from '../identity/public.ts'
import { adminsOfProfile } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { decisionMessages } from './messages.ts'
import type { BusinessMailTable } from './table.ts'

type Mail = Selectable<BusinessMailTable>

/** Queues the mails about a decision: to the person who sent the data, and to the admins of the company. */
export async function queueDecisionMails(
  trx: Trx,
  decision: Pick<Mail, 'act' | 'company_name' | 'npwp' | 'reason' | 'language'> & {
    userId: string
    at: Date
  },
): Promise<void> {
  const { userId, act, company_name, npwp, reason, language, at } = decision
  const recipients = new Set([userId, ...(await adminsOfProfile(trx, userId))])
  await trx
    .insertInto('business_mails')
    .values(
      [...recipients].map((user_id) => ({
        id: newId(),
        user_id,
        act,
        company_name,
        npwp,
        reason: act === 'verify' ? '' : reason,
        language,
        path: user_id === userId ? '/profile/business' : '/company',
        created_at: at,
        tries: 0,
        next_try_at: at,
      })),
    )
    .execute()
}

/** Sends the due mails. A recipient without an address reads the notification alone. */
export async function sendDecisionMails(gateway: Gateway): Promise<void> {
  if (!openChannels(gateway.config).email) return
  await sendDueMails(gateway, {
    job: 'business-mails',
    table: 'business_mails',
    send: (row: Mail) => send(gateway, row),
  })
}

async function send(
  gateway: Gateway,
  { user_id, act, company_name: company, npwp, reason, language, path }: Mail,
): Promise<void> {
  const to = (await accountOf(gateway.db, user_id))?.email
  if (!to) return
  const values = { company, npwp }
  await deliver(gateway, {
    channel: 'email',
    to,
    subject: textOf(decisionMessages[`${act}Subject`], language, values),
    ...mail({
      lead: [textOf(decisionMessages[act], language, values), ...(reason ? [reason] : [])],
      link: {
        url: `${gateway.config.shopUrl}${path}`,
        text: textOf(decisionMessages.open, language),
      },
      note: textOf(decisionMessages.own, language),
    }),
  })
}
