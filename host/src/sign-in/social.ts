const KEY = 'sign_in.social_verifier'

/** Begins a social sign-in: its verifier stays in this tab, only its challenge goes out. */
export async function startSocialSignIn(identityHost: string): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  sessionStorage.setItem(KEY, verifier)
  const query = new URLSearchParams({
    provider: 'google',
    challenge: base64url(new Uint8Array(digest)),
  })
  location.assign(`${identityHost}/social/start?${query}`)
}

/** The verifier of the sign-in that this tab began; it is good once. */
export function takeVerifier(): string {
  try {
    const verifier = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return verifier
  } catch {
    return ''
  }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
