import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { sharedSecret } from '../identity/public.ts'
import type { Gateway } from '../server/domain.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY = /^[0-9a-f]{64}$/i

/** Encrypts the names of strangers and bought tokens for the database, and decrypts them for their buyer. */
export interface Sealer {
  seal(text: string): string
  open(sealed: string): string
}

export async function sealerOf({ db, config }: Pick<Gateway, 'db' | 'config'>): Promise<Sealer> {
  const key = Buffer.from(await keyOf(db, config), 'hex')
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
    },
  }
}

async function keyOf(db: Gateway['db'], { billingKey, demo }: Gateway['config']): Promise<string> {
  if (billingKey !== undefined && KEY.test(billingKey)) return billingKey
  if (demo && billingKey === undefined)
    return sharedSecret(db, 'billing-key', () => randomBytes(32).toString('hex'))
  throw new Error('BILLING_KEY must have 64 hex digits')
}
