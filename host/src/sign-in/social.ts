import { inThisTab } from '@borong/contract'

const KEY = 'sign_in.social_verifier'

/**
 * Starts a social sign-in. Its verifier stays in this tab, and only its challenge is sent, with the referral code of the
 * link that brought the visitor.
 */
export async function startSocialSignIn(identityHost: string, ajak: string): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  inThisTab.setItem(KEY, verifier)
  const query = new URLSearchParams({
    provider: 'google',
    challenge: base64url(new Uint8Array(digest)),
    ...(ajak ? { ajak } : {}),
  })
  location.assign(`${identityHost}/social/start?${query}`)
}

/** Returns the verifier of this tab's sign-in, once. */
export function takeVerifier(): string {
  const verifier = inThisTab.getItem(KEY, '')
  inThisTab.removeItem(KEY)
  return verifier
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
