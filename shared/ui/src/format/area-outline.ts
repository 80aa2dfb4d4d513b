interface Place {
  x: number
  y: number
}

/**
 * The corners of an area within a frame: of all points that are nearer to its place than to any other. The frame is cut
 * by the line halfway to each other place.
 */
export function areaOutline<P extends Place>(
  of: P,
  places: readonly P[],
  frame: readonly Place[],
): readonly Place[] {
  let corners = frame
  for (const other of places) {
    const dx = other.x - of.x
    const dy = other.y - of.y
    if (dx === 0 && dy === 0) continue
    const middle = ((of.x + other.x) * dx + (of.y + other.y) * dy) / 2
    const beyond = corners.map(({ x, y }) => x * dx + y * dy - middle)
    if (beyond.every((distance) => distance <= 0)) continue
    corners = corners.flatMap((corner, at) => {
      const next = (at + 1) % corners.length
      const [here, there] = [beyond[at]!, beyond[next]!]
      const share = here / (here - there)
      const cut = {
        x: corner.x + (corners[next]!.x - corner.x) * share,
        y: corner.y + (corners[next]!.y - corner.y) * share,
      }
      return [
        ...(here <= 0 ? [corner] : []),
        ...(here < 0 !== there < 0 && here !== there ? [cut] : []),
      ]
    })
  }
  return corners
}

/** The path of an outline, as in an SVG. */
export const pathOf = (corners: readonly Place[]): string =>
  corners.length === 0
    ? ''
    : `M${corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
