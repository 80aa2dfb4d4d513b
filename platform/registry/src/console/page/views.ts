/// <reference lib="dom" />
import type { FiguresByHour, ListedEvent, ListedRelease, Status } from '../../api/answers.ts'
import type { Difference } from '../../difference.ts'
import type { Act } from './actions.ts'
import { linkTo, type Address } from './address.ts'
import { differenceView } from './difference-view.ts'
import { element, facts, heading, link, moment, quiet, section } from './element.ts'
import { figuresSection } from './figures.ts'
import { logTable } from './log.ts'
import { actionsOf as releaseActions, checkOf, releasesTable, stateOf } from './releases.ts'
import { uncountedReports } from './report-words.ts'
import { rolloutSection } from './rollout.ts'
import { actionsOf as unitActions, heldBy, unitsTable } from './units.ts'
import { counted, kilobytes } from './words.ts'

/** The answers that a view shows. */
export interface Seen {
  address: Address
  channel: string
  status: Status
  events: ListedEvent[]
  releases: ListedRelease[]
  figures?: FiguresByHour
  /** The version with which the release is compared. */
  from?: string
  difference?: Difference
}

/** A part of a view. It is rendered again only when its data changed. */
export interface Part {
  name: string
  data: unknown
  render(): (HTMLElement | undefined)[]
}

/** The parts of the view at this address. */
export function partsOf(seen: Seen, act: Act): Part[] {
  const { unit, version } = seen.address
  if (unit === undefined) return overview(seen, act)
  return version === undefined ? unitView(seen, unit, act) : releaseView(seen, unit, version, act)
}

// The registry's time passes without a change.
const changing = ({ status: { now: _now, reports: _reports, ...status } }: Seen) => status

function overview(seen: Seen, act: Act): Part[] {
  const { status, channel, address } = seen
  return [
    {
      name: 'heading',
      data: [channel, status.reports?.[channel]],
      render: () => [
        heading(`Units in ${channel}`),
        ...uncountedReports(status.reports?.[channel]).map((line) =>
          element('p', { class: 'warn' }, line),
        ),
      ],
    },
    {
      name: 'rollouts',
      data: [changing(seen), channel],
      render: () =>
        Object.keys(status.channels[channel] ?? {}).map((unit) => rolloutOf(seen, unit, act)),
    },
    {
      name: 'units',
      data: [changing(seen), address],
      render: () => [section('Active versions', unitsTable({ status, channel, address, act }))],
    },
    logPart(seen),
  ]
}

function unitView(seen: Seen, unit: string, act: Act): Part[] {
  const { status, channel, address, releases, figures } = seen
  const is = status.channels[channel]?.[unit]
  return [
    {
      name: 'heading',
      data: [is, address],
      render: () => [
        trail(seen),
        heading(unit),
        is
          ? facts(['Stable', is.stable ?? '–'], ['Changed', moment(is.changed)])
          : quiet(`${unit} is not in ${channel}.`),
        ...(is ? [element('div', {}, ...heldBy(is)), unitActions(unit, is, act)] : []),
      ],
    },
    {
      name: 'rollouts',
      data: [is, status.health[channel]?.[unit], status.waiting?.[channel]?.[unit], channel],
      render: () => [rolloutOf(seen, unit, act)],
    },
    {
      name: 'releases',
      data: [releases, is, address],
      render: () => [section('Releases', releasesTable({ unit, releases, is, address, act }))],
    },
    {
      name: 'figures',
      data: [figures, address],
      render: () => [figures && figuresSection({ figures, address, now: status.now })],
    },
    logPart(seen),
  ]
}

function releaseView(seen: Seen, unit: string, version: string, act: Act): Part[] {
  const { status, channel, releases, from, difference, address } = seen
  const release = releases.find((one) => one.version === version)
  const is = status.channels[channel]?.[unit]
  if (!release)
    return [
      {
        name: 'heading',
        data: address,
        render: () => [
          trail(seen),
          heading(`${unit} ${version}`),
          element('p', { class: 'bad' }, `${unit} ${version} was never published.`),
        ],
      },
    ]
  return [
    {
      name: 'heading',
      data: [release, is, address],
      render: () => [
        trail(seen),
        heading(`${unit} ${version}`),
        facts(
          ['Live in', stateOf(release)],
          ['Contract', release.contract],
          ['Published', moment(release.publishedAt)],
          ['By', release.publishedBy],
          ['Note', release.note],
          ['Size', `${kilobytes(release.brotli)} in ${counted(release.files, 'file')}`],
        ),
        ...(release.checks.length > 0
          ? [section('Checks', ...release.checks.toReversed().map(checkOf))]
          : []),
        element('div', {}, ...(is ? heldBy(is) : [])),
        release.ineligible ? undefined : releaseActions(unit, version, is, act),
      ],
    },
    {
      name: 'rollouts',
      data: [is, status.health[channel]?.[unit], status.waiting?.[channel]?.[unit], channel],
      render: () => [is?.candidate?.version === version ? rolloutOf(seen, unit, act) : undefined],
    },
    {
      name: 'compare',
      data: [releases.map((one) => one.version), from, address],
      render: () => [
        section(
          'Differences',
          from === undefined
            ? quiet(`This is the only release of ${unit}.`)
            : comparison(seen, from),
        ),
      ],
    },
    {
      name: 'difference',
      data: difference,
      render: () => (difference ? differenceView(difference) : []),
    },
  ]
}

function comparison({ releases, address }: Seen, from: string): HTMLElement {
  const choice = element(
    'select',
    {},
    ...releases
      .filter(({ version }) => version !== address.version)
      .map(({ version }) =>
        element('option', { value: version, selected: version === from && '' }, version),
      ),
  ) as HTMLSelectElement
  choice.addEventListener('change', () => {
    location.hash = linkTo({ ...address, from: choice.value })
  })
  return element('label', {}, 'Compared with ', choice)
}

const rolloutOf = ({ status, channel, address }: Seen, unit: string, act: Act) =>
  rolloutSection({
    channel,
    unit,
    is: status.channels[channel]![unit] ?? { earlier: [], changed: '', revision: 0 },
    health: status.health[channel]?.[unit] ?? {},
    waits: status.waiting?.[channel]?.[unit],
    isOpen: address.version !== undefined,
    now: status.now,
    act,
  })

const logPart = ({ events, address }: Seen): Part => ({
  name: 'log',
  data: [events, address],
  render: () => [section('Log', logTable(events, address.channel))],
})

/** The links to the views above this one. */
const trail = ({ address: { channel, unit, version } }: Seen): HTMLElement =>
  element(
    'nav',
    { 'aria-label': 'Views above' },
    link(linkTo({ channel }), 'All units'),
    ...(version === undefined ? [] : [' › ', link(linkTo({ channel, unit }), unit!)]),
  )
