import { wibDay } from './wib.ts'

interface TaxRate {
  /** From this day on, in Jakarta. */
  from: string
  percent: number
  /** The share of the price that is the tax base. */
  base: readonly [numerator: number, denominator: number]
  factureCode: string
}

/** The decreed PPN rates; add a new line for a new rate. For ordinary goods 12 % of 11/12 since PMK 131/2024. */
const first: TaxRate = { from: '2022-04-01', percent: 11, base: [1, 1], factureCode: '01' }
const rates: readonly TaxRate[] = [
  { from: '2025-01-01', percent: 12, base: [11, 12], factureCode: '04' },
  first,
]

export interface Tax {
  percent: number
  factureCode: string
  /** The price without tax. */
  net: number
  /** The tax base. */
  base: number
  tax: number
}

/** The tax that a price already contains, at the rate of that day. Net and tax add up to the price. */
export function taxIn(price: number, at: Date): Tax {
  const rate = rateOn(at)
  const nets = roundings((price * 100) / (100 + effective(rate)))
  const net = nets.find((some) => baseFor(rate, some, price - some) !== undefined) ?? nets[0]
  return taxOf(rate, net, price - net)
}

/** The tax that comes on top of a price without it. */
export function taxOn(net: number, at: Date): Tax {
  const rate = rateOn(at)
  return taxOf(rate, net, Math.round((net * effective(rate)) / 100))
}

/** The tax of a line of an order, or of some of its units: on top of its price, or in it. */
export function taxOfLine(
  { quantity, unit_price, tax }: { quantity: number; unit_price: number; tax: number },
  at: Date,
): Tax {
  return (tax > 0 ? taxOn : taxIn)(quantity * unit_price, at)
}

function rateOn(at: Date): TaxRate {
  const day = wibDay(at)
  return rates.find((candidate) => candidate.from <= day) ?? first
}

const effective = ({ percent, base: [numerator, denominator] }: TaxRate) =>
  (percent * numerator) / denominator

/** The nearest whole amount, and then the other neighbour. */
const roundings = (exact: number) =>
  [Math.round(exact), Math.floor(exact), Math.ceil(exact)] as const

/** The whole tax base nearest to its share of the price without tax, of which the percentage is this tax. */
const baseFor = (
  { percent, base: [numerator, denominator] }: TaxRate,
  net: number,
  tax: number,
): number | undefined =>
  roundings((net * numerator) / denominator).find(
    (base) => Math.round((base * percent) / 100) === tax,
  )

/** A rate on the whole price has one base only. There the tax takes the rest of the price. */
const taxOf = (rate: TaxRate, net: number, tax: number): Tax => ({
  percent: rate.percent,
  factureCode: rate.factureCode,
  net,
  base: baseFor(rate, net, tax) ?? net,
  tax,
})
