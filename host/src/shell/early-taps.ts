/**
 * Replays clicks on buttons that were tapped before hydration. A page is visible long before its scripts run, and React
 * drops a click on a place that it cannot hydrate immediately. The document itself marks these buttons; links work
 * without scripts.
 */
export function pressEarlyTaps(): void {
  const press = (region: Element) => {
    for (const button of region.querySelectorAll<HTMLElement>('[data-heard]')) {
      // A nested region of another remote is hydrated separately.
      if (button.closest('[data-remote], #app') !== region) continue
      button.removeAttribute('data-heard')
      button.click()
    }
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) setTimeout(press, 0, target)
  }).observe(document, { subtree: true, attributeFilter: ['data-alive'] })
}
