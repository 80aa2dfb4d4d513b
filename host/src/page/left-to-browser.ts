/** How the server marks a place that it never meant to draw. */
export const LEFT_TO_BROWSER = 'browser'

/** False for what a browser was meant to draw, true for what was drawn otherwise than expected, or failed on the server. */
export const isUnexpected = (error: unknown): boolean =>
  (error as { digest?: string } | null)?.digest !== LEFT_TO_BROWSER
