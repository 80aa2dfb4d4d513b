import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'

/** The claims of an id token. */
export interface Claims {
  iss: string
  aud: string | string[]
  sub: string
  exp: number
  iat: number
  nonce?: string
  email?: string
  email_verified?: boolean
  name?: string
}

const CLOCK_SKEW_S = 60

const decode = <T>(part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as T

/** Reads an id token after checking its signature, issuer, audience, nonce and time. Throws a reason otherwise. */
export function readIdToken(
  token: string,
  wanted: {
    keys: (JsonWebKey & { kid?: string })[]
    issuer: string
    audience: string
    nonce: string
    now: Date
  },
): Claims {
  const [head = '', body = '', signature = ''] = token.split('.')
  const { alg, kid } = decode<{ alg: string; kid?: string }>(head)
  const candidates = wanted.keys.filter((key) => kid === undefined || key.kid === kid)
  const content = Buffer.from(`${head}.${body}`)
  const bytes = Buffer.from(signature, 'base64url')
  const isSigned = candidates.some((jwk) => {
    // The key determines the algorithm, never the token alone.
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    if (alg === 'ES256' && jwk.kty === 'EC')
      return verify('sha256', content, { key, dsaEncoding: 'ieee-p1363' }, bytes)
    return alg === 'RS256' && jwk.kty === 'RSA' && verify('sha256', content, key, bytes)
  })
  if (!isSigned) throw new Error('its signature is not by a key of the provider')
  const claims = decode<Claims>(body)
  const seconds = wanted.now.getTime() / 1000
  if (claims.iss !== wanted.issuer) throw new Error('it is of another issuer')
  if (![claims.aud].flat().includes(wanted.audience)) throw new Error('it is for another client')
  if (claims.nonce !== wanted.nonce) throw new Error('its nonce is another')
  if (!(claims.exp > seconds - CLOCK_SKEW_S)) throw new Error('it has expired')
  if (typeof claims.sub !== 'string' || claims.sub === '') throw new Error('it names nobody')
  return claims
}
