import { Gauge, Registry } from 'prom-client'
import { readGauges } from './read-gauge.ts'
import { metricsAddress, serveMetrics } from './serve-metrics.ts'

test('C-35: there are no metrics without METRICS_PORT, and only this machine reads them without METRICS_HOST', () => {
  expect(metricsAddress({})).toBeUndefined()
  expect(metricsAddress({ METRICS_HOST: '0.0.0.0' })).toBeUndefined()
  expect(metricsAddress({ METRICS_PORT: '9464' })).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(metricsAddress({ METRICS_PORT: '0', METRICS_HOST: '::' })).toEqual({ port: 0, host: '::' })
  for (const METRICS_PORT of ['', 'on', '-1', '70000'])
    expect(() => metricsAddress({ METRICS_PORT })).toThrow(/METRICS_PORT must be a port/)
})

test('C-35: serves the metrics of the service and of its process, and nothing else', async () => {
  const metrics = new Registry()
  const gauge = new Gauge({ name: 'parcels', help: 'Parcels', registers: [metrics] })
  gauge.set(7)
  const served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  const answer = await fetch(served.address)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  expect(text).toMatch(/^parcels 7$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  expect((await fetch(new URL('/', served.address))).status).toBe(404)
  await served.close()
})

test('C-35: a gauge that cannot be read is absent and counted, and the others are served', async () => {
  const metrics = new Registry()
  let reads = 0
  readGauges(metrics, [
    {
      name: 'orders',
      help: 'Orders',
      labels: ['state'],
      read: async () => [{ labels: { state: 'paid' }, value: (reads += 1) }],
    },
    {
      name: 'bills',
      help: 'Bills',
      labels: ['state'],
      read: () => Promise.reject(new Error('The database is down')),
    },
  ])
  // A failure is counted in the next scrape.
  for (const failures of [0, 1]) {
    const text = await metrics.metrics()
    // A second scrape within seconds reads nothing.
    expect(text).toMatch(/^orders\{state="paid"\} 1$/m)
    expect(text).not.toMatch(/^bills\{/m)
    expect(text).toContain(`borong_gauge_failures_total{gauge="orders"} 0`)
    expect(text).toContain(`borong_gauge_failures_total{gauge="bills"} ${failures}`)
  }
})
