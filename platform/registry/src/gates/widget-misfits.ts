import type { BuiltRelease, PlacedWidget, WidgetDeclaration } from '@borong/contract/release'
import { widgetNames } from './routes.ts'

/** A reason why a widget can not be placed as it is. */
export interface WidgetMisfit {
  reason: 'not offered' | 'not declared' | 'required'
  /** The property; empty for a widget that is not offered. */
  property: string
  /** The widgets of the unit, or the properties of the widget. */
  offered: readonly string[]
}

/** Compares a placed widget with the release of its unit. A widget without a declaration takes any property. */
export function widgetMisfits(placed: PlacedWidget, owner: BuiltRelease): WidgetMisfit[] {
  const offered = widgetNames(owner)
  if (!offered.includes(placed.name)) return [{ reason: 'not offered', property: '', offered }]
  const props = declarationOf(placed.name, owner)?.props
  if (!props) return []
  const known = Object.keys(props)
  const unknown = placed.props.filter((property) => !Object.hasOwn(props, property))
  // Properties of an object are not known by name, so each of them may be among these.
  const missing = placed.more
    ? []
    : known.filter((property) => props[property]!.required && !placed.props.includes(property))
  return [
    ...unknown.map((property) => ({ reason: 'not declared' as const, property, offered: known })),
    ...missing.map((property) => ({ reason: 'required' as const, property, offered: known })),
  ]
}

/** The declared properties of a widget, by its full name. */
export const declarationOf = (widget: string, owner: BuiltRelease): WidgetDeclaration | undefined =>
  owner.remote?.widgetProps?.[widget.slice(widget.indexOf('/') + 1)]
