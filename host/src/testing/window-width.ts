const original = window.matchMedia

/** Answers the media queries of a window of this width, in pixels. */
export function setWindowWidth(width: number): void {
  window.matchMedia = (query) => {
    const limit = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)px`).exec(query)?.[1])
    const matches = !(limit('min-width') > width) && !(limit('max-width') < width)
    return { ...original(query), matches }
  }
}
