/**
 * Aborts when the process is told to end. A terminal and a supervisor send a signal to the whole group, and the parent
 * forwards it, so SIGTERM arrives twice: the second one must not cut the end short. A second Ctrl-C does.
 */
export function endSignals(): AbortSignal {
  const ending = new AbortController()
  const end = () => ending.abort()
  process.on('SIGTERM', end)
  process.once('SIGINT', end)
  return ending.signal
}
