interface Scheduling {
  scheduler?: { postTask(work: () => void, options: { priority: 'background' }): Promise<unknown> }
}

/** Does it as soon as nothing is to be answered or drawn: at once, while a finger rests; else when its tap has been answered. */
export function whenFree(work: () => void): void {
  const { scheduler } = window as Scheduling
  // Not every browser has it.
  if (scheduler) void scheduler.postTask(work, { priority: 'background' })
  else setTimeout(work)
}
