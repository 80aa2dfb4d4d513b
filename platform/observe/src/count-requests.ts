import { Counter, Histogram, type Registry } from 'prom-client'

export interface AnsweredRequest {
  method: string
  /** The pattern of the address. An address itself would make a series of its own. */
  route: string
  /** The status, or a word for a request that got none. */
  status: number | string
  seconds: number
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of answered requests; returns the function that counts one. */
export function requestCounter(metrics: Registry): (request: AnsweredRequest) => void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by pattern of the address and status',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered completely',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [metrics],
  })
  return ({ method, route, status, seconds }) => {
    requests.inc({ method: METHODS.has(method) ? method : 'other', route, status })
    durations.observe({ route }, seconds)
  }
}
