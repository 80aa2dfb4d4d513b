import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { type BenchRequest, bodyWith, type Measured, type Scenario } from './bench-types.ts'
import { pace } from './pace.ts'

// A process of its own, so that the driver's work is not on the gateway's thread. It receives its requests by message,
// and sends its measurements back.
process.once('message', async ({ origin, scenario, seconds, rate }: Order) => {
  process.send!(
    rate === undefined
      ? await drive(origin, scenario, seconds)
      : await pace(origin, scenario, seconds, rate),
  )
  process.disconnect()
})

export interface Order {
  origin: string
  scenario: Scenario
  seconds: number
  /** Requests a second; by default as many as the gateway can serve. */
  rate?: number
}

async function drive(origin: string, scenario: Scenario, seconds: number): Promise<Measured> {
  let connection = 0
  const result = await autocannon({
    url: origin,
    connections: scenario.connections,
    duration: seconds,
    setupClient(client) {
      const start = Math.floor((connection++ * scenario.requests.length) / scenario.connections)
      const turned = [...scenario.requests.slice(start), ...scenario.requests.slice(0, start)]
      client.setRequests(turned.map(toRequest))
    },
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answered: result['2xx'],
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

const toRequest = ({ isOnce, ...benchRequest }: BenchRequest): autocannon.Request =>
  isOnce
    ? {
        ...benchRequest,
        setupRequest(request) {
          const key = randomUUID()
          const headers = { ...request.headers, 'idempotency-key': key }
          const body = bodyWith(benchRequest.body, key)
          return { ...request, headers, ...(body ? { body } : {}) }
        },
      }
    : benchRequest
