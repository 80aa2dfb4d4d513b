import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'

/** Who a visitor is: a buyer, by id, or a guest. */
export type Visitor = { buyer: string } | 'guest'

/** Tokens that tell a squad's own service who the visitor is. */
export interface VisitorTokens {
  /** A token for the services of one unit. */
  issue(unit: string, visitor: Visitor): string
  /** The public keys (RFC 7517) with which services verify tokens. */
  keys(): { keys: readonly Record<string, unknown>[] }
}

/** Long enough for a slow call. A token that leaks is of no use after it. */
const LIFE_S = 60
/** The beginning of an Ed25519 private key in PKCS #8; its seed of 32 bytes follows. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * All edges of a shop have the same key, because they derive it from the same secret: a service verifies the tokens of any
 * edge with the keys of any other.
 */
export function visitorTokens(
  secret: string,
  issuer: string,
  now: () => number = Date.now,
): VisitorTokens {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'visitor tokens', 32))
  const privateKey = createPrivateKey({
    key: Buffer.concat([ED25519, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const { kty, crv, x } = createPublicKey(privateKey).export({ format: 'jwk' })
  // The thumbprint of RFC 7638.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url')
  const header = encoded({ alg: 'EdDSA', typ: 'JWT', kid })

  return {
    issue(unit, visitor) {
      const iat = Math.floor(now() / 1000)
      const sub = visitor === 'guest' ? 'guest' : visitor.buyer
      const text = `${header}.${encoded({ iss: issuer, aud: unit, sub, iat, exp: iat + LIFE_S })}`
      return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
    },
    keys: () => ({ keys: [{ kty, crv, x, kid, use: 'sig', alg: 'EdDSA' }] }),
  }
}
