import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal } from '../journal.ts'

/** The open shop, as its visitors see it. */
export interface Visited {
  origin: string
  journal: Journal
  /** False once the time of the soak is over: visitors then end what they have begun. */
  isOpen(): boolean
}

export interface Visitor {
  /** The visitor's own address, as behind a balancer: limits count by address. */
  address: string
  token?: string
}

export interface VisitorRequest {
  /** The kind of request, for the report. */
  name: string
  path: string
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON; a form and bytes are sent as they are. */
  body?: object | URLSearchParams | Buffer
  /** The statuses of a normal visit besides 200. */
  expected?: readonly number[]
  /** The body arrives in pieces over this time. */
  overMs?: number
  /** The visitor ends the connection after this time, and never sees the answer. */
  hangUpMs?: number
}

export interface Answer {
  status: number
  text: string
}

// Each request has its own connection: an idle one may be closed in the moment that it is used again.
const agent = new Agent({ keepAlive: false })
/** Longer than the edge waits for the gateway. */
const LONGEST_MS = 40_000
const PIECES = 10

/** Sends a request, and writes its answer into the journal unless the visitor hung up. */
export async function send(
  shop: Visited,
  visitor: Visitor,
  outgoing: VisitorRequest,
): Promise<Answer> {
  const { name, expected = [], overMs, hangUpMs } = outgoing
  const started = performance.now()
  const answer = await exchange(shop.origin, visitor, outgoing)
  if (hangUpMs === undefined) {
    const { status } = answer
    const isExpected = status === 200 || expected.includes(status)
    const waited = overMs === undefined ? { ms: performance.now() - started } : {}
    shop.journal.answers.push({ name, status, at: Date.now(), isExpected, ...waited })
  }
  return answer
}

/** Sends a request without a journal; the status is 0 when there is no answer. */
export async function exchange(
  origin: string,
  visitor: Visitor,
  outgoing: VisitorRequest,
): Promise<Answer> {
  const { path, body, overMs = 0, hangUpMs } = outgoing
  const isForm = body instanceof URLSearchParams
  const bytes = body && (Buffer.isBuffer(body) ? body : Buffer.from(textOf(body)))
  const sent = request(origin + path, {
    agent,
    method: outgoing.method ?? (body ? 'POST' : 'GET'),
    headers: {
      accept: 'application/json, text/html',
      'accept-language': 'id',
      'x-forwarded-for': visitor.address,
      ...(visitor.token ? { authorization: `Bearer ${visitor.token}` } : {}),
      ...(bytes
        ? {
            'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
            'content-length': String(bytes.length),
          }
        : {}),
      ...outgoing.headers,
    },
  })
  const patience = setTimeout(() => sent.destroy(new Error('No answer')), hangUpMs ?? LONGEST_MS)
  const answered = new Promise<Answer>((resolve) => {
    sent.once('error', () => resolve({ status: 0, text: '' }))
    sent.once('response', (response) => {
      text(response).then(
        (content) => resolve({ status: response.statusCode!, text: content }),
        () => resolve({ status: 0, text: '' }),
      )
    })
  })
  void write(sent, bytes, overMs)
  return answered.finally(() => clearTimeout(patience))
}

const textOf = (body: object | URLSearchParams) =>
  body instanceof URLSearchParams ? body.toString() : JSON.stringify(body)

async function write(sent: ReturnType<typeof request>, bytes: Buffer | undefined, overMs: number) {
  if (!bytes || overMs === 0) return void sent.end(bytes)
  const size = Math.ceil(bytes.length / PIECES)
  for (let from = 0; from < bytes.length && !sent.destroyed; from += size) {
    sent.write(bytes.subarray(from, from + size))
    await sleep(overMs / PIECES)
  }
  sent.end()
}

const RETRY_MS = 1_000
const MOST_TRIES = 60

/** Sends a request until it gets an answer that is no failure, as a visitor who tries again does. */
export async function sendUntilAnswered(
  shop: Visited,
  visitor: Visitor,
  outgoing: VisitorRequest,
  onTry: () => void = () => {},
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    onTry()
    const answer = await send(shop, visitor, outgoing)
    const isAnswered = answer.status !== 0 && answer.status < 500
    if (isAnswered || tries === MOST_TRIES) return answer
    await sleep(RETRY_MS)
  }
}

/** The JSON of a successful answer; undefined after any other. */
export const read = <T>({ status, text: content }: Answer): T | undefined =>
  status === 200 ? (JSON.parse(content) as T) : undefined

/** Waits a time between both bounds: visitors read before they tap. */
export const think = (from: number, to: number) => sleep(between(from, to))

/** A random whole number of milliseconds. */
export const between = (from: number, to: number) => Math.round(from + Math.random() * (to - from))

export const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

let addresses = 0

/** An address that no other visitor has. */
export const newAddress = () => {
  addresses += 1
  return `10.9.${(addresses >> 8) & 255}.${addresses & 255}`
}
