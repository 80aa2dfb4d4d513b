/// <reference lib="dom" />
import type { Status, UnitHealth, UnitStatus } from '../../api/answers.ts'
import { takeOff, withReason, type Act } from './actions.ts'
import { linkTo, type Address } from './address.ts'
import { button, element, link, moment, quiet, type Content } from './element.ts'
import { table } from './table.ts'
import { share } from './words.ts'

interface Options {
  status: Status
  channel: string
  address: Address
  act: Act
}

const COLUMNS = ['Unit', 'Stable', 'Candidate', 'Contract', 'Health', 'Changed', 'Held', 'Actions']

/** Every unit of a channel: its versions, health and actions. */
export function unitsTable({ status, channel, address, act }: Options): HTMLElement {
  const units = Object.entries(status.channels[channel] ?? {})
  if (units.length === 0)
    return quiet(
      channel === 'production' ? 'Nothing is promoted yet.' : 'Everything as in production.',
    )
  const contracts = status.contracts?.[channel] ?? {}
  const rows = units.map(([unit, is]) => {
    const linked = (version: string | undefined) =>
      version ? link(linkTo({ channel: address.channel, unit, version }), version) : '–'
    return {
      cells: [
        link(linkTo({ channel: address.channel, unit }), unit, `Releases of ${unit}`),
        linked(is.stable),
        is.candidate ? [linked(is.candidate.version), ` (${is.candidate.percent}\u00a0%)`] : '–',
        contractOf(is, contracts[unit] ?? {}),
        healthOf(is, status.health[channel]?.[unit] ?? {}),
        moment(is.changed),
        heldBy(is),
        actionsOf(unit, is, act),
      ],
    }
  })
  return table({ name: 'Active versions' }, COLUMNS, rows)
}

/** The major versions of the contract that a remote runs on, or that a host provides: its own, then its adapters. */
function contractOf(
  { stable, candidate }: UnitStatus,
  majors: Readonly<Record<string, readonly string[]>>,
): string {
  const texts = [stable, candidate?.version].flatMap(
    (version) => (version && majors[version]?.join(', ')) || [],
  )
  return [...new Set(texts)].join(' / ') || '–'
}

function healthOf(is: UnitStatus, health: Readonly<Record<string, UnitHealth>>): Content[] {
  const versions = [is.stable, is.candidate?.version].filter((version) => version !== undefined)
  const lines = versions.flatMap((version) => {
    const figures = health[version]
    if (!figures || figures.visitors === 0) return []
    const lcp = figures.lcp === undefined ? '' : `, LCP ${Math.round(figures.lcp)} ms`
    return element(
      'div',
      { class: figures.failing > 0 && 'bad' },
      `${version}: ${share(figures.failing, figures.visitors)} of ${figures.visitors} fail${lcp}`,
    )
  })
  return lines.length > 0 ? lines : ['–']
}

/** The reasons for which a unit cannot be promoted. */
export const heldBy = ({ frozen, pinned }: UnitStatus): Content[] => [
  frozen && element('div', { class: 'warn' }, `frozen by ${frozen.by}: ${frozen.reason}`),
  pinned &&
    element(
      'div',
      { class: 'warn' },
      `pinned to ${pinned.version} by ${pinned.by}: ${pinned.reason}`,
    ),
]

/** The actions on a unit, whatever its release. */
export const actionsOf = (unit: string, is: UnitStatus, act: Act): HTMLElement =>
  element(
    'div',
    { class: 'actions' },
    button('Roll back', () => void act(unit, { action: 'rollback' }), unit),
    is.stable !== undefined &&
      unit !== 'host' &&
      button('Take off', () => void takeOff(act, unit), unit),
    is.frozen
      ? button('Unfreeze', () => void act(unit, { action: 'unfreeze' }), unit)
      : button('Freeze', () => void withReason(act, unit, 'freeze', `Freeze ${unit}`), unit),
    is.pinned && button('Unpin', () => void act(unit, { action: 'unpin' }), unit),
  )
