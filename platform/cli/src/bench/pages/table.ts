import { cpus } from 'node:os'
import type { ContenderName } from './contenders.ts'
import type { Visit } from './visit.ts'

/** All counted visits of one page in one form. */
export interface Measured {
  page: string
  contender: ContenderName
  visits: readonly Visit[]
}

const COLUMNS: readonly (readonly [title: string, show: (visit: Visit) => string])[] = [
  ['FCP', ({ fcp }) => whole(fcp)],
  ['LCP', ({ lcp }) => whole(lcp)],
  ['alive', ({ alive }) => (alive > 0 ? whole(alive) : 'none')],
  ['blocking', ({ blocking }) => whole(blocking)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['KB', ({ bytes }) => kilobytes(bytes)],
  ['HTML', ({ html }) => kilobytes(html)],
  ['scripts', ({ scripts }) => kilobytes(scripts)],
  ['pictures', ({ pictures }) => kilobytes(pictures)],
  ['requests', ({ requests }) => whole(requests)],
  ['depth', ({ depth }) => whole(depth)],
]

/** Medians of all visits as a table of Markdown, with the machine they were made on. */
export function tableOf(measured: readonly Measured[], load: number): string {
  const rows = measured.map(
    ({ page, contender, visits }) =>
      `| ${[page, contender, ...COLUMNS.map(([, show]) => show(medians(visits)))].join(' | ')} |`,
  )
  return [
    `Medians of ${measured[0]?.visits.length ?? 0} visits each, taking turns; ${cpus().length} cores shared by the browser and the shop. ` +
      `Other work on the machine had a load average of ${load.toFixed(1)} when it began.`,
    '',
    `| page | as | ${COLUMNS.map(([title]) => title).join(' | ')} |`,
    `| --- | --- |${' ---: |'.repeat(COLUMNS.length)}`,
    ...rows,
  ].join('\n')
}

/** How the shop stands to the bare page and to the plain build, page by page. */
export function ratiosOf(measured: readonly Measured[]): string {
  return [
    '| page | FCP to bare | LCP to bare | LCP to plain build | alive to plain build | blocking more than plain build |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...compared(measured, (shop, bare, plain) => [
      ratio(shop.fcp, bare.fcp),
      ratio(shop.lcp, bare.lcp),
      ratio(shop.lcp, plain.lcp),
      ratio(shop.alive, plain.alive),
      `${difference(shop.blocking, plain.blocking)} ms`,
    ]),
    '| aim | 1.10 | 1.15 | 0.50 | 1.00 | |',
  ].join('\n')
}

/** What federation costs: the shop's weight to that of the same code as one build. */
export function costsOf(measured: readonly Measured[]): string {
  return [
    '| page | bytes to plain build | scripts to plain build | requests more | depth more |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...compared(measured, (shop, _, plain) => [
      ratio(shop.bytes, plain.bytes),
      ratio(shop.scripts, plain.scripts),
      difference(shop.requests, plain.requests),
      difference(shop.depth, plain.depth),
    ]),
    '| aim | at most 1.15 | | at most +2 | 0 |',
  ].join('\n')
}

function compared(
  measured: readonly Measured[],
  columns: (shop: Visit, bare: Visit, plain: Visit) => string[],
): string[] {
  const pages = [...new Set(measured.map(({ page }) => page))]
  return pages.map((page) => {
    const of = (contender: ContenderName) =>
      medians(measured.find((one) => one.page === page && one.contender === contender)!.visits)
    return `| ${[page, ...columns(of('Borong'), of('bare HTML'), of('plain build'))].join(' | ')} |`
  })
}

const ratio = (one: number, other: number) => (one / other).toFixed(2)
const difference = (one: number, other: number) =>
  `${one > other ? '+' : ''}${Math.round(one - other)}`

function medians(visits: readonly Visit[]): Visit {
  const names = Object.keys(visits[0]!) as (keyof Visit)[]
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((visit) => visit[name]))]),
  ) as unknown as Visit
}

/** The middle of the values, or the mean of the two in the middle. */
export const median = (values: number[]) => {
  const sorted = values.toSorted((one, other) => one - other)
  return (
    (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
  )
}

const whole = (value: number) => String(Math.round(value))
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)
