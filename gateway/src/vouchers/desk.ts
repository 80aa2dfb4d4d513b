import { PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import { deskAct, deskPage, readPage } from '../desk/public.ts'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { deskMessages } from './desk-messages.ts'
import { deskView } from './desk-view.ts'

const End = v.object({ code: PlainText(40), reason: v.pipe(PlainText(300), v.minLength(3)) })

/** The operators' page of vouchers that can be used now or later, where each can be ended. */
export function serveVoucherDesk(gateway: Gateway): void {
  const { db, now } = gateway
  deskPage(gateway, ['operator'], {
    path: '/vouchers',
    title: deskMessages.title,
    async read(_actor, _params, { page }) {
      const { rows: vouchers, has_more } = await readPage(page, lastingVouchers(db, now()))
      return { vouchers, has_more }
    },
    view: ({ vouchers }, language) => deskView(vouchers, language),
  })

  deskAct(gateway, ['operator'], {
    path: '/vouchers',
    action: 'end-voucher',
    body: End,
    async run(trx, { code, reason }) {
      const ended = await trx
        .updateTable('vouchers')
        .set({ ends_at: now() })
        .where('code', '=', code)
        .where('ends_at', '>', now())
        .returning('code')
        .executeTakeFirst()
      return ended && { subject: code, detail: reason, reply: {} }
    },
  })
}

const lastingVouchers = (db: Database, at: Date) =>
  db
    .selectFrom('vouchers')
    .selectAll()
    .where('ends_at', '>', at)
    .where('is_listed', '=', true)
    .orderBy('ends_at')
    .orderBy('id')
