import type { Breadcrumb } from '@sentry/react'
import type { Visits } from '../offline/visits.ts'
import { whenIdle } from '../page/when-idle.ts'

/**
 * Reports clicks and navigation as breadcrumbs for error reports. It waits until the browser is idle, because a tap is
 * handled first. The returned function reports the pending ones immediately, for an error in between.
 */
export function followSteps(visits: Visits, tell: (step: Breadcrumb) => void): () => void {
  let owed: (() => Breadcrumb)[] = []
  let from: string | undefined
  const catchUp = () => {
    const steps = owed
    owed = []
    for (const step of steps) tell(step())
  }
  const owe = (step: () => Breadcrumb) => {
    const timestamp = Date.now() / 1000
    if (owed.length === 0) whenIdle(catchUp)
    owed.push(() => ({ ...step(), timestamp }))
  }
  const listen = { capture: true, passive: true }
  const onClick = ({ target }: Event) =>
    owe(() => ({ category: 'ui.click', message: nameOf(target) }))
  document.addEventListener('click', onClick, listen)
  visits.listen((to) => {
    const data = { from, to }
    if (from !== undefined) owe(() => ({ category: 'navigation', data }))
    from = to
  })
  return catchUp
}

/** The clicked element in a developer's terms: its remote, its type and its name. */
function nameOf(target: EventTarget | null): string {
  if (!(target instanceof Element)) return ''
  const pressed = target.closest('a, button, label, summary, input, select') ?? target
  const remote = pressed.closest<HTMLElement>('[data-remote]')?.dataset.remote ?? 'host'
  const named = ['aria-label', 'name', 'href', 'type'].find((name) => pressed.hasAttribute(name))
  const name = named ? `[${named}="${pressed.getAttribute(named)!}"]` : ''
  return `${remote} > ${pressed.localName}${name}`
}
