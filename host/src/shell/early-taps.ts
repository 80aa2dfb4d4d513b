/**
 * Presses the buttons that were tapped before they lived, as soon as they do. A page is seen long before its scripts are here,
 * and React forgets a tap on what it cannot bring to life at once. The document itself marks them; links need nobody.
 */
export function pressEarlyTaps(): void {
  const press = (region: Element) => {
    for (const button of region.querySelectorAll<HTMLElement>('[data-heard]')) {
      // What another remote draws in there comes to life by itself.
      if (button.closest('[data-remote], #app') !== region) continue
      button.removeAttribute('data-heard')
      button.click()
    }
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) setTimeout(press, 0, target)
  }).observe(document, { subtree: true, attributeFilter: ['data-alive'] })
}
