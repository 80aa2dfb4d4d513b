const PATIENCE_MS = 5000

/** Does it while nothing else goes on. */
export function whenIdle(work: () => void): void {
  // Not every browser has it; there a moment later is as good.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS })
  else setTimeout(work, 500)
}
