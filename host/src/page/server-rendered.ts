/** The parts of the page that the document contains. Call it before React hydrates the root. */
export const serverRendered = (root: Element) => ({
  isHydrated: root.firstElementChild !== null,
  hasScreen: root.querySelector('main [data-remote]') !== null,
})
