import type { BuiltRelease, PlacedWidget } from '@borong/contract/release'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import { nameLive, others } from './gate.ts'
import { declarationOf, widgetMisfits } from './widget-misfits.ts'

/**
 * A widget keeps working where active units place it: it takes the properties that they give, requires no other, and
 * accepts the same values. A problem that the active release of the unit has too is not a change.
 */
export function changedWidgetGate(
  release: BuiltRelease,
  live: readonly LiveRelease[],
  before: readonly LiveRelease[],
): Problem[] {
  const was = before.filter((one) => one.release.unit === release.unit).map((one) => one.release)
  const found = new Map<string, LiveRelease[]>()
  for (const user of others(live, release.unit)) {
    const placed = (user.release.uses?.placed ?? []).filter(({ name }) =>
      name.startsWith(`${release.unit}/`),
    )
    const changes = new Set(placed.flatMap((one) => changesFor(one, release, was)))
    for (const change of changes) found.set(change, [...(found.get(change) ?? []), user])
  }
  return [...found].map(([change, users]) => ({
    name: 'WIDGET_CHANGED',
    message: `${release.unit} ${release.version} ${change} ${users.map(nameLive).join(', ')}`,
    hint: `Keep the property as it was, or make a new one optional, until ${[...new Set(users.map((one) => one.release.unit))].join(' and ')} no longer ${users.length > 1 ? 'depend' : 'depends'} on it: their squads promote releases that fit both first.`,
  }))
}

/** The changes that break a placed widget, as words between the names of two releases. */
function changesFor(
  placed: PlacedWidget,
  release: BuiltRelease,
  was: readonly BuiltRelease[],
): string[] {
  const known = was.map((one) => widgetMisfits(placed, one))
  const misfits = widgetMisfits(placed, release).flatMap(({ reason, property }) => {
    const isOld =
      known.length > 0 &&
      known.every((list) => list.some((one) => one.reason === reason && one.property === property))
    // A widget that is gone is the subject of the gate for links.
    if (isOld || reason === 'not offered') return []
    return reason === 'required'
      ? [
          `requires the property ${property} of its widget ${placed.name}, which is placed without it by`,
        ]
      : [`does not take the property ${property} of its widget ${placed.name}, which is given by`]
  })
  return [
    ...misfits,
    ...placed.props.flatMap((property) => narrowed(placed.name, property, release, was)),
  ]
}

/** A property that takes fewer values than in every active release. */
function narrowed(
  widget: string,
  property: string,
  release: BuiltRelease,
  was: readonly BuiltRelease[],
): string[] {
  const next = valuesOf(declarationOf(widget, release)?.props[property]?.type)
  const earlier = was.map((one) => valuesOf(declarationOf(widget, one)?.props[property]?.type))
  if (!next || earlier.length === 0) return []
  const lost = (earlier[0] ?? []).filter((value) =>
    earlier.every((values) => values?.includes(value) && !accepts(next, value)),
  )
  return lost.length > 0
    ? [
        `no longer takes ${lost.join(', ')} as the property ${property} of its widget ${widget}, which is given by`,
      ]
    : []
}

/** A single value or type: `"cart"`, `3`, `null`, `string`. */
const VALUE = /^("(?:[^"\\]|\\.)*"|-?[\d.]+|[a-z]+)$/

/** The values of a type that is only a list of them. Objects and functions are not compared. */
function valuesOf(type: string | undefined): string[] | undefined {
  const values = type?.split(' | ')
  return values?.every((value) => VALUE.test(value)) ? values : undefined
}

function accepts(values: readonly string[], value: string): boolean {
  if (values.includes(value) || values.includes('unknown') || values.includes('any')) return true
  if (value.startsWith('"')) return values.includes('string')
  return /^-?[\d.]/.test(value) ? values.includes('number') : false
}
