import { isApiError, type ApiError } from '@borong/contract'
import type { AcrossTabs } from './across-tabs.ts'
import type { Cookies } from './cookies.ts'

/** A token of the identity host; `expired_at` is in epoch seconds. */
export interface Token {
  value: string
  expired_at: number
}
export interface TokenPair {
  access_token: Token
  refresh_token: Token
}

export interface TokenCalls {
  authorize(): Promise<{ data: { guest_token: string; expired_at: number } }>
  retoken(): Promise<{ name: string; data: TokenPair }>
}

/** The outcome of a renewal; `refused` when the identity host no longer accepts the refresh token. */
export type Renewal = 'renewed' | 'failed' | 'refused'

/** Gets tokens, once for all requests and all tabs that need one. */
export interface Tokens {
  store(pair: TokenPair): void
  /** False when no guest token could be fetched. */
  ensureGuest(rejected?: string): Promise<boolean>
  renew(rejected?: string): Promise<Renewal>
}

// Any other failure says nothing about the refresh token.
const isRefusal = ({ status, retry }: ApiError) => status >= 400 && status < 500 && !retry

/** `rejected` is a failed request's token. Another one in the cookie was renewed by another caller. */
export function createTokens(cookies: Cookies, tabs: AcrossTabs, calls: TokenCalls): Tokens {
  const store = ({ access_token, refresh_token }: TokenPair) => {
    const expires = new Date(access_token.expired_at * 1000)
    cookies.write('access_token', access_token.value, expires)
    cookies.write('refresh_token', refresh_token.value, new Date(refresh_token.expired_at * 1000))
    cookies.write('date_milliseconds', String(expires.getTime()))
  }
  const isFresh = (name: 'access_token' | 'grant_token', rejected: string) => {
    const standing = cookies.read(name)
    return standing !== '' && standing !== rejected
  }
  return {
    store,
    ensureGuest: (rejected = '') =>
      tabs.once('guest', async () => {
        if (isFresh('grant_token', rejected)) return true
        try {
          const { data } = await calls.authorize()
          cookies.write('grant_token', data.guest_token, new Date(data.expired_at * 1000))
          return true
        } catch {
          return false
        }
      }),
    renew: (rejected = '') =>
      tabs.once('renew', async () => {
        if (isFresh('access_token', rejected)) return 'renewed'
        if (!cookies.read('refresh_token')) return 'failed'
        try {
          const answer = await calls.retoken()
          if (answer.name !== 'SUCCESS') return 'failed'
          store(answer.data)
          tabs.tell('renewed')
          return 'renewed'
        } catch (error) {
          return isApiError(error) && isRefusal(error) ? 'refused' : 'failed'
        }
      }),
  }
}
