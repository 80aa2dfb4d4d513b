import type { awardTender } from '@borong/api/tenders.shapes'
import type { CallParsed, CallRefusal } from '@borong/api/shape'
import { findAddress } from '../addresses/public.ts'
import { actsNow } from '../permissions/public.ts'
import { acceptOffers, declineOffers, type QuoteRefusal } from '../quotes/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { contentHash } from '../server/once.ts'
import { Refused } from '../server/refused.ts'
import { mayAct, type TenderAct } from './phases.ts'
import { notifyOfTender } from './notify-of-tender.ts'
import type { TenderRow } from './view.ts'

type Needs = Pick<Gateway, 'db' | 'now'>
type AwardRefused = CallRefusal<typeof awardTender>

interface Change {
  buyerId: string
  number: string
  /** The version that the buyer has seen. */
  version: number
}

/** Ends the time for offers early. */
export const close = ({ db }: Needs, change: Change): Promise<TenderRow> =>
  atomically(db, async (trx) => {
    const row = await lockFor(trx, change, 'close')
    return setPhase(trx, row, { state: 'closed' })
  })

/** Withdraws a tender and declines its offers. */
export const withdraw = ({ db, now }: Needs, change: Change): Promise<TenderRow> =>
  atomically(db, async (trx) => {
    const row = await lockFor(trx, change, 'withdraw')
    await declineOffers(trx, { tenderId: row.id, text: 'Tender ditarik pembeli.', at: now() })
    return setPhase(trx, row, { state: 'withdrawn' })
  })

const offerRefusals: Partial<Record<QuoteRefusal, AwardRefused>> = {
  QUOTE_EXPIRED: 'OFFER_EXPIRED',
  QUOTE_CHANGED: 'OFFER_CHANGED',
  QUOTE_STATE: 'OFFER_CHANGED',
  QUOTE_UNKNOWN: 'OFFER_UNKNOWN',
}

/** Accepts one offer or lines of several, and declines the others. The same choice again returns the same answer. */
export async function award(
  { db, now }: Needs,
  {
    choices,
    addressId,
    ...change
  }: Change & {
    choices: CallParsed<typeof awardTender>['body']['choices']
    addressId: string | null
  },
): Promise<TenderRow> {
  const award_hash = contentHash(choices)
  const positions = choices.flatMap((choice) => choice.positions)
  const isOnce =
    new Set(positions).size === positions.length &&
    new Set(choices.map((choice) => choice.quote_id)).size === choices.length
  const chosen = addressId ? await findAddress(db, change.buyerId, addressId) : undefined
  try {
    return await atomically(db, async (trx) => {
      const stored = await lockOwn(trx, change, 'award')
      if (stored?.award_hash === award_hash) return stored
      const row = allowed(stored, change, 'award')
      if (!isOnce) throw new Refused('LINES_INVALID')
      if (addressId && !chosen) throw new Refused('ADDRESS_UNKNOWN')
      const address = chosen ?? row.address
      if (!address) throw new Refused('ADDRESS_MISSING')
      const at = now()
      await acceptOffers(trx, {
        tenderId: row.id,
        userId: change.buyerId,
        choices,
        address,
        at,
      })
      const text = 'Pembeli memilih penawaran lain.'
      await declineOffers(trx, { tenderId: row.id, text, at })
      await oweSellerMails(trx, {
        tenderId: row.id,
        quoteIds: choices.map((choice) => choice.quote_id),
        at,
      })
      await notifyOfTender(trx, row, 'TENDER_AWARDED', at)
      return setPhase(trx, row, { state: 'awarded', award_hash })
    })
  } catch (error) {
    const refusal = error instanceof Refused && offerRefusals[error.refusal as QuoteRefusal]
    throw refusal ? new Refused(refusal) : error
  }
}

/** The sellers of the chosen offers learn of it by mail, and see it at the desk. */
async function oweSellerMails(
  trx: Trx,
  { tenderId, quoteIds, at }: { tenderId: string; quoteIds: readonly string[]; at: Date },
): Promise<void> {
  const sellers = await trx
    .selectFrom('quotes')
    .select('seller_id')
    .where('id', 'in', quoteIds)
    .orderBy('id')
    .execute()
  await trx
    .insertInto('tender_mails')
    .values(
      sellers.map(({ seller_id }) => ({
        id: newId(),
        tender_id: tenderId,
        reader: 'seller' as const,
        seller_id,
        // The language of a seller is not known.
        language: 'id' as const,
        tries: 0,
        next_try_at: at,
      })),
    )
    .execute()
}

/** Locks a tender on which the buyer may do this; undefined for a stranger. */
async function lockOwn(
  trx: Trx,
  { number, buyerId }: Change,
  act: TenderAct,
): Promise<TenderRow | undefined> {
  const row = await trx
    .selectFrom('tenders')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  return row && (await actsNow(trx, 'tender', row, buyerId)).has(act) ? row : undefined
}

const lockFor = async (trx: Trx, change: Change, act: TenderAct) =>
  allowed(await lockOwn(trx, change, act), change, act)

function allowed(row: TenderRow | undefined, { version }: Change, act: TenderAct): TenderRow {
  if (!row) throw new Refused('TENDER_UNKNOWN')
  if (!mayAct(row.state, act)) throw new Refused('TENDER_STATE')
  if (row.version !== version) throw new Refused('TENDER_CHANGED')
  return row
}

const setPhase = (
  trx: Trx,
  { id, version }: TenderRow,
  after: Pick<TenderRow, 'state'> & { award_hash?: string },
): Promise<TenderRow> =>
  trx
    .updateTable('tenders')
    .set({ ...after, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
