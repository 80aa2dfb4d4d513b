import { readTapsCookie, TAPS_COOKIE, tapsCookieText } from '@borong/api/rules/posted-taps'
import type { Tap } from './tap.ts'

/** The document stores each tap under a key of its own, so that no tab overwrites those of another. */
const TAP_PREFIX = 'guest.tap.'
const ADOPTED = 'adopted_taps'
const REMEMBERED = 60
const CLAIM_MS = 5_000
const COOKIE_SECONDS = 24 * 60 * 60

interface Stored extends Tap {
  remove(): void
}

/** The sequences that this page has adopted, for a browser without storage. */
const here = new Set<string>()

export async function takeTaps(action: string, adopt: (tap: Tap) => boolean): Promise<void> {
  for (const tap of [...storedTaps(action), ...postedTaps(action)]) {
    if (!(await claim(tap.sequence))) continue
    const isNew = !here.has(tap.sequence) && !adopted().includes(tap.sequence)
    if (isNew && !adopt(tap)) continue
    if (isNew) remember(tap.sequence)
    tap.remove()
  }
}

/**
 * Whether no other tab adopts this tap now. The claim lasts longer than a change of the storage needs to reach the
 * processes of other tabs.
 */
const claim = (sequence: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (!navigator.locks) return resolve(true)
    navigator.locks
      .request(`tap ${sequence}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock && new Promise((end) => setTimeout(end, CLAIM_MS))
      })
      .catch(() => resolve(true))
  })

function storedTaps(action: string): Stored[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(TAP_PREFIX))
      .flatMap((key) => {
        const tap = parsed(localStorage.getItem(key))
        if (tap?.action !== action) return []
        const sequence = key.slice(TAP_PREFIX.length)
        const remove = () => localStorage.removeItem(key)
        return [{ sequence, fields: tap.fields, data: parsed(tap.more), at: tap.at, remove }]
      })
      .sort((one, other) => one.at - other.at)
  } catch {
    return []
  }
}

function postedTaps(action: string): Stored[] {
  if (action !== '/actions/cart') return []
  return readCookie().map(({ sequence, id, quantity }) => ({
    sequence,
    fields: { id, quantity: String(quantity) },
    remove: () => writeCookie(readCookie().filter((tap) => tap.sequence !== sequence)),
  }))
}

const readCookie = () =>
  readTapsCookie(new RegExp(`(?:^|; )${TAPS_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '')

function writeCookie(taps: ReturnType<typeof readCookie>): void {
  const life = taps.length > 0 ? COOKIE_SECONDS : 0
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${TAPS_COOKIE}=${tapsCookieText(taps)}; path=/; max-age=${life}; samesite=lax${secure}`
}

function adopted(): readonly string[] {
  try {
    const sequences = parsed(localStorage.getItem(ADOPTED))
    return Array.isArray(sequences) ? sequences : []
  } catch {
    return []
  }
}

// A cookie that another tab's answer writes again may contain a tap that was adopted meanwhile.
function remember(sequence: string): void {
  here.add(sequence)
  try {
    localStorage.setItem(ADOPTED, JSON.stringify([...adopted(), sequence].slice(-REMEMBERED)))
  } catch {
    // Without storage the page itself remembers them.
  }
}

// oxlint-disable-next-line @typescript-eslint/no-explicit-any
function parsed(text: string | null | undefined): any {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
