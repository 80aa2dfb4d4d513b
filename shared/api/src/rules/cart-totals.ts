/** One line of an order. Its prices come from `price-tier.ts`. */
export interface TotalsLine {
  id_item: string
  quantity: number
  /** The current price of one unit. */
  unit_price: number
  /** The price of one unit before the discount; equal to `unit_price` without one. */
  strike_unit_price: number
  /** PPN on the whole line, where the price does not include it (`ppn.ts`). */
  tax?: number
}

/** A seller's lines and their chosen courier. */
export interface TotalsVendor {
  id: string
  lines: readonly TotalsLine[]
  shipping_price: number
  insurance_fee: number
}

/** The value of a voucher (E-13), as the voucher check returned it. */
export interface TotalsVoucher {
  total_discount: number
  subvention_shipping_fee: number
  cash_back: number
}

export interface TotalsInput {
  vendors: readonly TotalsVendor[]
  voucher?: TotalsVoucher | undefined
  service_fee?: number
  /** The amount of each that the buyer has and wants to use. An amount beyond the total is not deducted. */
  points?: number
  credit?: number
  wallet?: number
  /** Only for a bank transfer. Only the gateway knows it. */
  unique_code?: number
}

export interface VendorTotals {
  id: string
  vendor_price_subtotal: number
  vendor_strike_price_subtotal: number
}

/** Every amount of an order in whole rupiah; `total_payment` is what the buyer pays by the chosen method. */
export interface Totals {
  total_price: number
  total_strike_price: number
  total_discount: number
  tax: number
  total_shipping_price: number
  subvention_shipping_fee: number
  insurance_fee: number
  service_fee: number
  grand_total: number
  points_used: number
  credit_used: number
  wallet_used: number
  /** The waived remainder below the minimum of a payment method. */
  rounding: number
  unique_code: number
  total_payment: number
  cash_back: number
}

/** The minimum amount of all payment methods, in rupiah. */
const LEAST_PAYMENT = 1000

/** Line total: quantity times the unit price. */
export const lineSubtotal = (line: Pick<TotalsLine, 'quantity' | 'unit_price'>): number =>
  line.quantity * line.unit_price

/** A seller's goods, with and without discounts. */
export function vendorTotals(vendor: Pick<TotalsVendor, 'id' | 'lines'>): VendorTotals {
  return {
    id: vendor.id,
    vendor_price_subtotal: sum(vendor.lines, lineSubtotal),
    vendor_strike_price_subtotal: sum(
      vendor.lines,
      (line) => line.quantity * line.strike_unit_price,
    ),
  }
}

/** The totals that checkout, order and invoice show; all three call this one function. */
export function cartTotals(input: TotalsInput): Totals {
  const goods = input.vendors.map(vendorTotals)
  const total_price = sum(goods, (vendor) => vendor.vendor_price_subtotal)
  const total_shipping_price = sum(input.vendors, (vendor) => vendor.shipping_price)
  const insurance_fee = sum(input.vendors, (vendor) => vendor.insurance_fee)
  // A voucher never exceeds the amount of the goods or couriers that it applies to.
  const total_discount = Math.min(input.voucher?.total_discount ?? 0, total_price)
  const subvention_shipping_fee = Math.min(
    input.voucher?.subvention_shipping_fee ?? 0,
    total_shipping_price,
  )
  const tax = sum(input.vendors, (vendor) => sum(vendor.lines, (line) => line.tax ?? 0))
  const service_fee = input.service_fee ?? 0
  const grand_total =
    total_price -
    total_discount +
    tax +
    total_shipping_price -
    subvention_shipping_fee +
    insurance_fee +
    service_fee

  // Points are used first because they expire for a buyer who leaves; withdrawable money is used last.
  const points_used = Math.min(input.points ?? 0, grand_total)
  const credit_used = Math.min(input.credit ?? 0, grand_total - points_used)
  const wallet_used = Math.min(input.wallet ?? 0, grand_total - points_used - credit_used)
  const rest = grand_total - points_used - credit_used - wallet_used
  // Goods below the minimum of a payment method are no remainder: waiving them would give them away.
  const isRemainder = grand_total + total_discount + subvention_shipping_fee >= LEAST_PAYMENT
  const rounding = isRemainder && rest < LEAST_PAYMENT ? rest : 0
  const due = rest - rounding
  const unique_code = due > 0 ? (input.unique_code ?? 0) : 0
  return {
    total_price,
    total_strike_price: sum(goods, (vendor) => vendor.vendor_strike_price_subtotal),
    total_discount,
    tax,
    total_shipping_price,
    subvention_shipping_fee,
    insurance_fee,
    service_fee,
    grand_total,
    points_used,
    credit_used,
    wallet_used,
    rounding,
    unique_code,
    total_payment: due + unique_code,
    cash_back: input.voucher?.cash_back ?? 0,
  }
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0)
}
