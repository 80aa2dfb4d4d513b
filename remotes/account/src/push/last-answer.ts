const KEY = 'push.answered'
const PAUSE_MS = 30 * 24 * 60 * 60 * 1000

/** Remembers that the buyer does not want pushes now. */
export function rememberAnswer(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // A browser without storage asks again on the next visit.
  }
}

/** Whether the buyer has answered, and so long ago that the shop may ask again. */
export function lastAnswer(): 'none' | 'recent' | 'old' {
  const at = read()
  if (at === 0) return 'none'
  return Date.now() - at < PAUSE_MS ? 'recent' : 'old'
}

function read(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}
