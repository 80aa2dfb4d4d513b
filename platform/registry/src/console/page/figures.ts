/// <reference lib="dom" />
import type { FiguresByHour } from '../../api/answers.ts'
import { linkTo, type Address } from './address.ts'
import { bucketsOf, hoursPerBar, versionsIn, type Bucket } from './buckets.ts'
import { chart, colourOf } from './chart.ts'
import { element, quiet, section } from './element.ts'
import { number, table } from './table.ts'
import { counted, share } from './words.ts'

const DAYS = [1, 7, 30]
export const DEFAULT_DAYS = 7

interface Options {
  figures: FiguresByHour
  address: Address
  /** The registry's time. */
  now: string
}

/** The visitors and failures of a unit's versions over time, as charts and as a table. */
export function figuresSection({ figures, address, now }: Options): HTMLElement {
  const days = address.days ?? DEFAULT_DAYS
  const buckets = bucketsOf(figures.hours, days, Date.parse(now))
  const versions = versionsIn(buckets)
  const choice = element(
    'nav',
    { class: 'choice', 'aria-label': 'Time of the figures' },
    ...DAYS.map((choice) =>
      element(
        'a',
        {
          href: linkTo({ ...address, days: choice }),
          'aria-current': choice === days && 'true',
        },
        choice === 1 ? '24 hours' : `${choice} days`,
      ),
    ),
  )
  if (versions.length === 0)
    return section('Visitors and failures', choice, quiet('No visits were reported in this time.'))
  return section(
    'Visitors and failures',
    choice,
    element(
      'ul',
      { class: 'legend' },
      ...versions.map((version, index) =>
        element('li', {}, swatch(index), `${version}: ${totalsOf(buckets, version)}`),
      ),
    ),
    element('div', { class: 'charts' }, ...charted(buckets, versions, hoursPerBar(days))),
    element('details', {}, element('summary', {}, 'Figures as a table'), figuresTable(buckets)),
    quiet(
      `Each visitor counts once after each promotion or step of a rollout, and at most ${counted(figures.mostVisitors, 'visitor')} are counted.`,
    ),
  )
}

const swatch = (index: number) =>
  element('span', { class: `swatch ${colourOf(index)}`, 'aria-hidden': 'true' })

const sumOf = (buckets: readonly Bucket[], version: string, of: 'visitors' | 'failing') =>
  buckets.reduce((sum, { versions }) => sum + (versions[version]?.[of] ?? 0), 0)

function totalsOf(buckets: readonly Bucket[], version: string): string {
  const [visitors, failing] = [
    sumOf(buckets, version, 'visitors'),
    sumOf(buckets, version, 'failing'),
  ]
  return `${counted(visitors, 'visitor')}, ${failing.toLocaleString('en')} with a failure (${share(failing, visitors)})`
}

function charted(buckets: readonly Bucket[], versions: readonly string[], hours: number) {
  const per = hours === 1 ? 'per hour' : `per ${hours} hours`
  const axis = [timeOf(buckets[0]!.start), timeOf(buckets.at(-1)!.start)] as const
  return (
    [
      ['visitors', `Visitors ${per}`],
      ['failing', `Visitors with a failure ${per}`],
    ] as const
  ).map(([of, title]) =>
    chart({
      title,
      axis,
      summary: `${title}. ${versions.map((version) => `${version}: ${sumOf(buckets, version, of)}`).join(', ')}. The table below has each value.`,
      series: versions.map((version) => ({
        name: version,
        values: buckets.map((bucket) => bucket.versions[version]?.[of] ?? 0),
      })),
    }),
  )
}

const figuresTable = (buckets: readonly Bucket[]): HTMLElement =>
  table(
    { name: 'Visitors and failures', isCompact: true },
    ['From', 'Version', number('Visitors'), number('With a failure'), number('Share')],
    buckets.toReversed().flatMap(({ start, versions }) =>
      Object.entries(versions).map(([version, { visitors, failing }]) => ({
        cells: [
          timeOf(start),
          version,
          String(visitors),
          String(failing),
          share(failing, visitors),
        ],
      })),
    ),
  )

const timeOf = (at: number): string =>
  new Date(at).toLocaleString(undefined, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
