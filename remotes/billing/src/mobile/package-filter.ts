import type { Product } from '../parts/bill-kinds.ts'

const GB = 1024

const DAYS = { d3: [0, 3], d7: [4, 7], d30: [8, 31], more: [32, Infinity] } as const
const SIZES = {
  g5: [0, 5 * GB],
  g15: [5 * GB + 1, 15 * GB],
  g50: [15 * GB + 1, 50 * GB],
  more: [50 * GB + 1, Infinity],
} as const

export interface PackageFilter {
  days: keyof typeof DAYS | ''
  size: keyof typeof SIZES | ''
}

export const EVERYTHING: PackageFilter = { days: '', size: '' }

type Range = readonly [least: number, most: number]
const isIn = (value: number | null, [least, most]: Range) =>
  value !== null && value >= least && value <= most

/** Whether a package has the days and the size of a filter. */
export const isWithin = ({ days, megabytes }: Product, filter: PackageFilter): boolean =>
  (filter.days === '' || isIn(days, DAYS[filter.days])) &&
  (filter.size === '' || isIn(megabytes, SIZES[filter.size]))

const keysIn = <R extends Record<string, Range>>(ranges: R, values: (number | null)[]) =>
  (Object.keys(ranges) as (keyof R & string)[]).filter((key) =>
    values.some((value) => isIn(value, ranges[key]!)),
  )

/** The choices that some of the packages fit. */
export const filtersOf = (products: readonly Product[]) => ({
  days: keysIn(
    DAYS,
    products.map(({ days }) => days),
  ),
  sizes: keysIn(
    SIZES,
    products.map(({ megabytes }) => megabytes),
  ),
})
