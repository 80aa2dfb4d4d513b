import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { newAddress, type Visited } from './send.ts'

const DRIP_MS = 1_000
const head = (address: string) =>
  [
    'POST /gateway/cart/graphql HTTP/1.1',
    'host: localhost',
    `x-forwarded-for: ${address}`,
    'content-type: application/json',
    'content-length: 1000',
    '',
    '{',
  ].join('\r\n')

/** A client that sends a body at one byte per second until the edge gives it up, and begins again. */
export async function stall(shop: Visited, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await sendSlowly(Number(new URL(shop.origin).port), signal)
    if (signal.aborted) return
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
    const isExpected = status === 408
    shop.journal.answers.push({ name: 'unfinished body', status, at: Date.now(), isExpected })
    if (isExpected) shop.journal.slowBodies.givenUp += 1
    await sleep(DRIP_MS)
  }
}

function sendSlowly(port: number, signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const dripping = setInterval(() => socket.write(' '), DRIP_MS)
    const end = () => socket.destroy()
    let answer = ''
    signal.addEventListener('abort', end, { once: true })
    socket.once('connect', () => socket.write(head(newAddress())))
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    // The reason for a closed connection does not matter here: the answer before it does.
    socket.on('error', () => {})
    socket.once('close', () => {
      clearInterval(dripping)
      signal.removeEventListener('abort', end)
      resolve(answer)
    })
  })
}
