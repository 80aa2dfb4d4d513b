import { debugIdOf } from '@borong/contract/debug-id'
import type { ErrorEvent } from '@sentry/react'

const RELEASE_FILE = /\/assets\/[\w-]+\/[\w.-]+\.js$/
const MOST_FILES = 10
const LONGEST_MS = 2_000

/** Adds the debug ids of the scripts in an error's stack. They name source maps that only the service has. */
export async function withDebugIds(event: ErrorEvent): Promise<ErrorEvent> {
  const files = new Set(
    (event.exception?.values ?? [])
      .flatMap(({ stacktrace }) => stacktrace?.frames ?? [])
      .flatMap(({ filename }) => (filename && RELEASE_FILE.test(filename) ? [filename] : [])),
  )
  const found = await Promise.all([...files].slice(0, MOST_FILES).map(imageOf))
  const images = found.filter((image) => image !== undefined)
  return images.length > 0 ? { ...event, debug_meta: { images } } : event
}

/** The file is in the browser's cache, because its code has just run. */
async function imageOf(file: string) {
  try {
    const response = await fetch(file, {
      cache: 'force-cache',
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    if (!response.ok) return undefined
    const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
    return {
      type: 'sourcemap' as const,
      code_file: file,
      debug_id: debugIdOf(new Uint8Array(hash)),
    }
  } catch {
    // Without its debug ids the error is still reported.
    return undefined
  }
}
