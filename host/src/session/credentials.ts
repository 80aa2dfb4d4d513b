import type { Credentials } from '@borong/contract/host'
import type { Cookies } from './cookies.ts'
import type { End } from './end-of-session.ts'
import type { Tokens } from './tokens.ts'

export interface CredentialActions {
  /** The cookies have changed: the session state must be updated. */
  onChange(): void
  /** The session is over, and the buyer did not end it. */
  onEnd(why: End): void
  toLogin(): void
}

/** The specification's three rules for requests that fail with 401 or 403, based on the session's cookies. */
export function createCredentials(
  cookies: Cookies,
  tokens: Tokens,
  { onChange, onEnd, toLogin }: CredentialActions,
): Credentials {
  const renew = async (rejected: string, isEnd: (failure: End) => boolean): Promise<boolean> => {
    const refreshToken = cookies.read('refresh_token')
    const renewal = await tokens.renew(rejected)
    const [access, refresh] = [cookies.read('access_token'), cookies.read('refresh_token')]
    // A session that another request or tab has renewed or begun in the meantime is not the failed one.
    const isAnother = access !== '' && access !== rejected && refresh !== refreshToken
    // With no token left, another request has already reported the end, or the buyer signed out.
    const isLeft = access !== '' || refresh !== ''
    if (renewal !== 'renewed' && !isAnother && isLeft && isEnd(renewal)) {
      cookies.clear('access_token', 'refresh_token')
      onEnd(renewal)
    }
    onChange()
    return renewal === 'renewed' || isAnother
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
      if (cookies.read('access_token')) return { isRenewed: false }
      // The access token's cookie expires with the token. A refresh token that is still valid identifies the buyer, and
      // only its refusal ends the session: offline it is retained.
      const isRenewed =
        cookies.read('refresh_token') !== '' && (await renew('', (why) => why === 'refused'))
      if (isRenewed) return { isRenewed }
      if (who === 'guest' && !cookies.read('grant_token')) await getGuestToken('')
      return { isRenewed: false }
    },
    async recover({ call, status, sentWith }) {
      if (call.recovery === 'login') {
        toLogin()
        return false
      }
      const access = cookies.read('access_token')
      const sentAsGuest = sentWith === '' || sentWith === cookies.read('grant_token')
      if (!sentAsGuest || access) {
        if (status !== 401) return false
        // A token that another request or tab has stored in the meantime is as good as a renewed one.
        if (access && access !== sentWith) return true
        return renew(sentWith, () => call.recovery !== 'keep-session')
      }
      // This includes a wrong password: the rule depends on the status alone.
      return getGuestToken(sentWith)
    },
  }
}
