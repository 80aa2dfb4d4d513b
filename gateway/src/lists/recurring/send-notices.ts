import { textOf } from '@borong/api/messages'
import { deliver, type Message, openChannels } from '../../delivery/public.ts'
import { accountOf } from '../../identity/public.ts'
import type { Gateway, Language } from '../../server/domain.ts'
import { escapeHtml } from '../../server/page.ts'
import { rupiah, wholeNumber } from '../../server/rupiah.ts'
import { findList } from '../find-list.ts'
import { noticeMessages } from '../messages.ts'
import { viewItems } from '../view-items.ts'
import type { Schedule } from './table.ts'

const AT_ONCE = 20
const TRIES = 5
const PAUSE_MS = 10 * 60 * 1000

/** Sends the mails of notices. Gateways may run it concurrently: each takes other rows. */
export async function sendNotices(gateway: Gateway): Promise<void> {
  const { db, now } = gateway
  if (!openChannels(gateway.config).email) return
  const due = await db
    .selectFrom('list_schedules')
    .selectAll()
    .where('mail_at', '<=', now())
    .orderBy('mail_at')
    .limit(AT_ONCE)
    .execute()
  for (const row of due) {
    const isLast = row.mail_tries + 1 >= TRIES
    const of = (mail_tries: number) =>
      db
        .updateTable('list_schedules')
        .where('list_id', '=', row.list_id)
        .where('user_id', '=', row.user_id)
        .where('mail_tries', '=', mail_tries)
        .where('mail_at', 'is not', null)
    const taken = await of(row.mail_tries)
      .set({
        mail_tries: row.mail_tries + 1,
        mail_at: isLast ? null : new Date(now().getTime() + PAUSE_MS),
      })
      .returning('list_id')
      .executeTakeFirst()
    if (!taken) continue
    try {
      await send(gateway, row)
      await of(row.mail_tries + 1)
        .set({ mail_at: null })
        .execute()
    } catch (error) {
      gateway.app.log.error({ err: error }, 'the notice of a recurring list was not taken')
    }
  }
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
  const then = words(row.cap === null ? 'nothing' : 'ordered')
  const url = `${config.shopUrl}/lists/${list.id}`
  const message: Message = {
    channel: 'email',
    to: buyer.email,
    subject: words('subject'),
    text: [words('lead'), lines.join('\n'), words('total'), then, url].join('\n\n'),
    html: `<div style="font-family:sans-serif"><p>${escapeHtml(words('lead'))}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul><p>${escapeHtml(words('total'))}</p><p>${escapeHtml(then)}</p><p><a href="${escapeHtml(url)}">${escapeHtml(words('open'))}</a></p></div>`,
  }
  await deliver(gateway, message)
}

const notesOf = (notices: readonly { message: string }[]) =>
  notices.length === 0 ? '' : ` (${notices.map(({ message }) => message).join('; ')})`
