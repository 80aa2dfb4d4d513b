const original = window.matchMedia
afterEach(() => {
  window.matchMedia = original
})

/** Answers the media queries of a window of this width, in pixels, until the end of the test. */
export function setWindowWidth(width: number): void {
  window.matchMedia = (query) => {
    const [, bound, limit] = /(min|max)-width: ([\d.]+)px/.exec(query) ?? []
    if (!limit) return original(query)
    const matches = bound === 'min' ? width >= Number(limit) : width <= Number(limit)
    return { ...original(query), matches }
  }
}
