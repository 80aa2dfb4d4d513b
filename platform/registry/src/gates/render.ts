import type { Rendering } from '../edges.ts'
import type { Problem } from '../problem.ts'

/** No public route of a release that goes live may throw while an edge renders it. */
export function renderGate(rendering: Rendering): Problem[] {
  if ('skipped' in rendering) return []
  if ('unreachable' in rendering)
    return [
      {
        name: 'EDGE_UNREACHABLE',
        message: `The release was not rendered: ${rendering.unreachable}`,
        hint: 'Try again when the edge answers. A rollback needs no edge.',
      },
    ]
  return rendering.failures.map(({ route, unit, message }) => ({
    name: 'RENDER_FAILED',
    message: `${route} throws in ${unit} when it is rendered: ${message}`,
    hint: 'Correct it and publish another version.',
  }))
}

/** The part of the check that was skipped, for the caller. */
export function renderNotes(rendering: Rendering): string[] {
  if ('skipped' in rendering) return [`The pages were not rendered: ${rendering.skipped}`]
  if ('unreachable' in rendering || rendering.unchecked.length === 0) return []
  return [
    `Not rendered, because no page links to an address, remote.ts names no sample, or the page took too long: ${rendering.unchecked.join(', ')}`,
  ]
}
