import type { Rendering } from '../edges.ts'
import type { NotRendered, RenderCheckResult } from '../render-check.ts'
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
  return rendering.failures.map(refusalOf)
}

function refusalOf({
  route,
  unit,
  reason,
  message,
}: RenderCheckResult['failures'][number]): Problem {
  switch (reason) {
    case 'timeout':
      return {
        name: 'RENDER_TIMEOUT',
        message: `${route} of ${unit} does not end in time when it is rendered: ${message}`,
        hint: 'Visitors would wait for it and then get an empty page. Look for a loop, or for work that belongs into the browser.',
      }
    case 'died':
      return {
        name: 'RENDER_DIED',
        message: `${route} of ${unit} ends its process when it is rendered: ${message}`,
        hint: 'It may use too much memory.',
      }
    default:
      return {
        name: 'RENDER_FAILED',
        message: `${route} throws in ${unit} when it is rendered: ${message}`,
        hint: 'Correct it and publish another version.',
      }
  }
}

const WHY: Readonly<Record<NotRendered, string>> = {
  'no address': 'remote.ts names no sample of it, and no rendered page links to one',
  'edge busy': 'the edge had no time for it. Try again when it has less to do',
  'no server bundle': 'the host has no server bundle',
}

/** The part of the check that was skipped, for the caller. */
export function renderNotes(rendering: Rendering): string[] {
  if ('skipped' in rendering) return [`The pages were not rendered: ${rendering.skipped}`]
  if ('unreachable' in rendering || rendering.unchecked.length === 0) return []
  const { unchecked, left } = rendering
  if (!left) return [`Not rendered: ${unchecked.join(', ')}`]
  return (Object.keys(WHY) as NotRendered[]).flatMap((why) => {
    const routes = left.filter((one) => one.why === why).map(({ route }) => route)
    return routes.length > 0 ? [`Not rendered, because ${WHY[why]}: ${routes.join(', ')}`] : []
  })
}
