import { config } from '../testing/boot.ts'
import { createCookies } from './cookies.ts'
import { createTokens } from './tokens.ts'
import { createAcrossTabs } from './across-tabs.ts'
import { browserLocks, identityHost, tokenPair } from './testing.ts'

const NOW = Date.UTC(2026, 7, 17, 3, 0, 0)

beforeEach(() => jest.useFakeTimers({ now: NOW }))

/** A document that stores the written cookies. */
function jar(protocol = 'https:', cookieDomain = '.borong.example') {
  const written: string[] = []
  const document = {
    get cookie() {
      return written.map((line) => line.split(';')[0]).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
    },
  } as Document
  return { written, cookies: createCookies({ cookieDomain }, document, { protocol } as Location) }
}

test('E-01: a cookie is set on the main domain, for the whole site, for one day', () => {
  const { written, cookies } = jar()
  cookies.write('grant_token', 'a b')
  expect(written).toEqual([
    'grant_token=a%20b; Path=/; Domain=.borong.example; SameSite=Lax; Secure; Expires=Tue, 18 Aug 2026 03:00:00 GMT',
  ])
})

test('E-01: over plain http, in development, it is not secure and belongs to the host alone', () => {
  const { written, cookies } = jar('http:', '')
  cookies.write('grant_token', 'a')
  expect(written[0]).not.toMatch(/Secure|Domain/)
})

test('E-01: token cookies expire with their tokens, and the time is stored in milliseconds', () => {
  const { written, cookies } = jar()
  const pair = tokenPair('a', 'r')
  createTokens(cookies, createAcrossTabs(), identityHost()).store(pair)
  expect(written.map((line) => line.replace(/; .*(Expires=.*)$/, ' $1'))).toEqual([
    'access_token=a Expires=Mon, 17 Aug 2026 04:00:00 GMT',
    'refresh_token=r Expires=Tue, 18 Aug 2026 03:00:00 GMT',
    `date_milliseconds=${pair.access_token.expired_at * 1000} Expires=Tue, 18 Aug 2026 03:00:00 GMT`,
  ])
})

/** Tabs of one browser, which stores a tab's writes in the background, at the latest when that tab reads. */
function tabsOfABrowser() {
  const stored = new Map<string, string>()
  return () => {
    let pending: string[] = []
    const document = {
      get cookie() {
        for (const line of pending) {
          const [name, value] = line.split(';')[0]!.split('=') as [string, string]
          stored.set(name, value)
        }
        pending = []
        return [...stored].map((pair) => pair.join('=')).join('; ')
      },
      set cookie(line: string) {
        pending.push(line)
      },
    } as Document
    return createCookies(config, document, location)
  }
}

test('T-05: a tab sees the token that another tab has just renewed, so there is only one renewal', async () => {
  const openTab = tabsOfABrowser()
  const identity = identityHost()
  const locks = browserLocks()
  const [first, second] = [openTab(), openTab()].map((cookies) =>
    createTokens(cookies, createAcrossTabs(locks), identity),
  )
  first!.store(tokenPair('ended', 'r'))
  expect(await Promise.all([first!.renew('ended'), second!.renew('ended')])).toEqual([
    'renewed',
    'renewed',
  ])
  expect(identity.retoken).toHaveBeenCalledTimes(1)
})

test('E-01 P-01: the guest id is a uuid that stays the same for three days', () => {
  const { written, cookies } = jar()
  const id = cookies.guestId()
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/)
  expect(cookies.guestId()).toBe(id)
  expect(written).toEqual([expect.stringContaining('Expires=Thu, 20 Aug 2026 03:00:00 GMT')])
})

test('T-01: an absent or empty cookie reads as empty; a malformed one is returned unchanged', () => {
  const { cookies } = jar()
  expect(cookies.read('access_token')).toBe('')
  document.cookie = 'access_token=%E0%A4%A'
  expect(createCookies(config, document, location).read('access_token')).toBe('%E0%A4%A')
})
