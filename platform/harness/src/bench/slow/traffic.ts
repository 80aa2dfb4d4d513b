import { setTimeout as sleep } from 'node:timers/promises'

export interface Request {
  name: string
  path: string
  body?: string
}

export interface Latencies {
  answered: number
  failed: number
  p50: number
  p99: number
}

// Each request has another visitor's address, as behind a balancer: the gateway limits the requests of one address.
const visitorOf = (count: number) => `10.7.${(count >> 8) & 255}.${count & 255}`

/** Sends requests at a fixed rate without waiting for earlier answers. Returns the response times by name. */
export async function sendTraffic(
  shop: string,
  requests: readonly Request[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Map<string, Latencies>> {
  const times = new Map(requests.map(({ name }) => [name, { ms: [] as number[], failed: 0 }]))
  const sent: Promise<void>[] = []
  const began = performance.now()
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = began + (count * 1000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    const request = requests[count % requests.length]!
    const taken = times.get(request.name)!
    sent.push(
      send(shop, request, visitorOf(count)).then(
        () => void taken.ms.push(performance.now() - due),
        () => void (taken.failed += 1),
      ),
    )
  }
  await Promise.all(sent)
  const entries = [...times].map(([name, { ms, failed }]): [string, Latencies] => {
    const sorted = ms.toSorted((a, b) => a - b)
    const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? Infinity
    return [name, { answered: ms.length, failed, p50: at(0.5), p99: at(0.99) }]
  })
  return new Map(entries)
}

const LONGEST_MS = 30_000

async function send(shop: string, { path, body }: Request, visitor: string): Promise<void> {
  const answer = await fetch(shop + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-forwarded-for': visitor, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(LONGEST_MS),
  })
  await answer.arrayBuffer()
  if (answer.status >= 500 || answer.status === 408) throw new Error(String(answer.status))
}
