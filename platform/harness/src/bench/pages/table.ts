import { cpus } from 'node:os'
import type { ContenderName } from './contenders.ts'
import type { Seen, Visit } from './visit.ts'

/** All counted visits of one page of one contender. */
export interface Measured {
  page: string
  contender: ContenderName
  visits: readonly Visit[]
  /** The second visit of each visitor. */
  again: readonly Seen[]
}

type Columns<T> = readonly (readonly [title: string, show: (visit: T) => string])[]

const SEEN: Columns<Seen> = [
  ['FCP', ({ fcp }) => whole(fcp)],
  ['LCP', ({ lcp }) => whole(lcp)],
  ['interactive', ({ interactive }) => (interactive > 0 ? whole(interactive) : 'none')],
  ['blocking', ({ blocking }) => whole(blocking)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
]

const COLUMNS: Columns<Visit> = [
  ...SEEN,
  ['kB', ({ bytes }) => kilobytes(bytes)],
  ['HTML', ({ html }) => kilobytes(html)],
  ['scripts', ({ scripts }) => kilobytes(scripts)],
  ['first scripts', ({ firstScripts }) => kilobytes(firstScripts)],
  ['images', ({ images }) => kilobytes(images)],
  ['requests', ({ requests }) => whole(requests)],
  ['depth', ({ depth }) => whole(depth)],
]

/** Medians of all visits as a Markdown table, with the machine on which they were measured. */
export function tableOf(measured: readonly Measured[], machine: string): string {
  return [
    `Medians of ${measured[0]?.visits.length ?? 0} interleaved visits each; ${cpus().length} cores shared by the browser and the shop. ` +
      `${machine} ` +
      `**First scripts** are the scripts that had arrived when the screen was interactive.`,
    '',
    ...rowsOf(measured, COLUMNS, ({ visits }) => visits),
  ].join('\n')
}

/** Medians of the visitors' second visits, and their ratio to the first visit of the bare page. */
export function tableOfSecondVisits(measured: readonly Measured[]): string {
  const ratios = compared(measured, ({ again }, { first }) => [ratio(again.lcp, first.lcp)])
  return [
    ...rowsOf(measured, SEEN, ({ again }) => again),
    '',
    '| page | LCP of a second visit to the first of bare |',
    '| --- | ---: |',
    ...ratios,
    '| aim | 0.90 |',
  ].join('\n')
}

function rowsOf<T extends Seen>(
  measured: readonly Measured[],
  columns: Columns<T>,
  visitsOf: (one: Measured) => readonly T[],
): string[] {
  const cells = (one: Measured) => {
    const middle = medians(visitsOf(one))
    return [one.page, one.contender, ...columns.map(([, show]) => show(middle))]
  }
  return [
    `| page | as | ${columns.map(([title]) => title).join(' | ')} |`,
    `| --- | --- |${' ---: |'.repeat(columns.length)}`,
    ...measured.map((one) => `| ${cells(one).join(' | ')} |`),
  ]
}

/** The ratios of the shop to the bare page and to the plain build, page by page. */
export function ratiosOf(measured: readonly Measured[]): string {
  return [
    '| page | FCP to bare | LCP to bare | LCP to plain build | interactive to plain build | blocking more than plain build |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...compared(measured, ({ first: shop }, { first: bare }, { first: plain }) => [
      ratio(shop.fcp, bare.fcp),
      ratio(shop.lcp, bare.lcp),
      ratio(shop.lcp, plain.lcp),
      ratio(shop.interactive, plain.interactive),
      `${difference(shop.blocking, plain.blocking)} ms`,
    ]),
    '| aim | 1.10 | 1.15 | 0.50 | 1.00 | |',
  ].join('\n')
}

/** The cost of federation: the shop's weight compared with the same code as one build. */
export function costsOf(measured: readonly Measured[]): string {
  return [
    '| page | bytes to plain build | scripts to plain build | requests more | depth more |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...compared(measured, ({ first: shop }, _, { first: plain }) => [
      ratio(shop.bytes, plain.bytes),
      ratio(shop.scripts, plain.scripts),
      difference(shop.requests, plain.requests),
      difference(shop.depth, plain.depth),
    ]),
    '| aim | at most 1.15 | | at most +2 | 0 |',
  ].join('\n')
}

interface Middle {
  first: Visit
  again: Seen
}

function compared(
  measured: readonly Measured[],
  columns: (shop: Middle, bare: Middle, plain: Middle) => string[],
): string[] {
  const pages = [...new Set(measured.map(({ page }) => page))]
  return pages.map((page) => {
    const of = (contender: ContenderName) => {
      const its = measured.find((one) => one.page === page && one.contender === contender)!
      return { first: medians(its.visits), again: medians(its.again) }
    }
    return `| ${[page, ...columns(of('Borong'), of('bare HTML'), of('plain build'))].join(' | ')} |`
  })
}

const ratio = (one: number, other: number) => (one / other).toFixed(2)
const difference = (one: number, other: number) =>
  `${one > other ? '+' : ''}${Math.round(one - other)}`

function medians<T extends Seen>(visits: readonly T[]): T {
  const names = Object.keys(visits[0]!) as (keyof T)[]
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((visit) => visit[name] as number))]),
  ) as unknown as T
}

/** The median. */
export const median = (values: number[]) => {
  const sorted = values.toSorted((one, other) => one - other)
  return (
    (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
  )
}

const whole = (value: number) => String(Math.round(value))
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)
