import { MINUTE_MS } from '@borong/api/rules/time'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Gateway } from '../server/domain.ts'

const TOLERANCE_MS = 5 * MINUTE_MS

/** The secret that signs callbacks: configured, or generated once and stored for every gateway of the shop. */
export async function callbackSecret({ db, config }: Gateway): Promise<string> {
  if (config.paymentCallbackSecret) return config.paymentCallbackSecret
  const name = 'callback'
  const known = () =>
    db.selectFrom('payment_secrets').select('value').where('name', '=', name).executeTakeFirst()
  const row = await known()
  if (row) return row.value
  await db
    .insertInto('payment_secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await known())!.value
}

/** The header of a callback: the time and a hash over time and body. */
export function sign(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${hash(secret, seconds, body)}`
}

/** Whether a callback was signed with the secret recently. Rejects a replay of an old one. */
export function isSigned(
  secret: string,
  body: string,
  header: string | undefined,
  now: Date,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match?.[1] || !match[2]) return false
  const seconds = Number(match[1])
  if (Math.abs(now.getTime() - seconds * 1000) > TOLERANCE_MS) return false
  return timingSafeEqual(
    Buffer.from(match[2], 'hex'),
    Buffer.from(hash(secret, seconds, body), 'hex'),
  )
}

const hash = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
