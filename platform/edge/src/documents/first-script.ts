import { earlyTaps } from './early-taps.ts'
import { hashSource } from './hash-source.ts'

// Chrome records ten frames of a stack unless a page sets more before the error is thrown.
const STACK_FRAMES = 50

/** The only inline script of a document; it runs before all others. */
export const firstScript = `Error.stackTraceLimit=${STACK_FRAMES};${earlyTaps}`

/** Its hash for the content security policy. */
export const firstScriptSource = hashSource(firstScript)
