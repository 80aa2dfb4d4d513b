import { format } from 'node:util'

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
  const unexpected = printed.filter((text) => !expected.some((pattern) => pattern.test(text)))
  const missing = expected.filter((pattern) => !printed.some((text) => pattern.test(text)))
  printed = []
  expected = []
  return [
    ...unexpected.map((text) => `The test does not expect this on the console: ${text}`),
    ...missing.map((pattern) => `The console shows nothing like ${String(pattern)}`),
  ]
}
