import { LoadFailure } from '../loading/load-failure.ts'

/** A region that failed on the server. */
export interface FailedRegion {
  unit: string
  /** The first line of the error, and its position in the unit's server bundle. */
  message: string
}

/** A line of a stack in a server bundle, as the edge names it. */
const BUNDLE = /\(?(([\w-]+)@[^/\s]+\/server\.js(:\d+)*)/g

/** The unit whose region failed: the first in the stacks that is not the host. */
export function failedRegion(error: unknown, componentStack: string): FailedRegion {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const [first = ''] = stack.split('\n')
  if (error instanceof LoadFailure) {
    const cause = error.cause instanceof Error ? error.cause.message : String(error.cause)
    return { unit: error.unit, message: `${error.message}: ${cause}` }
  }
  const places = [...stack.matchAll(BUNDLE), ...componentStack.matchAll(BUNDLE)]
  const place = places.find(([, , unit]) => unit !== 'host') ?? places[0]
  return { unit: place?.[2] ?? 'host', message: place ? `${first} (${place[1]})` : first }
}
