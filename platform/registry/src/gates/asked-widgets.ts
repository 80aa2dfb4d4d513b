import type { BuiltRelease, PlacedWidget } from '@borong/contract/release'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import { activeBeside, nameLive } from './gate.ts'
import { widgetMisfits, type WidgetMisfit } from './widget-misfits.ts'

/**
 * A release places only widgets that an active unit offers, with the properties that their unit declares. One channel in
 * which all of this holds is enough for a publish; a promotion asks its own channel. A widget that the
 * active release of the unit places in the same way is not refused: its unit took it away, so a correction of something
 * else must remain possible.
 */
export function askedWidgetGate(
  release: BuiltRelease,
  live: readonly LiveRelease[],
  before: readonly LiveRelease[],
): Problem[] {
  const earlier = before
    .filter((one) => one.release.unit === release.unit)
    .flatMap((one) => one.release.uses?.placed ?? [])
  const asked = (release.uses?.placed ?? []).filter(
    (placed) => unitOf(placed.name) === release.unit || !earlier.some((one) => isSame(one, placed)),
  )
  const problems = asked.flatMap((placed) => {
    const found = activeBeside(release, live).map((beside) => askedOf(release, placed, beside))
    return found.some((reasons) => reasons.length === 0) ? [] : (found[0] ?? [])
  })
  // Two places may ask for the same widget with other properties.
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()]
}

const isSame = (one: PlacedWidget, other: PlacedWidget) =>
  one.name === other.name && one.more === other.more && one.props.join() === other.props.join()

const unitOf = (widget: string) => widget.slice(0, widget.indexOf('/'))

/** The reasons why a widget cannot be placed beside these active releases. */
function askedOf(
  release: BuiltRelease,
  placed: PlacedWidget,
  beside: readonly LiveRelease[],
): Problem[] {
  const name = `${release.unit} ${release.version}`
  const unit = unitOf(placed.name)
  if (unit === release.unit)
    return widgetMisfits(placed, release).map((misfit) => problemOf(placed, misfit, name, name))
  const owners = beside.filter((one) => one.release.unit === unit)
  if (owners.length === 0)
    return [
      {
        name: 'WIDGET_UNKNOWN',
        message: `${name} places the widget ${placed.name}, and no active unit is named ${unit}: ${beside.map(nameLive).join(', ')}`,
        hint: 'Correct its name, or ask its squad to promote a release with it first.',
      },
    ]
  return owners.flatMap((owner) =>
    widgetMisfits(placed, owner.release).map((misfit) =>
      problemOf(placed, misfit, name, nameLive(owner)),
    ),
  )
}

function problemOf(
  { name: widget }: PlacedWidget,
  { reason, property, offered }: WidgetMisfit,
  name: string,
  owner: string,
): Problem {
  if (reason === 'not offered')
    return {
      name: 'WIDGET_UNKNOWN',
      message: `${name} places the widget ${widget}, which ${owner} does not offer`,
      hint: `${unitOf(widget)} offers ${offered.join(', ') || 'no widget'}. Correct the name, or ask its squad to promote a release with it first.`,
    }
  if (reason === 'not declared')
    return {
      name: 'WIDGET_PROPERTY_UNKNOWN',
      message: `${name} gives the widget ${widget} the property ${property}, which ${owner} does not declare`,
      hint: `The widget takes ${offered.join(', ') || 'no property'}. Correct the name, or ask the squad of ${unitOf(widget)} to promote a release with it first.`,
    }
  return {
    name: 'WIDGET_PROPERTY_MISSING',
    message: `${name} places the widget ${widget} without the property ${property}, which ${owner} requires`,
    hint: 'Pass the property. Its type is in remote.ts of the unit that offers the widget.',
  }
}
