import { sign, type KeyObject } from 'node:crypto'
import { withoutRecord } from '../log/without-record.ts'
import type { LoggedEvent } from '../log/events.ts'
import type { Registry } from '../registry.ts'
import type { WebhookCursors } from './webhook-cursors.ts'

export const SIGNATURE_HEADER = 'x-borong-signature'
/** Only admins see the events of tokens. */
const NOT_TOLD = new Set<LoggedEvent['type']>(['token-issued', 'token-revoked'])
const ANSWER_MS = 10_000
/** So that a webhook that was away for long does not hold its place for minutes. */
const MOST_AT_ONCE = 20
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60_000

interface Options {
  addresses: readonly string[]
  registry: Pick<Registry, 'current' | 'options'>
  cursors: WebhookCursors
  privateKey: KeyObject
  warn(fields: object, message: string): void
}

/** Sends the events of the log to the configured addresses, in their order and at least once. */
export function makeWebhooks({ addresses, registry, cursors, privateKey, warn }: Options) {
  const { log, now } = registry.options
  const failing = new Map<string, { times: number; until: number }>()
  const busy = new Set<string>()
  /** The last event that each address is known to have. */
  const told = new Map<string, number>()

  /** Sends the events after this one, and returns the last that was received. */
  async function deliver(address: string, after: number): Promise<number> {
    let received = after
    try {
      for (const event of (await log.read(after)).slice(0, MOST_AT_ONCE)) {
        if (!NOT_TOLD.has(event.type)) await send(address, event)
        received = event.sequence
      }
      failing.delete(address)
    } catch (error) {
      const times = (failing.get(address)?.times ?? 0) + 1
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (times - 1), LONGEST_PAUSE_MS)
      failing.set(address, { times, until: now().getTime() + pause })
      // The path of an address may be a secret.
      const { host } = new URL(address)
      const reason = error instanceof Error ? error.message : String(error)
      warn({ host, sequence: received + 1, times, reason }, 'A webhook does not take an event')
    }
    return received
  }

  async function send(address: string, event: LoggedEvent): Promise<void> {
    const body = JSON.stringify(withoutRecord(event))
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signatureOf(body, privateKey),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`It answers ${response.status}`)
  }

  async function advance(address: string): Promise<void> {
    if (busy.has(address) || (failing.get(address)?.until ?? 0) > now().getTime()) return
    busy.add(address)
    try {
      const { sequence } = await registry.current()
      if (told.get(address) === sequence) return
      await cursors.advance(address, sequence, async (after) => {
        const received = await deliver(address, after)
        told.set(address, received)
        return received
      })
    } finally {
      busy.delete(address)
    }
  }

  return {
    /** Sends what is due to all addresses; a slow one delays no other. */
    deliver: async (): Promise<void> => {
      await Promise.all(addresses.map(advance))
    },
    close: () => cursors.close(),
  }
}

/** The signature of a body, of its own kind: no other signed record of the registry can be taken for it. */
const signatureOf = (body: string, privateKey: KeyObject): string =>
  sign(null, Buffer.from(`webhook\n${body}`), privateKey).toString('base64')
