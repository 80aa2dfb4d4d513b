import type { BootRoute } from '@borong/contract/release'
import { act, screen, waitFor } from '@testing-library/react'
import { ApiError, sessionAtom, useSession } from '@borong/contract'
import { clientSideError } from '@borong/contract/host'
import { testPage } from '@borong/contract/testing/test-page'
import { boot } from '../testing/boot.ts'
import { open } from '../testing/open.tsx'
import { createAcrossTabs } from './across-tabs.ts'
import { createSession } from './session.ts'
import {
  browserLocks,
  clearCookies,
  identityHost,
  refused,
  testCookies,
  testCredentials,
} from './testing.ts'
import { createTokens, type TokenCalls } from './tokens.ts'

const OrdersScreen = () => <h1>Pesanan {useSession().loggedIn ? 'Budi' : 'tersimpan'}</h1>
const routes: BootRoute[] = [
  { path: '/', guard: 'public', unit: 'marketplace', screen: './OrdersScreen' },
  { path: '/transaction', guard: 'login', unit: 'marketplace', screen: './OrdersScreen' },
]
const modules = { 'marketplace ./OrdersScreen': { OrdersScreen } }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const retokenWith = (retoken: TokenCalls['retoken']) => identityHost({ retoken })
const offline = async () => Promise.reject(clientSideError())

beforeEach(() => {
  clearCookies()
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo = () => {}
})

/** A buyer signed in, and the browser has removed the expired cookie of the access token. */
async function afterAnHour() {
  const second = Math.floor(Date.now() / 1000)
  createTokens(testCookies(), createAcrossTabs(), identityHost()).store({
    access_token: { value: 'access-1', expired_at: second + 1 },
    refresh_token: { value: 'refresh-1', expired_at: second + 3600 },
  })
  await waitFor(() => expect(testCookies().read('access_token')).toBe(''), { timeout: 5000 })
  expect(testCookies().read('refresh_token')).toBe('refresh-1')
}

test('T-01 T-05: a bookmarked page opens after the access token has expired, with one renewal', async () => {
  await afterAnHour()
  const { identity } = await open('/transaction', { boot: boot({ routes }), modules })
  expect(await heading('Pesanan Budi')).toBeVisible()
  expect(testCookies().read('access_token')).toBe('access-2')
  expect(identity.retoken).toHaveBeenCalledTimes(1)
  expect(identity.authorize).not.toHaveBeenCalled()
})

test('T-01 T-05: a public page resumes the session too, before any call', async () => {
  await afterAnHour()
  await open('/', { boot: boot({ routes }), modules })
  expect(await heading('Pesanan Budi')).toBeVisible()
})

test.each(['online', 'visibilitychange'])(
  'T-05 X-01: offline the page opens and the session is retained; the event %s resumes it',
  async (event) => {
    await afterAnHour()
    const identity = retokenWith(offline)
    const { onEnd } = await open('/transaction', { boot: boot({ routes }), modules, identity })
    expect(await heading('Pesanan tersimpan')).toBeVisible()
    expect(testCookies().read('refresh_token')).toBe('refresh-1')
    expect(onEnd).not.toHaveBeenCalled()

    identity.retoken.mockImplementation(identityHost().retoken)
    const target = event === 'online' ? window : document
    await act(async () => void target.dispatchEvent(new Event(event)))
    expect(await heading('Pesanan Budi')).toBeVisible()
  },
)

test('T-05: a refused refresh token ends the session, and leads to the login page', async () => {
  await afterAnHour()
  const identity = retokenWith(async () => Promise.reject(refused(401)))
  const { onEnd } = await open('/transaction', { boot: boot({ routes }), modules, identity })
  expect(await heading('Masuk')).toBeVisible()
  expect(testCookies().read('refresh_token')).toBe('')
  expect(onEnd.mock.calls).toEqual([['refused']])
})

test('T-05: two tabs that are opened after an hour renew once, and both know the buyer', async () => {
  await afterAnHour()
  const identity = identityHost()
  const locks = browserLocks()
  const tabs = [1, 2].map(() => {
    const across = createAcrossTabs(locks)
    const parts = testCredentials(across, identity)
    const page = testPage({ credentials: parts.credentials })
    const go = { leave() {}, restart() {} }
    const { cookies, tokens } = parts
    const session = createSession({ page, tabs: across, cookies, tokens, ...go })
    parts.onChange.mockImplementation(session.follow)
    return { page, stop: session.start() }
  })
  for (const { page } of tabs)
    await waitFor(() => expect(page.store.get(sessionAtom).loggedIn).toBe(true))
  expect(identity.retoken).toHaveBeenCalledTimes(1)
  for (const { stop } of tabs) stop()
})

test.each([
  ['the network', clientSideError(), false],
  ['a broken identity host', refused(500), false],
  ['too many requests', new ApiError('http', 429, { name: 'HTTP_429' }), false],
  ['a refusal', refused(403), true],
  ['an unknown token', refused(400), true],
])(
  'T-05: before a call, a renewal that fails by %s ends the session only when refused',
  async (_, error, isEnd) => {
    await afterAnHour()
    const identity = retokenWith(async () => Promise.reject(error))
    const { credentials, onEnd } = testCredentials(createAcrossTabs(), identity)
    await expect(credentials.prepare('login')).resolves.toEqual({ isRenewed: false })
    expect(credentials.refreshToken()).toBe(isEnd ? '' : 'refresh-1')
    expect(onEnd.mock.calls).toEqual(isEnd ? [['refused']] : [])
  },
)
