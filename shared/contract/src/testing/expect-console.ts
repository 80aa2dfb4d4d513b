import { format } from 'node:util'

/**
 * React's warnings about the contract's query bindings, which throw a promise while a component renders. The list
 * becomes empty when a library replaces them; do not add any other warning.
 */
const KNOWN = [
  /^React has detected a change in the order of Hooks called by /,
  /^Error: This library called use\(\) to suspend in a previous render/,
]

let printed: string[] = []
let expected: RegExp[] = []

/** Expects a warning or an error on the console in this test. The test fails when none matches. */
export function expectConsole(message: RegExp): void {
  expected.push(message)
}

/** Replaces `console.error` and `console.warn`. */
export function record(...args: unknown[]): void {
  printed.push(format(...args))
}

/** Lists each unexpected message and each missing expected message since the last call. */
export function takeComplaints(): string[] {
  const patterns = [...KNOWN, ...expected]
  const unexpected = printed.filter((text) => !patterns.some((pattern) => pattern.test(text)))
  const missing = expected.filter((pattern) => !printed.some((text) => pattern.test(text)))
  printed = []
  expected = []
  return [
    ...unexpected.map((text) => `The test does not expect this on the console: ${text}`),
    ...missing.map((pattern) => `The console shows nothing like ${String(pattern)}`),
  ]
}
