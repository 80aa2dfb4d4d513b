import { createECDH, randomBytes } from 'node:crypto'
import type { Gateway } from '../server/domain.ts'
import { subscribe } from './subscribe.ts'

/** Subscribes a browser of a buyer. Its push service does not exist. */
export async function insertPushSubscription(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  userId: string,
  family = 'family',
): Promise<string> {
  const id = await subscribe(db, {
    userId,
    family,
    endpoint: `https://push.contoh.invalid/${randomBytes(8).toString('hex')}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    os: 'Android',
    browser: 'Chrome',
    language: 'id',
    at: now(),
  })
  return id!
}
