import * as quoteCalls from '@borong/api/quotes'
import { findAddress } from '../addresses/public.ts'
import { attachFiles } from '../files/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { Refused } from '../server/refused.ts'
import { changeQuote, type StoredQuote } from './change.ts'
import { makeDrafts } from './drafts.ts'
import { writeLines } from './lines.ts'
import { companyRefusal } from './owner.ts'
import { quoteActsNow, quoteFor, readableQuotes } from './readers.ts'
import { acceptedUntil, askedUntil } from './valid-until.ts'
import { FILE_SUBJECT, summariesOf, viewQuote } from './view.ts'
import { writeMessage } from './write-message.ts'

/** The buyer's side of quotes. */
export function serveQuotes(gateway: Gateway): void {
  const { serve, db, now } = gateway

  const view = async (row: StoredQuote, buyerId: string, at: Date) =>
    viewQuote(db, row, at, { buyerId, acts: await quoteActsNow(db, row, buyerId) })

  /** Commits a change and returns the quote after it. */
  async function changed(buyerId: string, work: (trx: Trx, at: Date) => Promise<StoredQuote>) {
    const at = now()
    const row = await atomically(db, (trx) => work(trx, at))
    return { result: await view(row, buyerId, at) }
  }

  serve(quoteCalls.quotes, async ({ query, buyerId, refuse }) => {
    const { page, limit, state, company_id: companyId } = query
    const found = await readableQuotes(db, { buyerId, companyId })
    if (!found) return refuse('COMPANY_UNKNOWN')
    const mine = found.quotes.$if(state !== undefined, (all) => all.where('state', '=', state!))
    const { rows, count } = await newestPage(mine, { page, limit }, 'updated_at')
    const items = await summariesOf(db, rows, now(), buyerId)
    return { result: { items, total_count: count, page, limit } }
  })

  serve(quoteCalls.quote, async ({ params, buyerId, refuse }) => {
    const row = await quoteFor(db, 'read', { buyerId, quoteId: params.quoteId })
    if (!row) return refuse('QUOTE_UNKNOWN')
    return { result: await viewQuote(db, row, now(), { buyerId, acts: row.acts }) }
  })

  serve(quoteCalls.draftQuotes, async ({ body, buyerId, refuse }) => {
    const made = await makeDrafts(gateway, buyerId, body)
    if (typeof made === 'string') return refuse(made)
    // The drafts of an earlier request may have become a company's that the buyer has left.
    const mine = await readableQuotes(db, { buyerId, companyId: undefined })
    const rows = (await mine?.quotes.selectAll().where('id', 'in', made).execute()) ?? []
    return { result: await summariesOf(db, rows, now(), buyerId) }
  })

  serve(quoteCalls.askQuote, async ({ params, body, buyerId }) => {
    const address = await findAddress(db, buyerId, body.address_id)
    return changed(buyerId, async (trx, at) => {
      const { company_id: companyId = null } = body
      const refusal = companyId && (await companyRefusal(trx, { buyerId, companyId }))
      if (refusal) throw new Refused(refusal)
      const row = await changeQuote(
        trx,
        { ...own(params, buyerId), version: body.version, text: body.text, act: 'ask', at },
        async () => {
          const lines = body.lines.map((line) => ({ ...line, unit_price: null }))
          await writeLines(trx, params.quoteId, lines, { mayLeaveOut: true })
          return { valid_until: askedUntil(at) }
        },
      )
      if (!address) throw new Refused('ADDRESS_UNKNOWN')
      const subject = { type: FILE_SUBJECT, id: row.id }
      if (!(await attachFiles(trx, { fileIds: body.file_ids, userId: buyerId, subject })))
        throw new Refused('FILE_UNKNOWN')
      return trx
        .updateTable('quotes')
        .set({ address: JSON.stringify(address), company_id: companyId })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
  })

  serve(quoteCalls.counterQuote, async ({ params, body, buyerId }) => {
    return changed(buyerId, (trx, at) =>
      changeQuote(trx, { ...own(params, buyerId), ...body, act: 'counter', at }, async (quote) => {
        const goods = await writeLines(trx, quote.id, body.lines)
        return { total: goods + (quote.freight ?? 0) }
      }),
    )
  })

  serve(quoteCalls.acceptQuote, async ({ params, body, buyerId }) => {
    return changed(buyerId, (trx, at) =>
      changeQuote(trx, { ...own(params, buyerId), ...body, act: 'accept', at }, async (quote) => ({
        valid_until: acceptedUntil(quote, at),
      })),
    )
  })

  serve(quoteCalls.declineQuote, async ({ params, body, buyerId }) => {
    return changed(buyerId, (trx, at) =>
      changeQuote(trx, { ...own(params, buyerId), ...body, act: 'decline', at }),
    )
  })

  serve(quoteCalls.withdrawQuote, async ({ params, body, buyerId }) => {
    return changed(buyerId, (trx, at) =>
      changeQuote(trx, { ...own(params, buyerId), ...body, act: 'withdraw', at }),
    )
  })

  serve(quoteCalls.messageQuote, async ({ params, body, buyerId }) => {
    const { key, text, file_ids: fileIds } = body
    return changed(buyerId, async (trx, at) => {
      const message = { ...own(params, buyerId), authorId: buyerId, key, text, fileIds, at }
      const refusal = await writeMessage(trx, message)
      if (refusal) throw new Refused(refusal)
      return trx
        .selectFrom('quotes')
        .selectAll()
        .where('id', '=', params.quoteId)
        .executeTakeFirstOrThrow()
    })
  })
}

const own = ({ quoteId }: { quoteId: string }, userId: string) => ({
  quoteId,
  party: { side: 'buyer' as const, userId },
})
