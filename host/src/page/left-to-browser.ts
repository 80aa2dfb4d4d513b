/** The digest of a place that the server leaves to the browser on purpose. */
export const LEFT_TO_BROWSER = 'browser'

/** True for a hydration mismatch or a failure on the server, false for a place left to the browser. */
export const isUnexpected = (error: unknown): boolean =>
  (error as { digest?: string } | null)?.digest !== LEFT_TO_BROWSER
