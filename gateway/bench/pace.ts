import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { type BenchRequest, bodyWith, type Paced, type Scenario } from './bench-types.ts'

const TICK_MS = 1
// The measured latency includes the wait for a connection, so a small number is enough.
const CONNECTIONS = 64
const GRACE_MS = 5_000

/**
 * Sends requests at a constant rate. A latency counts from when its request was due, not from when it was sent: a stall
 * of the gateway counts for all requests that were due during it.
 */
export async function pace(
  origin: string,
  scenario: Scenario,
  seconds: number,
  rate: number,
): Promise<Paced> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const total = Math.round(rate * seconds)
  const latencies: number[] = []
  let failed = 0
  const note = async (answered: Promise<boolean>, due: number) => {
    if (await answered) latencies.push(performance.now() - due)
    else failed++
  }
  const begun = performance.now()
  const open = new Set<Promise<void>>()
  for (let sent = 0; sent < total;) {
    const now = performance.now() - begun
    for (; sent < total && (sent * 1000) / rate <= now; sent++) {
      const due = begun + (sent * 1000) / rate
      const benchRequest = scenario.requests[sent % scenario.requests.length]!
      const answer = note(send(agent, origin, benchRequest), due)
      void answer.finally(() => open.delete(answer))
      open.add(answer)
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  const late = new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())
  await Promise.race([Promise.all(open), late])
  const took = (performance.now() - begun) / 1000
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const share = (part: number) => latencies[Math.ceil(latencies.length * part) - 1] ?? Infinity
  return {
    rate,
    perSecond: latencies.length / Math.max(took, seconds),
    p50: share(0.5),
    p99: share(0.99),
    failed: failed + open.size,
  }
}

function send(
  agent: Agent,
  origin: string,
  { isOnce, ...benchRequest }: BenchRequest,
): Promise<boolean> {
  return new Promise((resolve) => {
    const key = randomUUID()
    const body = bodyWith(benchRequest.body, key)
    const headers = {
      ...benchRequest.headers,
      ...(isOnce ? { 'idempotency-key': key } : {}),
      ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
    }
    const sent = request(
      origin + benchRequest.path,
      { agent, method: benchRequest.method, headers },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode === 200))
        response.once('error', () => resolve(false))
      },
    )
    sent.once('error', () => resolve(false))
    sent.end(body)
  })
}
