import type { OrderRow } from '../orders/public.ts'
import { shareOf } from '../server/share-of.ts'

type Totals = OrderRow['totals']

interface Line {
  id: string
  quantity: number
  cancelled: number
  unit_price: number
  tax: number
}

interface Parcel {
  id: string
  courier: { price: number; insurance_fee: number }
  lines: readonly Line[]
}

/** The refund of one parcel's cancelled goods. */
export interface ParcelAmounts {
  parcelId: string
  goods: number
  shipping: number
  subsidy: number
  service: number
  uniqueCode: number
  lines: { lineId: string; quantity: number; price: number }[]
}

/**
 * The refunds of cancelled units, by parcel. The voucher shrinks with the price of the goods, the shipping subsidy with the
 * shipping. Shipping comes back with the whole parcel, the service fee and the unique code with the whole order. All
 * cancellations of an order together return exactly what its goods and costs were paid with.
 */
export function amountsOf(
  totals: Totals,
  parcels: readonly Parcel[],
  quantities: ReadonlyMap<string, number>,
): ParcelAmounts[] {
  const lines = parcels.flatMap((parcel) => parcel.lines)
  const priceLeft = (some: readonly Line[]) =>
    some.reduce((sum, line) => sum + (line.quantity - line.cancelled) * line.unit_price, 0)
  const shippingLeft = (some: readonly Parcel[]) =>
    some.filter(hasGoods).reduce((sum, { courier }) => sum + courier.price, 0)
  let price = priceLeft(lines)
  let shipping = shippingLeft(parcels)
  const discountOf = (rest: number) => shareOf(totals.total_discount, rest, totals.total_price)
  const subsidyOf = (rest: number) =>
    shareOf(totals.subvention_shipping_fee, rest, totals.total_shipping_price)
  const isWhole = lines.every((line) => leftOf(line, quantities) === 0)
  const changed = parcels.filter((parcel) => parcel.lines.some(({ id }) => quantities.get(id)))
  return changed.map((parcel, at) => {
    const cancelled = parcel.lines.flatMap((line) => {
      const quantity = quantities.get(line.id) ?? 0
      return quantity > 0 ? [{ lineId: line.id, quantity, price: priceOf(line, quantity) }] : []
    })
    const withoutTax = parcel.lines.reduce(
      (sum, line) => sum + (quantities.get(line.id) ?? 0) * line.unit_price,
      0,
    )
    const discount = discountOf(price) - discountOf(price - withoutTax)
    price -= withoutTax
    const isEmpty = parcel.lines.every((line) => leftOf(line, quantities) === 0)
    const fee = isEmpty ? parcel.courier.price : 0
    const subsidy = subsidyOf(shipping) - subsidyOf(shipping - fee)
    shipping -= fee
    const isLast = isWhole && at === changed.length - 1
    return {
      parcelId: parcel.id,
      goods: cancelled.reduce((sum, line) => sum + line.price, 0) - discount,
      shipping: fee + (isEmpty ? parcel.courier.insurance_fee : 0),
      subsidy,
      service: isLast ? totals.service_fee : 0,
      uniqueCode: isLast ? totals.unique_code : 0,
      lines: cancelled,
    }
  })
}

const hasGoods = ({ lines }: Parcel) => lines.some((line) => line.quantity > line.cancelled)

const leftOf = (line: Line, quantities: ReadonlyMap<string, number>) =>
  line.quantity - line.cancelled - (quantities.get(line.id) ?? 0)

/** The price of units with their part of the tax, which several cancellations take whole. */
function priceOf({ quantity, cancelled, unit_price, tax }: Line, units: number): number {
  const taxUntil = (count: number) => shareOf(tax, count, quantity)
  return units * unit_price + taxUntil(cancelled + units) - taxUntil(cancelled)
}
