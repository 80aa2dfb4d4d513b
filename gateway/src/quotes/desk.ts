import { PlainId } from '@borong/api/plain'

import { agreementOfQuote } from '../agreed-prices/public.ts'
import { deskPage, readPage } from '../desk/public.ts'
import { namesOf } from '../identity/public.ts'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { askingCompany } from '../users/public.ts'
import * as v from 'valibot'
import { mayOn, type StoredQuote } from './change.ts'
import { serveDeskActs } from './desk-acts.ts'
import { quoteDeskMessages } from './desk-messages.ts'
import { listView, oneView } from './desk-view.ts'
import { actsOf } from './transitions.ts'
import { summariesOf, viewQuote } from './view.ts'

/** The seller's side of quotes: a list, one page for each, and the answers. */
export function serveQuoteDesk(gateway: Gateway): void {
  const { db, now, config } = gateway
  // A path: the answers go to the address that the page was opened with.
  const base = `${new URL(config.publicUrl).pathname}/seller-desk`

  deskPage(gateway, ['operator', 'seller'], {
    path: '/quotes',
    title: quoteDeskMessages.title,
    async read({ sellerId }, _params, { page }) {
      const { rows, has_more } = await readPage(page, ...listOf(db, sellerId))
      const summaries = await summariesOf(db, rows, now())
      const quotes = rows.map(({ is_unread }, at) => ({ ...summaries[at]!, is_unread }))
      return { quotes, has_more, unread_count: quotes.filter(({ is_unread }) => is_unread).length }
    },
    view: ({ quotes }, language) => listView(quotes, language, base),
  })

  deskPage(gateway, ['operator', 'seller'], {
    path: '/quotes/:quoteId',
    title: quoteDeskMessages.one,
    isDetail: true,
    async read({ sellerId }, { quoteId }) {
      if (!v.is(PlainId, quoteId)) return undefined
      const row = await db
        .selectFrom('quotes')
        .selectAll()
        .where('id', '=', quoteId)
        .executeTakeFirst()
      if (!row || !(await mayOn(db, row, { side: 'seller', sellerId }, 'read'))) return undefined
      if (row.is_unread && sellerId !== null) await markRead(db, row)
      const { acts: _buyer, ...quote } = await viewQuote(db, row, now())
      const names = await namesOf(db, [row.user_id])
      return {
        quote: {
          ...quote,
          acts: actsOf(row.state, 'seller'),
          buyer: names.get(row.user_id) ?? '',
          company: await askingCompany(db, row.company_id),
          agreement: (await agreementOfQuote(db, row.id)) ?? null,
        },
      }
    },
    view: ({ quote }, language) => oneView(quote, language, base, now()),
  })

  serveDeskActs(gateway)
}

/** The quotes that wait for the seller, those that end first before the others; then the last changed. */
function listOf(db: Database, sellerId: number | null) {
  const all = db
    .selectFrom('quotes')
    .selectAll()
    .$if(sellerId !== null, (own) => own.where('seller_id', '=', sellerId!))
  return [
    all.where('state', 'in', ['asked', 'countered']).orderBy('valid_until').orderBy('id'),
    all
      .where('state', 'not in', ['draft', 'asked', 'countered'])
      .orderBy('updated_at', 'desc')
      .orderBy('id'),
  ] as const
}

const markRead = (db: Database, { id, version }: StoredQuote) =>
  db
    .updateTable('quotes')
    .set({ is_unread: false })
    .where('id', '=', id)
    // An act of the buyer in the meantime remains unread.
    .where('version', '=', version)
    .execute()
