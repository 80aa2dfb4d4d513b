/// <reference lib="dom" />
import { takeOff, withReason, type Act } from './actions.ts'
import { button, cell, draw, moment, table } from './draw.ts'
import type { Status, UnitHealth, UnitStatus } from '../../api/answers.ts'

interface Options {
  status: Status
  channel: string
  /** The unit whose releases are shown. */
  chosen: string | undefined
  choose(unit: string): void
  act: Act
}

const HEADINGS = ['Unit', 'Stable', 'Candidate', 'Health', 'Changed', 'Held', 'Actions']

/** Every unit of a channel: its versions, health and actions. */
export function unitsTable({ status, channel, chosen, choose, act }: Options): HTMLElement {
  const units = Object.entries(status.channels[channel] ?? {})
  if (units.length === 0)
    return draw(
      'p',
      { class: 'quiet' },
      channel === 'production' ? 'Nothing is promoted yet.' : 'Everything as in production.',
    )
  const rows = units.map(([unit, is]) => {
    const name = button(unit, () => choose(unit), `Releases of ${unit}`)
    name.setAttribute('aria-expanded', String(unit === chosen))
    return draw(
      'tr',
      { 'aria-current': unit === chosen && 'true', 'data-unit': unit },
      draw('th', { scope: 'row' }, name),
      cell(is.stable ?? '–'),
      cell(is.candidate ? `${is.candidate.version} (${progressOf(is.candidate)})` : '–'),
      cell(...healthOf(is, status.health[channel]?.[unit] ?? {})),
      cell(moment(is.changed)),
      cell(...held(is)),
      cell(draw('div', { class: 'actions' }, ...actions(unit, is, act))),
    )
  })
  return table(HEADINGS, rows)
}

function progressOf({ percent, plan }: NonNullable<UnitStatus['candidate']>): string {
  if (!plan) return `${percent} %`
  return `step ${plan.steps.indexOf(percent) + 1} of ${plan.steps.length}: ${percent} %`
}

function healthOf(is: UnitStatus, health: Record<string, UnitHealth>): (Node | string)[] {
  const versions = [is.stable, is.candidate?.version].filter((version) => version !== undefined)
  const lines = versions.flatMap((version) => {
    const figures = health[version]
    if (!figures || figures.visitors === 0) return []
    const share = ((figures.failing / figures.visitors) * 100).toFixed(1)
    const lcp = figures.lcp === undefined ? '' : `, LCP ${Math.round(figures.lcp)} ms`
    return draw(
      'div',
      { class: figures.failing > 0 ? 'bad' : undefined },
      `${version}: ${share} % of ${figures.visitors} fail${lcp}`,
    )
  })
  return lines.length > 0 ? lines : ['–']
}

const held = ({ frozen, pinned }: UnitStatus) => [
  frozen && draw('div', { class: 'warn' }, `frozen by ${frozen.by}: ${frozen.reason}`),
  pinned &&
    draw('div', { class: 'warn' }, `pinned to ${pinned.version} by ${pinned.by}: ${pinned.reason}`),
]

const actions = (unit: string, is: UnitStatus, act: Act) => [
  is.candidate &&
    button(
      'For everybody',
      () => void act(unit, { action: 'promote', version: is.candidate!.version }),
    ),
  is.candidate && button('Withdraw', () => void act(unit, { action: 'withdraw' })),
  button('Roll back', () => void act(unit, { action: 'rollback' }), `Roll ${unit} back`),
  is.stable !== undefined &&
    unit !== 'host' &&
    button('Take off', () => void takeOff(act, unit), `Take ${unit} off`),
  is.frozen
    ? button('Unfreeze', () => void act(unit, { action: 'unfreeze' }), `Unfreeze ${unit}`)
    : button(
        'Freeze',
        () => void withReason(act, unit, 'freeze', `Freeze ${unit}`),
        `Freeze ${unit}`,
      ),
  is.pinned && button('Unpin', () => void act(unit, { action: 'unpin' })),
]
