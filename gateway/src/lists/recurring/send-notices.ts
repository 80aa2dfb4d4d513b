import { MINUTE_MS } from '@borong/api/rules/time'
import { textOf } from '@borong/api/messages'
import { deliver, mail, openChannels } from '../../delivery/public.ts'
import { accountOf } from '../../identity/public.ts'
import type { Gateway, Language } from '../../server/domain.ts'
import { eachTaken } from '../../server/due-work.ts'
import { rupiah, wholeNumber } from '../../server/rupiah.ts'
import { findList } from '../find-list.ts'
import { noticeMessages } from '../messages.ts'
import { viewItems } from '../view-items.ts'
import type { Schedule } from './table.ts'

const TRIES = 5
const PAUSE_MS = 10 * MINUTE_MS

/** Sends the mails of notices. */
export async function sendNotices(gateway: Gateway): Promise<void> {
  if (!openChannels(gateway.config).email) return
  await eachTaken(gateway, {
    job: 'send notices of recurring lists',
    table: 'list_schedules',
    key: ['list_id', 'user_id'],
    dueAt: 'mail_at',
    tries: 'mail_tries',
    pauseMs: PAUSE_MS,
    mostTries: TRIES,
    parallel: 20,
    send: (row: Schedule) => send(gateway, row),
    end: (row) =>
      gateway.db
        .updateTable('list_schedules')
        .set({ mail_at: null })
        .where('list_id', '=', row.list_id)
        .where('user_id', '=', row.user_id)
        // The next notice counts its tries from 0.
        .where('mail_tries', '=', row.mail_tries)
        .execute(),
  })
}

const dayIn = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))

async function send(gateway: Gateway, row: Schedule): Promise<void> {
  const { db, config } = gateway
  const list = await findList(db, row.user_id, row.list_id)
  const buyer = await accountOf(db, row.user_id)
  if (!list || !buyer?.email) return
  const { language } = row
  const { items } = await viewItems(gateway, {
    buyerId: row.user_id,
    listId: row.list_id,
    language,
  })
  const lines = items.map((item) =>
    item.can_buy
      ? `${item.name}: ${wholeNumber(item.cart_quantity, language)} ${item.unit_type} × ${rupiah(item.unit_price, language)} = ${rupiah(item.subtotal, language)}${notesOf(item.notices)}`
      : `${item.name}${notesOf(item.notices)}`,
  )
  const values = {
    list: list.name,
    day: dayIn(row.next_on, language),
    total: rupiah(
      items.reduce((sum, item) => sum + item.subtotal, 0),
      language,
    ),
    cap: rupiah(row.cap ?? 0, language),
  }
  const words = (name: keyof typeof noticeMessages) =>
    textOf(noticeMessages[name], language, values)
  await deliver(gateway, {
    channel: 'email',
    to: buyer.email,
    subject: words('subject'),
    ...mail({
      lead: [words('lead')],
      lines,
      more: [words('total'), words(row.cap === null ? 'nothing' : 'ordered')],
      link: { url: `${config.shopUrl}/lists/${list.id}`, text: words('open') },
    }),
  })
}

const notesOf = (notices: readonly { message: string }[]) =>
  notices.length === 0 ? '' : ` (${notices.map(({ message }) => message).join('; ')})`
