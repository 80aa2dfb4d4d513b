/** What the document brought of the page. Asked before React takes the place over. */
export const whatIsDrawn = (root: Element) => ({
  isHydrated: root.firstElementChild !== null,
  hasScreen: root.querySelector('main [data-remote]') !== null,
})
