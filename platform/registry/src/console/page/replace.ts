/// <reference lib="dom" />
import { byId, element } from './element.ts'
import type { Part } from './views.ts'

const shown = new Map<string, string>()

/** Shows the parts of a view. A part is rendered again only after a change, and the focus stays where it was. */
export function replaceParts(parts: readonly Part[], isNewView: boolean) {
  const view = byId('view')
  if (isNewView) {
    shown.clear()
    view.replaceChildren(
      ...parts.map(({ name }) => element('div', { class: 'part', 'data-part': name })),
    )
  }
  for (const { name, data, render } of parts) {
    const state = JSON.stringify(data) ?? ''
    if (shown.get(name) === state) continue
    shown.set(name, state)
    const part = view.querySelector<HTMLElement>(`[data-part="${name}"]`)!
    const focused = part.contains(document.activeElement)
      ? keyOf(document.activeElement!)
      : undefined
    const open = new Set([...part.querySelectorAll('details[open]')].map(keyOf))
    part.replaceChildren(...render().filter((content) => content !== undefined))
    for (const details of part.querySelectorAll('details'))
      if (open.has(keyOf(details))) details.open = true
    if (focused !== undefined) sameAs(part, focused)?.focus()
  }
}

const FOCUSABLE = 'a, button, select, summary, #title'

const sameAs = (part: HTMLElement, key: string) =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].find((one) => keyOf(one) === key)

/** Identifies an element in the next rendering by its kind and name. */
function keyOf(one: Element): string {
  const name =
    one.getAttribute('aria-label') ??
    (one.localName === 'details' ? one.querySelector('summary') : one)!.textContent
  return `${one.localName} ${one.localName === 'select' ? '' : name}`
}
