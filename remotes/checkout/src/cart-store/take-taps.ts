import { readTapsCookie, TAPS_COOKIE, tapsCookieText } from '@borong/api/rules/posted-taps'
import { inThisBrowser } from '@borong/contract'
import type { Tap } from './tap.ts'

/** The document stores each tap under a key of its own, so that no tab overwrites those of another. */
const TAP_PREFIX = 'guest.tap.'
const ADOPTED = 'adopted_taps'
const REMEMBERED = 60
const CLAIM_MS = 5_000
const COOKIE_SECONDS = 24 * 60 * 60

/** As the document stores it. `more` is the tap's `data` as JSON. */
interface StoredTap extends Pick<Tap, 'fields'> {
  action: string
  at: number
  more: string
}

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

const storedTaps = (action: string): Stored[] =>
  inThisBrowser
    .keys()
    .filter((key) => key.startsWith(TAP_PREFIX))
    .flatMap((key) => {
      const tap = inThisBrowser.getItem<StoredTap | null>(key, null)
      if (tap?.action !== action) return []
      const sequence = key.slice(TAP_PREFIX.length)
      const remove = () => inThisBrowser.removeItem(key)
      return [{ sequence, fields: tap.fields, data: parsed(tap.more), at: tap.at, remove }]
    })
    .sort((one, other) => one.at - other.at)

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

const adopted = () => inThisBrowser.getItem<readonly string[]>(ADOPTED, [])

// A cookie that another tab's answer writes again may contain a tap that was adopted meanwhile.
function remember(sequence: string): void {
  here.add(sequence)
  inThisBrowser.setItem(ADOPTED, [...adopted(), sequence].slice(-REMEMBERED))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
