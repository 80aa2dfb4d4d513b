import type { Call } from '@borong/api/call'
import { shapes } from '@borong/api/described'
import type { CallShape } from '@borong/api/shape'
import type { Reply } from '@borong/api/types'
import { safeParse } from 'valibot'

/** The verdict on one call. */
export interface Verdict {
  call: Call
  state: 'right' | 'wrong' | 'not tried'
  /** The differences from the shape, or the reason why it was not tried. */
  reasons: string[]
}

export interface Tokens {
  guest?: string
  access?: string
  refresh?: string
}

/** The parts of a request. A call may be sent with an input that it must refuse, so they have no types of their own. */
interface Sent {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

export interface Caller {
  tokens: Tokens
  /** Sends a call that has to succeed or to be refused as its shape says; undefined when there is no reply to use. */
  answers<C extends Call>(call: C, sent?: Sent): Promise<Reply<C> | undefined>
  /** Sends a call that has to be refused with a name and a message for the buyer. */
  refuses(call: Call, sent?: Sent): Promise<void>
  notTried(call: Call, reason: string): void
  verdicts(): Verdict[]
}

const WAIT_MS = 20_000
const MOST_REASONS = 5
const shapeOf = (call: Call) => (shapes as Readonly<Record<string, CallShape>>)[call.id]

/** Sends calls to a back end, and compares its answers with their shapes. */
export function makeCaller(address: string, basic: string): Caller {
  const found = new Map<string, Verdict>()
  const tokens: Tokens = {}
  const judge = (call: Call, reasons: string[]) => {
    const before = found.get(call.id)?.reasons ?? []
    const all = [...before, ...reasons].slice(0, MOST_REASONS)
    found.set(call.id, { call, state: all.length > 0 ? 'wrong' : 'right', reasons: all })
  }
  return {
    tokens,
    async answers(call, sent = {}) {
      const answer = await send(address, call, sent, authorizationOf(call, tokens, basic))
      if (answer.status !== 200 && answer.status !== 201) {
        const isKnown = isRefusalOf(call, answer)
        judge(call, isKnown ? [] : [`answered ${answer.status}: ${answer.text.slice(0, 200)}`])
        return undefined
      }
      const reasons = differences(shapeOf(call)?.reply, answer.json)
      judge(call, reasons)
      return reasons.length === 0 ? (answer.json as Reply<typeof call>) : undefined
    },
    async refuses(call, sent = {}) {
      const answer = await send(address, call, sent, authorizationOf(call, tokens, basic))
      judge(call, refusalReasons(answer))
    },
    notTried(call, reason) {
      if (!found.has(call.id)) found.set(call.id, { call, state: 'not tried', reasons: [reason] })
    },
    verdicts: () => [...found.values()],
  }
}

/** A refusal of the shape is an answer too: this buyer has no transactions yet. */
function isRefusalOf(call: Call, { status, json }: Answer): boolean {
  const { name } = (json ?? {}) as { name?: string }
  return shapeOf(call)?.refusals?.[name ?? '']?.status === status
}

interface Answer {
  status: number
  text: string
  json: unknown
}

async function send(
  address: string,
  { method, path, host, headers = {} }: Call,
  sent: Sent,
  authorization: string,
): Promise<Answer> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(sent.params?.[name] ?? 'x'),
  )
  const url = new URL(address.replace(/\/$/, '') + filled)
  for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, value)
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'accept-language': 'id',
        ...(host === 'main' ? { 'x-application-context': 'pwa:buyer' } : {}),
        ...headers,
        ...sent.headers,
        ...(authorization ? { authorization } : {}),
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      signal: AbortSignal.timeout(WAIT_MS),
    })
    const text = await response.text()
    return { status: response.status, text, json: jsonIn(text) }
  } catch (error) {
    return { status: 0, text: `no answer: ${String(error)}`, json: undefined }
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function authorizationOf({ access }: Call, tokens: Tokens, basic: string): string {
  if (access === 'open') return ''
  if (access === 'basic') return `Basic ${basic}`
  if (access === 'refresh') return `Bearer ${tokens.refresh ?? ''}`
  return `Bearer ${tokens.access ?? tokens.guest ?? ''}`
}

function differences(reply: CallShape['reply'] | undefined, json: unknown): string[] {
  if (json === undefined) return ['the answer is no JSON']
  if (!reply) return []
  const { issues = [] } = safeParse(reply, json)
  return issues.map(({ path = [], message }) => {
    const place = path.map(({ key }) => String(key)).join('.')
    return place ? `${place}: ${message}` : message
  })
}

function refusalReasons({ status, text, json }: Answer): string[] {
  if (status < 400 || status >= 500)
    return [`answered ${status} to an input that it must refuse: ${text.slice(0, 100)}`]
  const { name, message } = (json ?? {}) as { name?: unknown; message?: unknown }
  return [
    ...(typeof name === 'string' ? [] : [`a refusal (${status}) has no name`]),
    ...(typeof message === 'string' ? [] : [`a refusal (${status}) has no message for the buyer`]),
  ]
}
