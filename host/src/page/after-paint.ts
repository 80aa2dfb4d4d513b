/** Does it when what the last event changed is on the screen; in a tab that nobody sees, when somebody does. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
