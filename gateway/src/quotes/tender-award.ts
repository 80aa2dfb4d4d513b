import type { SavedAddress } from '@borong/api/addresses.shapes'
import type { Trx } from '../server/database.ts'
import { Refused } from '../server/refused.ts'
import { addEvent, changeQuote } from './change.ts'
import { acceptedUntil } from './valid-until.ts'

export interface ChosenOffer {
  quote_id: string
  version: number
  positions: readonly number[]
}

/**
 * Accepts the chosen lines of offers to one tender, which the caller has locked. The lines that are not chosen leave
 * their quotes. Throws `Refused` for an offer that has
 * changed or expired.
 */
export async function acceptOffers(
  trx: Trx,
  {
    tenderId,
    userId,
    choices,
    address,
    at,
  }: {
    tenderId: string
    userId: string
    choices: readonly ChosenOffer[]
    address: SavedAddress
    at: Date
  },
): Promise<void> {
  // Locked in one order, as every change of several quotes.
  const ids = choices.map((choice) => choice.quote_id).toSorted()
  const quotes = await trx
    .selectFrom('quotes')
    .select('id')
    .where('id', 'in', ids)
    .where('tender_id', '=', tenderId)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (quotes.length < ids.length) throw new Refused('OFFER_UNKNOWN')
  for (const { quote_id: quoteId, version, positions } of choices) {
    const lines = await trx
      .selectFrom('quote_lines')
      .select(['tender_position', 'quantity', 'unit_price'])
      .where('quote_id', '=', quoteId)
      .execute()
    const chosen = lines.filter((line) => positions.includes(line.tender_position ?? 0))
    if (chosen.length < positions.length) throw new Refused('LINES_INVALID')
    const party = { side: 'buyer', userId } as const
    const change = { quoteId, party, act: 'accept', version, isAward: true, at } as const
    await changeQuote(trx, change, async (quote) => {
      if (chosen.length < lines.length)
        await trx
          .deleteFrom('quote_lines')
          .where('quote_id', '=', quoteId)
          .where('tender_position', 'not in', [...positions])
          .execute()
      const goods = chosen.reduce((sum, line) => sum + line.quantity * (line.unit_price ?? 0), 0)
      return { valid_until: acceptedUntil(quote, at), total: goods + (quote.freight ?? 0) }
    })
    await trx
      .updateTable('quotes')
      .set({ address: JSON.stringify(address) })
      .where('id', '=', quoteId)
      .execute()
  }
}

/** Declines the offers to a tender that are still open. Their sellers see it at the desk. */
export async function declineOffers(
  trx: Trx,
  { tenderId, text, at }: { tenderId: string; text: string; at: Date },
): Promise<void> {
  const open = await trx
    .selectFrom('quotes')
    .select(['id', 'version'])
    .where('tender_id', '=', tenderId)
    .where('state', '=', 'offered')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, version } of open) {
    await trx
      .updateTable('quotes')
      .set({ state: 'declined', version: version + 1, is_unread: true, updated_at: at })
      .where('id', '=', id)
      .execute()
    await addEvent(trx, { quoteId: id, from: 'buyer', state: 'declined', text, at })
  }
}
