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
  const net = Math.round((price * 100) / (100 + effective(rate)))
  return taxOf(rate, net, price - net)
}

/** The tax that comes on top of a price without it. */
export function taxOn(net: number, at: Date): Tax {
  const rate = rateOn(at)
  return taxOf(rate, net, Math.round((net * effective(rate)) / 100))
}

function rateOn(at: Date): TaxRate {
  const day = wibDay(at)
  return rates.find((candidate) => candidate.from <= day) ?? first
}

const effective = ({ percent, base: [numerator, denominator] }: TaxRate) =>
  (percent * numerator) / denominator

function taxOf(
  { percent, factureCode, base: [numerator, denominator] }: TaxRate,
  net: number,
  tax: number,
): Tax {
  return { percent, factureCode, net, base: Math.round((net * numerator) / denominator), tax }
}
