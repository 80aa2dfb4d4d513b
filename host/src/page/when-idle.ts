const PATIENCE_MS = 5000

/** Runs the work when the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari does not support it. A short delay is good enough there.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS })
  else setTimeout(work, 500)
}
