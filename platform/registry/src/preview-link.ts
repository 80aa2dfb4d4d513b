import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** The versions that a preview link opens, and its end. */
export interface PreviewChoice {
  /** Replace the visitor's versions, by unit. */
  versions?: Readonly<Record<string, string>>
  /** A whole release set, by its id. */
  set?: string
  /** All versions of a channel. A channel that was created again has another `revision`. */
  channel?: { name: string; revision: number }
  /** Servers on the machine of the one who opens the link, by unit, in place of the unit's release. */
  development?: Readonly<Record<string, string>>
  /** Seconds since 1970. */
  until: number
}

// The registry signs other records with the same key: a signed text must not mean two things.
const signedText = (payload: string) => Buffer.from(`preview link\n${payload}`)

/**
 * The value of a link's parameter `preview`, and of the cookie that it becomes: the choice and its signature. Empty
 * without a key, in a dry run.
 */
export function signPreview(choice: PreviewChoice, privateKey: KeyObject | undefined): string {
  if (!privateKey) return ''
  const payload = Buffer.from(JSON.stringify(choice)).toString('base64url')
  return `${payload}.${sign(null, signedText(payload), privateKey).toString('base64url')}`
}

/** The choice of a link that the owner of the private key has signed; undefined for any other text. */
export function readPreview(
  text: string,
  publicKey: string | KeyObject,
): PreviewChoice | undefined {
  const [, payload, signature] = /^([\w-]+)\.([\w-]{86})$/.exec(text) ?? []
  if (payload === undefined || signature === undefined) return undefined
  const key = typeof publicKey === 'string' ? createPublicKey(publicKey) : publicKey
  if (!verify(null, signedText(payload), key, Buffer.from(signature, 'base64url'))) return undefined
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as PreviewChoice
}

/** Only the machine of the visitor: with any other address, the author of a link could replace the shop's code. */
export function isLoopback(address: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  )
}
