import type { BuiltRelease } from '@borong/contract/release'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import { addressesOf } from './addresses.ts'
import { nameLive, others } from './gate.ts'
import { widgetNames } from './routes.ts'

/** The releases around a release that takes the place of another one. */
export interface Replacement {
  /** The release that becomes active. Without it the unit is taken off. */
  next?: BuiltRelease
  unit: string
  /** The active releases of the unit that it replaces. */
  before: readonly LiveRelease[]
  /** The active releases afterwards. */
  live: readonly LiveRelease[]
}

/** A path that code of another active unit links to must not disappear, nor a widget that it places. */
export function linkGate({ next, unit, before, live }: Replacement): Problem[] {
  const rest = others(live, unit)
  const after = [...rest.map((one) => one.release), ...(next ? [next] : [])]
  const was = before.map((one) => one.release)
  const name = next ? `${unit} ${next.version}` : `${unit} off its channel`
  const gone = [
    ...goneLinks(rest, was, after).map(({ part, by }) => ({
      what: `the path ${part}, which is linked by`,
      by,
    })),
    ...goneWidgets(rest, was, after).map(({ part, by }) => ({
      what: `the widget ${part}, which is placed by`,
      by,
    })),
  ]
  return gone.map(({ what, by }) => ({
    name: 'LINKED_PATH_GONE',
    message: `${name} no longer offers ${what} ${by.map(nameLive).join(', ')}`,
    hint: `Keep it, for example as a redirect, until ${distinct(by.map((one) => one.release.unit)).join(' and ')} no longer ${by.length > 1 ? 'refer' : 'refers'} to it: their squads promote releases without it first.`,
  }))
}

interface Gone {
  /** The path of a route, or the name of a widget. */
  part: string
  by: LiveRelease[]
}

const goneLinks = (
  rest: readonly LiveRelease[],
  was: readonly BuiltRelease[],
  after: readonly BuiltRelease[],
): Gone[] => {
  const remaining = after.flatMap(pathsOf)
  const dropped = distinct(was.flatMap(pathsOf)).filter((path) => !remaining.includes(path))
  return dropped.flatMap((path) => {
    const by = rest.filter(({ release }) =>
      (release.uses?.links ?? []).some(
        (link) => leadsTo(link, path) && !remaining.some((other) => leadsTo(link, other)),
      ),
    )
    return by.length > 0 ? [{ part: path, by }] : []
  })
}

const goneWidgets = (
  rest: readonly LiveRelease[],
  was: readonly BuiltRelease[],
  after: readonly BuiltRelease[],
): Gone[] => {
  const remaining = new Set(after.flatMap(widgetNames))
  const dropped = distinct(was.flatMap(widgetNames)).filter((name) => !remaining.has(name))
  return dropped.flatMap((name) => {
    const by = rest.filter(({ release }) => release.uses?.widgets.includes(name))
    return by.length > 0 ? [{ part: name, by }] : []
  })
}

const pathsOf = (release: BuiltRelease) => (release.remote?.routes ?? []).map(({ path }) => path)

/** Whether a link opens a route. A part that is known only at run time matches only a parameter. */
function leadsTo(link: string, path: string): boolean {
  const parts = partsOf(link)
  return addressesOf(path).some((address) => {
    const expected = partsOf(address)
    if (expected.at(-1) === '*')
      return expected.slice(0, -1).every((part, index) => fits(parts[index], part))
    return parts.length === expected.length && expected.every((part, at) => fits(parts[at], part))
  })
}

const partsOf = (path: string) => path.split('/').filter(Boolean)
const fits = (part: string | undefined, expected: string) =>
  part !== undefined && (expected === ':' || part.toLowerCase() === expected)

const distinct = (texts: readonly string[]) => [...new Set(texts)]
