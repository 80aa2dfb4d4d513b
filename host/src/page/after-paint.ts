/** Runs the work after the last event's changes are painted. In a hidden tab it waits until the tab is visible. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
