interface Scheduling {
  scheduler?: { postTask(work: () => void, options: { priority: 'background' }): Promise<unknown> }
}

/**
 * Runs the work when no input or rendering is pending: immediately during a touch, otherwise after its tap is handled.
 */
export function whenFree(work: () => void): void {
  const { scheduler } = window as Scheduling
  // Not every browser supports it.
  if (scheduler) void scheduler.postTask(work, { priority: 'background' })
  else setTimeout(work)
}
