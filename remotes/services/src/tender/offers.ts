import type { tender } from '@borong/api/tenders'
import type { Reply } from '@borong/contract'

export type TenderDetail = Reply<typeof tender>['result']
export type Offer = TenderDetail['offers'][number]
type OfferLine = Offer['lines'][number]

/** The offer that each line is taken from, by the line's position. */
export type Choice = Readonly<Record<number, string>>

/** The offers that a buyer compares: those in force, or the accepted ones after the award. */
export const comparedOf = ({ offers, phase }: TenderDetail): Offer[] =>
  offers.filter(({ state }) =>
    phase === 'awarded' ? state === 'accepted' || state === 'ordered' : state === 'offered',
  )

export const lineOf = (offer: Offer, position: number): OfferLine | undefined =>
  offer.lines.find((line) => line.position === position)

/**
 * The offers with the lowest price of a line. Prices of one unit are compared when all sellers use the same unit, else
 * the amounts.
 */
export function cheapestOf(offers: readonly Offer[], position: number): ReadonlySet<string> {
  const lines = offers.flatMap((offer) => {
    const line = lineOf(offer, position)
    return line ? [{ id: offer.quote_id, line }] : []
  })
  if (lines.length < 2) return new Set()
  const isOneUnit = new Set(lines.map(({ line }) => line.unit_type.toLowerCase())).size === 1
  const priceOf = ({ amount, quantity }: OfferLine) => (isOneUnit ? amount / quantity : amount)
  const lowest = Math.min(...lines.map(({ line }) => priceOf(line)))
  return new Set(lines.filter(({ line }) => priceOf(line) === lowest).map(({ id }) => id))
}

/** All lines of one offer. */
export const wholeOffer = (offer: Offer): Choice =>
  Object.fromEntries(offer.lines.map(({ position }) => [position, offer.quote_id]))

/** Each line from its cheapest offer. */
export const cheapestChoice = (offers: readonly Offer[], positions: readonly number[]): Choice =>
  Object.fromEntries(
    positions.flatMap((position) => {
      const having = offers.filter((offer) => lineOf(offer, position))
      const lowest = cheapestOf(having, position)
      const best = having.find(({ quote_id }) => lowest.has(quote_id)) ?? having[0]
      return best ? [[position, best.quote_id]] : []
    }),
  )

/** The part of a choice that is taken from each seller. */
export function shares(offers: readonly Offer[], choice: Choice) {
  return offers.flatMap((offer) => {
    const lines = offer.lines.filter(({ position }) => choice[position] === offer.quote_id)
    if (lines.length === 0) return []
    const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
    const positions = lines.map(({ position }) => position)
    return [{ offer, positions, total: goods + offer.freight }]
  })
}
