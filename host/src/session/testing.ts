import { ApiError } from '@borong/contract'
import { config } from '../testing/boot.ts'
import type { AcrossTabs } from './across-tabs.ts'
import { createCookies, type Cookies } from './cookies.ts'
import { createCredentials } from './credentials.ts'
import { createTokens, type TokenCalls, type TokenPair } from './tokens.ts'

export const HOUR = 3600

/** A pair of tokens: the access token expires in an hour, the refresh token in a day. */
export const tokenPair = (access = 'access-2', refresh = 'refresh-2'): TokenPair => ({
  access_token: { value: access, expired_at: Math.floor(Date.now() / 1000) + HOUR },
  refresh_token: { value: refresh, expired_at: Math.floor(Date.now() / 1000) + 24 * HOUR },
})

export const refused = (status: number) => new ApiError('refusal', status, { name: 'UNAUTHORIZED' })

/** Clears all cookies of the test's document. */
export function clearCookies(): void {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
}

export const testCookies = (): Cookies => createCookies(config, document, location)

/** A fake identity host that counts its calls. */
export function identityHost(answers: Partial<TokenCalls> = {}) {
  return {
    authorize: jest.fn(
      answers.authorize ??
        (async () => ({
          data: { guest_token: 'guest-2', expired_at: Math.floor(Date.now() / 1000) + HOUR },
        })),
    ),
    retoken: jest.fn(answers.retoken ?? (async () => ({ name: 'SUCCESS', data: tokenPair() }))),
  }
}

/** Locks that all tabs of a browser share. */
export function browserLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, run: () => Promise<unknown>) => (last = last.then(run, run))
  return { request } as unknown as LockManager
}

export function testCredentials(tabs: AcrossTabs, identity = identityHost()) {
  const cookies = testCookies()
  const toLogin = jest.fn()
  const onChange = jest.fn()
  const onEnd = jest.fn()
  const tokens = createTokens(cookies, tabs, identity)
  return {
    cookies,
    tokens,
    identity,
    toLogin,
    onChange,
    onEnd,
    credentials: createCredentials(cookies, tokens, { onChange, onEnd, toLogin }),
  }
}
