import type { quoteRefusals } from '@borong/api/quotes.shapes'
import type { Selectable } from 'kysely'
import { newId } from '../server/new-id.ts'
import type { Trx } from '../server/database.ts'
import { Refused } from '../server/refused.ts'
import { type OwnedQuote, type QuoteAct, quoteActsNow } from './readers.ts'
import { type Act, isOfTender, type Side, stateAfter } from './transitions.ts'
import type { QuoteTable } from './table.ts'

export type StoredQuote = Selectable<QuoteTable>
export type QuoteRefusal = keyof typeof quoteRefusals

/** A side of a quote: its buyer, its seller, or (`sellerId` null) an operator in place of any seller. */
export type Party = { side: 'buyer'; userId: string } | { side: 'seller'; sellerId: number | null }

/** Locks a quote on which this party may do this; undefined for a stranger, and for a seller while it is a draft. */
export async function lockQuote(
  trx: Trx,
  quoteId: string,
  party: Party,
  act: QuoteAct,
): Promise<StoredQuote | undefined> {
  const row = await trx
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .forUpdate()
    .executeTakeFirst()
  return row && (await mayOn(trx, row, party, act)) ? row : undefined
}

/** Whether this party may do this on the quote. A seller may do everything that the state allows. */
export async function mayOn(
  db: Pick<Trx, 'selectFrom'>,
  quote: OwnedQuote & Pick<StoredQuote, 'seller_id' | 'state'>,
  party: Party,
  act: QuoteAct,
): Promise<boolean> {
  if (party.side === 'buyer') return (await quoteActsNow(db, quote, party.userId)).has(act)
  if (quote.state === 'draft') return false
  return party.sellerId === null || party.sellerId === quote.seller_id
}

interface Change {
  quoteId: string
  party: Party
  act: Exclude<Act, 'reopen' | 'expire'>
  /** The version that the actor saw. */
  version: number
  text?: string
  /** The buyer accepts the offer with its tender, which decides on all of its offers. */
  isAward?: boolean
  at: Date
}

/**
 * Changes a quote under its row's lock. The actor must have seen the present version, the state must allow the act, and
 * an offer must be in force. `write` changes the lines first, and returns further columns.
 */
export async function changeQuote(
  trx: Trx,
  change: Change,
  write?: (quote: StoredQuote) => Promise<Partial<StoredQuote> & { total?: number }>,
): Promise<StoredQuote> {
  const { party, act, at } = change
  // Only a seller offers.
  const quote = await lockQuote(trx, change.quoteId, party, act === 'offer' ? 'read' : act)
  if (!quote) throw new Refused('QUOTE_UNKNOWN')
  if (quote.version !== change.version) throw new Refused('QUOTE_CHANGED')
  const state = stateAfter(quote.state, party.side, act)
  const isTenders = quote.tender_id !== null && !change.isAward && isOfTender(party.side, act)
  if (!state || isTenders) throw new Refused('QUOTE_STATE')
  const isOver = quote.valid_until !== null && quote.valid_until <= at
  if (isOver && act !== 'decline' && act !== 'withdraw') throw new Refused('QUOTE_EXPIRED')
  const { total, address: _address, ...columns } = (await write?.(quote)) ?? {}
  const after = await trx
    .updateTable('quotes')
    .set({
      ...columns,
      state,
      version: quote.version + 1,
      is_unread: party.side === 'buyer' && state !== 'draft',
      updated_at: at,
    })
    .where('id', '=', quote.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await addEvent(trx, { quoteId: quote.id, from: party.side, state, text: change.text, total, at })
  return after
}

/** Adds a change of the state to the history. */
export async function addEvent(
  trx: Trx,
  event: {
    quoteId: string
    from: Side
    state: StoredQuote['state']
    text?: string | undefined
    total?: number | undefined
    at: Date
  },
): Promise<void> {
  await trx
    .insertInto('quote_events')
    .values({
      id: newId(),
      quote_id: event.quoteId,
      from_side: event.from,
      state: event.state,
      text: event.text ?? '',
      total: event.total ?? null,
      key: null,
      created_at: event.at,
    })
    .execute()
}
