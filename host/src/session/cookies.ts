import type { DocumentMark, RuntimeConfig } from '@borong/contract/release'

export type SessionCookie =
  | 'access_token'
  | 'refresh_token'
  | 'grant_token'
  | 'date_milliseconds'
  | 'guest_id'

const DAY_MS = 24 * 60 * 60 * 1000
const GUEST_ID_MS = 3 * DAY_MS

/** The session's cookies: on the main domain, for the whole site, for one day by default. */
export interface Cookies {
  read(name: SessionCookie): string
  write(name: SessionCookie, value: string, expires?: Date): void
  clear(...names: (SessionCookie | DocumentMark)[]): void
  /** This browser's own id for three days, created on the first call. */
  guestId(): string
}

/** The cookies of a document. */
export function createCookies(
  config: Pick<RuntimeConfig, 'cookieDomain'>,
  document: Document,
  location: Location,
): Cookies {
  const place = [
    'Path=/',
    ...(config.cookieDomain ? [`Domain=${config.cookieDomain}`] : []),
    'SameSite=Lax',
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ].join('; ')

  const read = (name: SessionCookie | DocumentMark): string => {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
    if (!pair) return ''
    const value = pair.slice(name.length + 1)
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }
  const write = (
    name: SessionCookie | DocumentMark,
    value: string,
    expires = new Date(Date.now() + DAY_MS),
  ) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; ${place}; Expires=${expires.toUTCString()}`
    // Chromium stores cookies in the background, so the tab that gets the lock next could still read the old value. A
    // read waits until the write is stored.
    read(name)
  }
  return {
    read,
    write,
    clear: (...names) => names.forEach((name) => write(name, '', new Date(0))),
    guestId() {
      const standing = read('guest_id')
      if (standing) return standing
      const made = crypto.randomUUID()
      write('guest_id', made, new Date(Date.now() + GUEST_ID_MS))
      return made
    },
  }
}
