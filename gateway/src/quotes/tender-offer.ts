import { goodsOf } from '../cart/public.ts'
import type { Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { isVerifiedAdult } from '../users/public.ts'
import { addEvent, changeQuote, type StoredQuote } from './change.ts'

export interface TenderOfferLine {
  /** Of the tender's line. */
  position: number
  product_id: string
  quantity: number
  unit_price: number
}

interface TenderOffer {
  tender: { id: string; number: string; userId: string; companyId: string | null }
  sellerId: number
  lines: readonly TenderOfferLine[]
  /** Rupiah. */
  freight: number
  deliveryDays: number
  terms: string
  validUntil: Date
  at: Date
}

type Refused = 'PRODUCT_UNKNOWN' | 'PRODUCT_TWICE' | 'AGE_UNVERIFIED' | 'OFFER_STATE'

/**
 * Writes the offer of a seller to a tender that the caller has locked. A second offer of the same seller replaces the
 * first, until the buyer has decided.
 */
export async function offerForTender(trx: Trx, offer: TenderOffer): Promise<StoredQuote | Refused> {
  const { tender, sellerId, lines, at } = offer
  const ids = lines.map((line) => Number(line.product_id))
  if (new Set(ids).size < ids.length) return 'PRODUCT_TWICE'
  const goods = await goodsOf(trx, ids, at)
  const sold = ids.map((id) => goods.get(id))
  if (!sold.every((one) => one?.seller.id === sellerId)) return 'PRODUCT_UNKNOWN'
  if (sold.some((one) => one?.isAdult) && !(await isVerifiedAdult(trx, tender.userId, at)))
    return 'AGE_UNVERIFIED'
  const earlier = await trx
    .selectFrom('quotes')
    .select(['id', 'state', 'version', 'valid_until'])
    .where('tender_id', '=', tender.id)
    .where('seller_id', '=', sellerId)
    .orderBy('id', 'desc')
    .limit(1)
    // The seller may change or withdraw it on its own page at the same moment.
    .forUpdate()
    .executeTakeFirst()
  if (earlier?.state === 'accepted' || earlier?.state === 'ordered') return 'OFFER_STATE'
  const isInForce =
    earlier?.state === 'offered' && (earlier.valid_until === null || earlier.valid_until > at)
  const terms = {
    freight: offer.freight,
    delivery_days: offer.deliveryDays,
    terms: offer.terms,
    valid_until: offer.validUntil,
  }
  const total =
    lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0) + offer.freight
  if (isInForce) {
    const change = {
      quoteId: earlier.id,
      party: { side: 'seller', sellerId },
      act: 'offer',
      version: earlier.version,
      text: offer.terms,
      at,
    } as const
    return changeQuote(trx, change, async ({ id }) => {
      await trx.deleteFrom('quote_lines').where('quote_id', '=', id).execute()
      await insertLines(id)
      return { ...terms, total }
    })
  }
  const made = await trx
    .insertInto('quotes')
    .values({
      id: newId(),
      number: newSerial('QTN', at),
      user_id: tender.userId,
      company_id: tender.companyId,
      seller_id: sellerId,
      tender_id: tender.id,
      tender_number: tender.number,
      source: 'tender',
      key: newId(),
      state: 'offered',
      version: 1,
      address: null,
      ...terms,
      order_id: null,
      order_serial: null,
      is_unread: false,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertLines(made.id)
  const event = { quoteId: made.id, from: 'seller', state: 'offered', at } as const
  await addEvent(trx, { ...event, text: offer.terms, total })
  return made

  async function insertLines(quoteId: string) {
    await trx
      .insertInto('quote_lines')
      .values(
        lines.map(({ position, product_id, quantity, unit_price }) => {
          const { id, alias, name, image, unit } = goods.get(Number(product_id))!
          return {
            quote_id: quoteId,
            position,
            product_id: id,
            alias,
            name,
            image,
            unit,
            quantity,
            unit_price,
            tender_position: position,
          }
        }),
      )
      .execute()
  }
}
