import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HeldStream } from '../evidence.ts'
import type { Buyer } from './register.ts'
import { between, type Visited } from './send.ts'

const agent = new Agent({ keepAlive: false })
const REOPEN_MS = 1_000
/** How long a buyer stays on a page with a stream: the next one may come from the other gateway. */
const STAY_MS = [10_000, 40_000] as const

/** Holds a buyer's event streams, one page after the other, and opens one again when it ends. */
export async function holdStream(shop: Visited, buyer: Buyer, signal: AbortSignal): Promise<void> {
  const stream: HeldStream = {
    buyerId: buyer.id,
    gaps: [],
    endedAt: undefined,
    notifications: 0,
  }
  shop.journal.streams.push(stream)
  while (!signal.aborted) {
    const leaving = AbortSignal.timeout(between(...STAY_MS))
    await readStream(shop.origin, buyer, stream, AbortSignal.any([signal, leaving]))
    if (signal.aborted) return
    if (leaving.aborted) continue
    stream.endedAt ??= Date.now()
    await sleep(REOPEN_MS)
  }
}

function readStream(
  origin: string,
  { address, token }: Buyer,
  stream: HeldStream,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(`${origin}/gateway/core/api/v4/notification/events`, {
      agent,
      signal,
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
      },
    })
    sent.once('error', () => resolve())
    sent.once('response', (response) => {
      response.setEncoding('utf8')
      // An event may be cut in two; its name is in its first bytes.
      response.on('data', (text: string) => onText(stream, text))
      response.once('error', () => resolve()).once('close', () => resolve())
    })
    sent.end()
  })
}

function onText(stream: HeldStream, text: string) {
  if (text.startsWith('event: hello') && stream.endedAt !== undefined) {
    stream.gaps.push({ from: stream.endedAt, until: Date.now() })
    stream.endedAt = undefined
  }
  stream.notifications += text.split('event: notification').length - 1
}
