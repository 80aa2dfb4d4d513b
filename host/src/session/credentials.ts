import type { Credentials } from '@borong/contract/host'
import type { Cookies } from './cookies.ts'
import type { End } from './end-of-session.ts'
import type { Tokens } from './tokens.ts'

export interface CredentialActions {
  /** The cookies have changed: everything that shows who the visitor is must follow. */
  onChange(): void
  /** The session is over, and not by the buyer's doing. */
  onEnd(why: End): void
  toLogin(): void
}

/** The specification's three rules for requests that fail with 401 or 403, over the session's cookies. */
export function createCredentials(
  cookies: Cookies,
  tokens: Tokens,
  { onChange, onEnd, toLogin }: CredentialActions,
): Credentials {
  const renew = async (rejected: string, keepOnFailure: boolean): Promise<boolean> => {
    const renewal = await tokens.renew(rejected)
    // Where nothing stands any more, another request has told the end already, or the buyer signed out.
    const stands = cookies.read('access_token') !== '' || cookies.read('refresh_token') !== ''
    if (renewal !== 'renewed' && !keepOnFailure && stands) {
      cookies.clear('access_token', 'refresh_token')
      onEnd(renewal)
    }
    onChange()
    return renewal === 'renewed'
  }
  const getGuestToken = async (rejected: string): Promise<boolean> => {
    const there = await tokens.ensureGuest(rejected)
    onChange()
    return there
  }
  return {
    accessToken: () => cookies.read('access_token'),
    guestToken: () => cookies.read('grant_token'),
    refreshToken: () => cookies.read('refresh_token'),
    guestId: () => cookies.guestId(),
    toLogin,
    async prepare(who) {
      if (cookies.read('access_token')) return
      // The access token's cookie ends with the token; a refresh token that outlives it still knows the buyer.
      if (cookies.read('refresh_token') && (await renew('', false))) return
      if (who === 'guest' && !cookies.read('grant_token')) await getGuestToken('')
    },
    async recover({ call, status, sentWith }) {
      if (call === 'retoken' || call === 'authorize') {
        toLogin()
        return false
      }
      const access = cookies.read('access_token')
      const sentAsGuest = sentWith === '' || sentWith === cookies.read('grant_token')
      if (!sentAsGuest || access) {
        if (status !== 401) return false
        // A token that came meanwhile, from another request or another tab, is as good as a renewed one.
        if (access && access !== sentWith) return true
        return renew(sentWith, call === 'cartGraphql')
      }
      // Also for a wrong password: the rule looks at the status alone.
      return getGuestToken(sentWith)
    },
  }
}
