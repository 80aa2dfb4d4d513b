import { Agent } from 'node:https'
import type { WebPushError } from 'web-push'
import type { Gateway } from '../server/domain.ts'
import type { VapidKeys } from './keys.ts'
import { INSIDE_NETWORK, outsideOnly } from './outside-only.ts'
import type { PushSubscriptionTable } from './table.ts'

const TIMEOUT_MS = 10_000

export type Outcome =
  | { type: 'sent' }
  /** The subscription has ended. */
  | { type: 'gone' }
  | { type: 'later'; waitMs: number; reason: string }
  /** Repeating the request would not help. */
  | { type: 'refused'; reason: string }

const outside = new Agent({ keepAlive: true, maxSockets: 20, lookup: outsideOnly })
const anywhere = new Agent({ keepAlive: false })

/** Encrypts a push for one browser (RFC 8291) and sends it to the browser's push service. */
export async function sendPush(
  { config }: Pick<Gateway, 'config'>,
  keys: VapidKeys,
  subscription: Pick<PushSubscriptionTable, 'endpoint' | 'p256dh' | 'auth'>,
  push: { payload: object; ttlSeconds: number; topic: string },
): Promise<Outcome> {
  const { endpoint, p256dh, auth } = subscription
  const { default: webPush } = await import('web-push')
  try {
    await webPush.sendNotification(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(push.payload),
      {
        vapidDetails: { subject: config.vapidSubject, ...keys },
        TTL: push.ttlSeconds,
        topic: push.topic,
        timeout: TIMEOUT_MS,
        agent: config.pushInside ? anywhere : outside,
      },
    )
    return { type: 'sent' }
  } catch (error) {
    return error instanceof webPush.WebPushError ? refusalOf(error) : failureOf(error)
  }
}

function failureOf(error: unknown): Outcome {
  const code = (error as { code?: string }).code ?? 'no answer'
  return code === INSIDE_NETWORK ? { type: 'gone' } : { type: 'later', waitMs: 0, reason: code }
}

function refusalOf({ statusCode, headers }: WebPushError): Outcome {
  if (statusCode === 404 || statusCode === 410) return { type: 'gone' }
  const reason = `HTTP ${statusCode}`
  if (statusCode !== 429 && statusCode < 500) return { type: 'refused', reason }
  const seconds = Number((headers as Record<string, string | undefined>)['retry-after'])
  return { type: 'later', waitMs: seconds > 0 ? seconds * 1000 : 0, reason }
}
