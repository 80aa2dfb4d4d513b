import type { Call } from '@borong/api/call'
import { cartGraphql } from '@borong/api/cart'
import { home } from '@borong/api/campaigns'
import { authorize, login, retoken } from '@borong/api/identity'
import { createAcrossTabs } from './across-tabs.ts'
import {
  browserLocks,
  clearCookies,
  identityHost,
  refused,
  testCredentials,
  tokenPair,
} from './testing.ts'

beforeEach(clearCookies)

const tab = (locks?: LockManager) => createAcrossTabs(locks)
const failed = (
  sentWith: string,
  more: {
    call?: Call
    status?: number
  } = {},
) => ({
  call: home,
  status: 401,
  sentWith,
  ...more,
})

function signedIn(identity = identityHost()) {
  const session = testCredentials(tab(), identity)
  session.tokens.store(tokenPair('access-1', 'refresh-1'))
  return session
}

test('T-05: a 401 with an access token renews it once, and the request is repeated with the new one', async () => {
  const { credentials, identity } = signedIn()
  await expect(credentials.recover(failed('access-1'))).resolves.toBe(true)
  expect(credentials.accessToken()).toBe('access-2')
  expect(credentials.refreshToken()).toBe('refresh-2')
  expect(identity.retoken).toHaveBeenCalledTimes(1)
})

test('T-05: twenty requests with an expired token renew it once', async () => {
  const { credentials, identity } = signedIn()
  const all = await Promise.all(
    Array.from({ length: 20 }, () => credentials.recover(failed('access-1'))),
  )
  expect(all).toEqual(Array(20).fill(true))
  expect(identity.retoken).toHaveBeenCalledTimes(1)
})

test('T-05: a request that fails late, after another renewal, does not renew again', async () => {
  const { credentials, identity } = signedIn()
  await credentials.recover(failed('access-1'))
  await expect(credentials.recover(failed('access-1'))).resolves.toBe(true)
  expect(identity.retoken).toHaveBeenCalledTimes(1)
})

test('T-05: three tabs with twenty requests renew once, because the second tab reads the cookie again under the lock', async () => {
  const identity = identityHost()
  const locks = browserLocks()
  const tabs = [1, 2, 3].map(() => testCredentials(tab(locks), identity))
  tabs[0]!.tokens.store(tokenPair('access-1', 'refresh-1'))
  const requests = tabs.flatMap(({ credentials }) =>
    Array.from({ length: 20 }, () => credentials.recover(failed('access-1'))),
  )
  expect(await Promise.all(requests)).toEqual(Array(60).fill(true))
  expect(identity.retoken).toHaveBeenCalledTimes(1)
})

test.each([
  ['is refused', 'refused', async () => Promise.reject(refused(401))],
  ['breaks', 'failed', async () => Promise.reject(refused(500))],
  ['is answered without success', 'failed', async () => ({ name: 'FAILED', data: tokenPair() })],
] as const)(
  'T-05: when the renewal %s, access and refresh token are cleared',
  async (_, why, retoken) => {
    const { credentials, onChange, onEnd } = signedIn(identityHost({ retoken }))
    await expect(credentials.recover(failed('access-1'))).resolves.toBe(false)
    expect(credentials.accessToken()).toBe('')
    expect(credentials.refreshToken()).toBe('')
    expect(onChange).toHaveBeenCalled()
    expect(onEnd).toHaveBeenCalledWith(why)
  },
)

test('T-05: a request that fails after the end of the session does not replace the recorded reason', async () => {
  const { credentials, onEnd } = signedIn(
    identityHost({ retoken: async () => Promise.reject(refused(401)) }),
  )
  await credentials.recover(failed('access-1'))
  await expect(credentials.recover(failed('access-1'))).resolves.toBe(false)
  expect(onEnd.mock.calls).toEqual([['refused']])
})

test('T-03 T-05: a request that fails after a sign-out reports no other end', async () => {
  const { credentials, cookies, onEnd } = signedIn()
  cookies.clear('access_token', 'refresh_token')
  await expect(credentials.recover(failed('access-1'))).resolves.toBe(false)
  expect(onEnd).not.toHaveBeenCalled()
})

test.each([401, 500])(
  'T-05: a renewal that fails with %d does not end a session that another tab has renewed or begun in the meantime',
  async (status) => {
    const identity = identityHost({
      retoken: async () => {
        tokens.store(tokenPair('access-other', 'refresh-other'))
        throw refused(status)
      },
    })
    const { credentials, tokens, onEnd } = signedIn(identity)
    await expect(credentials.recover(failed('access-1'))).resolves.toBe(true)
    expect(credentials.accessToken()).toBe('access-other')
    expect(credentials.refreshToken()).toBe('refresh-other')
    expect(onEnd).not.toHaveBeenCalled()
  },
)

test('T-05: of several tabs whose session was ended elsewhere, the first reports the reason', async () => {
  const identity = identityHost({ retoken: async () => Promise.reject(refused(401)) })
  const locks = browserLocks()
  const tabs = [1, 2, 3].map(() => testCredentials(tab(locks), identity))
  tabs[0]!.tokens.store(tokenPair('access-1', 'refresh-1'))
  await Promise.all(tabs.map(({ credentials }) => credentials.recover(failed('access-1'))))
  const told = tabs.flatMap(({ onEnd }) => onEnd.mock.calls)
  expect(new Set(told.map(([why]) => why))).toEqual(new Set(['refused']))
})

test('T-05: the cart call is the exception: its failed renewal does not clear the tokens', async () => {
  const { credentials, onEnd } = signedIn(
    identityHost({ retoken: async () => Promise.reject(refused(500)) }),
  )
  await expect(credentials.recover(failed('access-1', { call: cartGraphql }))).resolves.toBe(false)
  expect(credentials.accessToken()).toBe('access-1')
  expect(credentials.refreshToken()).toBe('refresh-1')
  expect(onEnd).not.toHaveBeenCalled()
})

test('T-05: another request that failed with the cart call still clears them', async () => {
  const { credentials } = signedIn(
    identityHost({ retoken: async () => Promise.reject(refused(500)) }),
  )
  await Promise.all([
    credentials.recover(failed('access-1', { call: cartGraphql })),
    credentials.recover(failed('access-1')),
  ])
  expect(credentials.accessToken()).toBe('')
})

test('T-05: a 403 with an access token is an answer, not an expired token', async () => {
  const { credentials, identity } = signedIn()
  await expect(credentials.recover(failed('access-1', { status: 403 }))).resolves.toBe(false)
  expect(identity.retoken).not.toHaveBeenCalled()
})

test.each([401, 403])(
  'T-06: a %d without an access token fetches a guest token, stores it, and repeats the request',
  async (status) => {
    const { credentials, identity } = testCredentials(tab())
    await expect(credentials.recover(failed('', { status }))).resolves.toBe(true)
    expect(credentials.guestToken()).toBe('guest-2')
    expect(identity.authorize).toHaveBeenCalledTimes(1)
  },
)

test('T-06: a guest token that is no longer accepted is replaced, once for all waiting requests', async () => {
  const { credentials, cookies, identity } = testCredentials(tab())
  cookies.write('grant_token', 'guest-1')
  await Promise.all(Array.from({ length: 20 }, () => credentials.recover(failed('guest-1'))))
  expect(credentials.guestToken()).toBe('guest-2')
  expect(identity.authorize).toHaveBeenCalledTimes(1)
})

test('T-06: a guest token that cannot be fetched ends the recovery', async () => {
  const { credentials } = testCredentials(
    tab(),
    identityHost({ authorize: async () => Promise.reject(refused(500)) }),
  )
  await expect(credentials.recover(failed(''))).resolves.toBe(false)
})

test('T-06 X-02: a login that is refused with a 403 is no exception', async () => {
  const { credentials, identity } = testCredentials(tab())
  await expect(credentials.recover(failed('', { call: login, status: 403 }))).resolves.toBe(true)
  expect(identity.authorize).toHaveBeenCalledTimes(1)
})

test.each([retoken, authorize])(
  'T-07: $id itself is never retried; the visitor goes to the login page',
  async (call) => {
    const { credentials, toLogin, identity } = signedIn()
    await expect(credentials.recover(failed('refresh-1', { call }))).resolves.toBe(false)
    expect(toLogin).toHaveBeenCalled()
    expect(identity.retoken).not.toHaveBeenCalled()
    expect(identity.authorize).not.toHaveBeenCalled()
  },
)

test('T-02: before a guest call, a missing guest token is fetched, once for all calls', async () => {
  const { credentials, identity } = testCredentials(tab())
  await Promise.all(Array.from({ length: 5 }, () => credentials.prepare('guest')))
  expect(credentials.guestToken()).toBe('guest-2')
  expect(identity.authorize).toHaveBeenCalledTimes(1)
})

test('T-01: a buyer with an expired access token and a valid refresh token is recognized before the call', async () => {
  const { credentials, cookies, identity } = testCredentials(tab())
  cookies.write('refresh_token', 'refresh-1')
  await expect(credentials.prepare('login')).resolves.toEqual({ isRenewed: true })
  expect(credentials.accessToken()).toBe('access-2')
  expect(identity.authorize).not.toHaveBeenCalled()
})
