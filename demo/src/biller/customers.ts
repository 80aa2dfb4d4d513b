import type { BillProblem, OfferedProduct } from '@borong/gateway/billing/bill-provider'
import { prng } from '../market/prng.ts'
import { monthBefore } from './wib.ts'

type Facts = { label: string; value: string }[]

const FIRST = ['Agus', 'Dewi', 'Hendra', 'Siti', 'Wayan', 'Ratna', 'Joko', 'Maria', 'Fajar', 'Lina']
const LAST = ['Santoso', 'Lestari', 'Wijaya', 'Nasution', 'Simanjuntak', 'Putri', 'Hidayat', 'Tan']

interface Meter {
  /** As PLN prints it. */
  power: string
  /** Rupiah for a kilowatt-hour. */
  tariff: number
}

const METERS: readonly Meter[] = [
  { power: 'R1/450 VA', tariff: 415 },
  { power: 'R1M/900 VA', tariff: 1352 },
  { power: 'R1/1300 VA', tariff: 1444.7 },
  { power: 'R1/2200 VA', tariff: 1444.7 },
  { power: 'R2/3500 VA', tariff: 1699.53 },
  { power: 'B1/5500 VA', tariff: 1100 },
]

/** The endings of numbers whose bills can't be paid, so that every refusal can be seen. */
export const refusedEndings: readonly (readonly [ending: string, problem: BillProblem])[] = [
  ['9901', 'BILL_PAID'],
  ['9902', 'NO_BILL_YET'],
  ['9903', 'ARREARS_FIRST'],
  ['9904', 'PAST_DUE'],
  ['9905', 'ABOVE_MAXIMUM'],
  ['9906', 'NUMBER_UNKNOWN'],
]

export const refusalOf = (number: string): BillProblem | undefined =>
  refusedEndings.find(([ending]) => number.endsWith(ending))?.[1]

/** The owner of a number: always the same for the same number. */
export function ownerOf(number: string): string {
  const random = prng('biller-owner', number)
  return `${random.pick(FIRST)} ${random.pick(LAST)}`.toUpperCase()
}

export const meterOf = (number: string): Meter => prng('biller-meter', number).pick(METERS)

/** The local tax on electricity: 3 to 10 % by region. */
export const taxRateOf = (number: string): number => prng('biller-tax', number).between(3, 10) / 100

const thousands = (amount: number) => amount.toLocaleString('id-ID')

/** The bill of a number: its amount is the same all month. */
export function billOf(
  product: OfferedProduct,
  number: string,
  months: number,
  day: string,
): { amount: number; facts: Facts } {
  const period = monthBefore(day, 1)
  const random = prng('biller-bill', product.operator, number, period)
  if (product.kind === 'electricity') return electricityBill(number, period)
  if (product.kind === 'bpjs') {
    const members = prng('biller-family', number).between(1, 5)
    const [grade, fee] = random.pick([
      ['1', 150_000],
      ['2', 100_000],
      ['3', 35_000],
    ] as const)
    const facts = [
      { label: 'Kelas', value: grade },
      { label: 'Jumlah peserta', value: String(members) },
      { label: 'Jumlah bulan', value: String(months) },
      { label: 'Iuran per bulan', value: `Rp${thousands(fee * members)}` },
    ]
    return { amount: fee * members * months, facts }
  }
  if (product.kind === 'water') {
    const before = random.between(200, 4000)
    const used = random.between(8, 60)
    const amount = 12_000 + used * random.between(38, 62) * 100
    const facts = [
      { label: 'Periode', value: period },
      { label: 'Stand meter', value: `${before} - ${before + used}` },
      { label: 'Pemakaian', value: `${used} m³` },
    ]
    return { amount, facts }
  }
  const amount =
    product.kind === 'tv' ? random.between(8, 40) * 10_000 : random.between(25, 90) * 10_000
  return { amount: Math.round(amount * 1.11), facts: [{ label: 'Periode', value: period }] }
}

function electricityBill(number: string, period: string) {
  const random = prng('biller-electricity', number, period)
  const { tariff } = meterOf(number)
  const before = random.between(1000, 60_000)
  const used = random.between(60, 600)
  const fine = random.chance(0.2) ? 3000 : 0
  const amount = Math.round(used * tariff * (1 + taxRateOf(number))) + fine
  const facts = [
    { label: 'Periode', value: period },
    { label: 'Stand meter', value: `${before} - ${before + used}` },
    { label: 'Pemakaian', value: `${used} kWh` },
    ...(fine > 0 ? [{ label: 'Denda', value: `Rp${thousands(fine)}` }] : []),
  ]
  return { amount, facts }
}
