import type { Inquiry, Product } from '../parts/bill-kinds.ts'

/** A purchase as the buyer confirms it. */
export interface Purchase {
  product: Product
  /** Normalised. */
  number: string
  months: number
  /** Of each kind but pulsa and data. */
  inquiry: Inquiry | undefined
  /** The total to be paid. */
  price: number
}

/** The purchase of a prepaid product, or of the bill that an inquiry found. */
export function purchaseOf(
  product: Product,
  number: string,
  months: number,
  inquiry?: Inquiry,
): Purchase | undefined {
  const price = product.price ?? inquiry?.price ?? undefined
  return price === undefined ? undefined : { product, number, months, inquiry, price }
}

/** The same for each attempt to make the same purchase, whatever its payment, price or inquiry. */
export const contentsOf = ({ product, number, months }: Purchase): string =>
  [product.code, number, months].join()
