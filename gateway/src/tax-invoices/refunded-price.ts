import { shareOf } from '../server/share-of.ts'

interface Line {
  quantity: number
  unit_price: number
  tax: number
}

/** The price of a line with its tax, before vouchers: what the seller's invoice is about. */
export const priceOf = ({ quantity, unit_price, tax }: Line): number => quantity * unit_price + tax

/**
 * The part of that price that a refund of some units takes back. A refund in part takes its share. A cancellation knows the
 * price of its units.
 */
export const refundedPrice = (
  line: Line,
  { quantity, price }: { quantity: number; price?: number },
  { refunded, most }: { refunded: number; most: number },
): number => price ?? shareOf(shareOf(priceOf(line), quantity, line.quantity), refunded, most)
