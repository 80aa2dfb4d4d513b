import type { OfferedProduct } from '@borong/gateway/billing/bill-provider'
import { product } from './product.ts'

interface Operator {
  id: string
  name: string
  /** The start of its product codes. */
  code: string
  /** The biller's share of a credit's face value, and its fee for each. */
  rate: number
  fee: number
  /** The name of its data packages, and each as gigabytes, days and cost. */
  packages: { name: string; offers: readonly (readonly [number, number, number])[] }
}

const operators: readonly Operator[] = [
  {
    id: 'telkomsel',
    name: 'Telkomsel',
    code: 'tsel',
    rate: 0.984,
    fee: 420,
    packages: {
      name: 'Internet Flash',
      offers: [
        [1, 1, 9_650],
        [2.5, 3, 20_400],
        [3, 7, 27_300],
        [6, 7, 36_200],
        [9, 30, 61_900],
        [14, 30, 82_500],
        [25, 30, 104_800],
        [50, 30, 152_000],
      ],
    },
  },
  {
    id: 'byu',
    name: 'by.U',
    code: 'byu',
    rate: 0.98,
    fee: 350,
    packages: {
      name: 'Yang Bikin Deket',
      offers: [
        [1, 1, 5_800],
        [3, 7, 14_700],
        [8, 14, 29_600],
        [12, 30, 49_500],
        [30, 30, 78_900],
      ],
    },
  },
  {
    id: 'indosat',
    name: 'Indosat',
    code: 'isat',
    rate: 0.981,
    fee: 300,
    packages: {
      name: 'Freedom Internet',
      offers: [
        [1, 2, 6_300],
        [3, 30, 19_800],
        [5.5, 30, 27_900],
        [9, 30, 43_700],
        [15, 30, 60_200],
        [30, 30, 88_400],
        [50, 30, 118_500],
        [100, 30, 149_000],
      ],
    },
  },
  {
    id: 'xl',
    name: 'XL',
    code: 'xld',
    rate: 0.99,
    fee: 250,
    packages: {
      name: 'Xtra Combo Flex',
      offers: [
        [2, 7, 15_900],
        [4, 28, 31_500],
        [8, 28, 50_900],
        [14, 28, 70_300],
        [23, 28, 89_800],
        [38, 28, 116_200],
      ],
    },
  },
  {
    id: 'axis',
    name: 'Axis',
    code: 'axis',
    rate: 0.988,
    fee: 260,
    packages: {
      name: 'Bronet',
      offers: [
        [1, 3, 7_400],
        [2, 7, 12_800],
        [3, 30, 20_900],
        [5, 30, 30_700],
        [8, 30, 42_600],
        [12, 60, 63_800],
        [20, 60, 87_300],
      ],
    },
  },
  {
    id: 'tri',
    name: 'Tri',
    code: 'tri',
    rate: 0.979,
    fee: 200,
    packages: {
      name: 'Happy',
      offers: [
        [1.5, 3, 6_900],
        [3, 7, 13_600],
        [5, 14, 21_400],
        [9, 30, 35_200],
        [18, 30, 56_700],
        [42, 30, 91_500],
        [75, 30, 127_000],
      ],
    },
  },
  {
    id: 'smartfren',
    name: 'Smartfren',
    code: 'smart',
    rate: 0.982,
    fee: 240,
    packages: {
      name: 'Kuota Nonstop',
      offers: [
        [2, 7, 13_900],
        [4, 14, 22_600],
        [10, 30, 41_800],
        [18, 30, 59_400],
        [30, 30, 80_600],
        [60, 30, 112_300],
      ],
    },
  },
]

/** In thousands of rupiah. */
const CREDITS = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 500]

const toFive = (rupiah: number) => Math.ceil(rupiah / 5) * 5

/** Credit and data packages of the seven operators. */
export const mobileProducts: OfferedProduct[] = operators.flatMap((operator) => [
  ...CREDITS.map((thousand) => credit(operator, thousand)),
  ...operator.packages.offers.map((offer) => dataPackage(operator, ...offer)),
])

function credit({ id, name, code, rate, fee }: Operator, thousand: number): OfferedProduct {
  const nominal = thousand * 1000
  return product({
    code: `${code}${thousand}`,
    kind: 'pulsa',
    operator: id,
    operatorName: name,
    name: `Pulsa ${name} ${nominal.toLocaleString('id-ID')}`,
    description: `Pulsa reguler ${name}, menambah masa aktif`,
    nominal,
    // The operators sell small credits above their face value and large ones below it.
    cost: toFive(nominal * rate + fee),
  })
}

function dataPackage(
  { id, name, code, packages }: Operator,
  gigabytes: number,
  days: number,
  cost: number,
): OfferedProduct {
  const size = `${gigabytes.toLocaleString('id-ID')} GB`
  return product({
    code: `${code}d${String(gigabytes).replace('.', '-')}x${days}`,
    kind: 'data',
    operator: id,
    operatorName: name,
    name: `${packages.name} ${size}`,
    description: `Kuota utama ${size}, berlaku ${days} hari`,
    cost,
    days,
    megabytes: gigabytes * 1024,
    // Data packages replace each other, so the operators sell one a day to a number.
    repeatable: false,
  })
}
