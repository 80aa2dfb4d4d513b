import * as quoteCalls from '@borong/api/quotes'
import { findAddress } from '../addresses/public.ts'
import { attachFiles } from '../files/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { changeQuote, QuoteRefused, type StoredQuote } from './change.ts'
import { makeDrafts } from './drafts.ts'
import { writeLines } from './lines.ts'
import { companyRefusal } from './owner.ts'
import { quoteActsNow, quoteFor, readableQuotes } from './readers.ts'
import { acceptedUntil, askedUntil } from './valid-until.ts'
import { FILE_SUBJECT, summariesOf, viewQuote } from './view.ts'
import { writeMessage } from './write-message.ts'

type AskRefusal = 'ADDRESS_UNKNOWN' | 'FILE_UNKNOWN' | 'COMPANY_UNKNOWN' | 'QUOTES_LIMIT'
type MessageRefusal = NonNullable<Awaited<ReturnType<typeof writeMessage>>>

/** The buyer's side of quotes. */
export function serveQuotes(gateway: Gateway): void {
  const { serve, db, now } = gateway

  const view = async (row: StoredQuote, buyerId: string, at: Date) =>
    viewQuote(db, row, at, { buyerId, acts: await quoteActsNow(db, row, buyerId) })

  /** Commits a change and returns the quote after it, or the name of the refusal. */
  async function changed<Refusal extends string = never>(
    buyerId: string,
    work: (trx: Trx, at: Date) => Promise<StoredQuote | NoInfer<Refusal>>,
  ) {
    try {
      const at = now()
      const row = await atomically(db, async (trx) => {
        const result = await work(trx, at)
        if (typeof result === 'string') throw new OtherRefusal(result)
        return result
      })
      return { result: await view(row, buyerId, at) }
    } catch (error) {
      if (error instanceof QuoteRefused) return error.refusal
      if (error instanceof OtherRefusal) return error.refusal as Refusal
      throw error
    }
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

  serve(quoteCalls.askQuote, async ({ params, body, buyerId, refuse }) => {
    const address = await findAddress(db, buyerId, body.address_id)
    const reply = await changed<AskRefusal>(buyerId, async (trx, at) => {
      const { company_id: companyId = null } = body
      const refusal = companyId && (await companyRefusal(trx, { buyerId, companyId }))
      if (refusal) return refusal
      const row = await changeQuote(
        trx,
        { ...own(params, buyerId), version: body.version, text: body.text, act: 'ask', at },
        async () => {
          const lines = body.lines.map((line) => ({ ...line, unit_price: null }))
          await writeLines(trx, params.quoteId, lines, { mayLeaveOut: true })
          return { valid_until: askedUntil(at) }
        },
      )
      if (!address) return 'ADDRESS_UNKNOWN'
      const subject = { type: FILE_SUBJECT, id: row.id }
      if (!(await attachFiles(trx, { fileIds: body.file_ids, userId: buyerId, subject })))
        return 'FILE_UNKNOWN'
      return trx
        .updateTable('quotes')
        .set({ address: JSON.stringify(address), company_id: companyId })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return typeof reply === 'string' ? refuse(reply) : reply
  })

  serve(quoteCalls.counterQuote, async ({ params, body, buyerId, refuse }) => {
    const reply = await changed(buyerId, (trx, at) =>
      changeQuote(trx, { ...own(params, buyerId), ...body, act: 'counter', at }, async (quote) => {
        const goods = await writeLines(trx, quote.id, body.lines)
        return { total: goods + (quote.freight ?? 0) }
      }),
    )
    return typeof reply === 'string' ? refuse(reply) : reply
  })

  serve(quoteCalls.acceptQuote, async ({ params, body, buyerId, refuse }) => {
    const reply = await changed(buyerId, (trx, at) =>
      changeQuote(trx, { ...own(params, buyerId), ...body, act: 'accept', at }, async (quote) => ({
        valid_until: acceptedUntil(quote, at),
      })),
    )
    return typeof reply === 'string' ? refuse(reply) : reply
  })

  serve(quoteCalls.declineQuote, async ({ params, body, buyerId, refuse }) => {
    const reply = await changed(buyerId, (trx, at) =>
      changeQuote(trx, { ...own(params, buyerId), ...body, act: 'decline', at }),
    )
    return typeof reply === 'string' ? refuse(reply) : reply
  })

  serve(quoteCalls.withdrawQuote, async ({ params, body, buyerId, refuse }) => {
    const reply = await changed(buyerId, (trx, at) =>
      changeQuote(trx, { ...own(params, buyerId), ...body, act: 'withdraw', at }),
    )
    return typeof reply === 'string' ? refuse(reply) : reply
  })

  serve(quoteCalls.messageQuote, async ({ params, body, buyerId, refuse }) => {
    const { key, text, file_ids: fileIds } = body
    const reply = await changed<MessageRefusal>(buyerId, async (trx, at) => {
      const message = { ...own(params, buyerId), authorId: buyerId, key, text, fileIds, at }
      const refusal = await writeMessage(trx, message)
      if (refusal) return refusal
      return trx
        .selectFrom('quotes')
        .selectAll()
        .where('id', '=', params.quoteId)
        .executeTakeFirstOrThrow()
    })
    if (typeof reply !== 'string') return reply
    return refuse(reply as MessageRefusal)
  })
}

const own = ({ quoteId }: { quoteId: string }, userId: string) => ({
  quoteId,
  party: { side: 'buyer' as const, userId },
})

/** Rolls a change back for a reason that is not the quote's. */
class OtherRefusal extends Error {
  readonly refusal: string

  constructor(refusal: string) {
    super(refusal)
    this.refusal = refusal
  }
}
