import { serveMetrics } from '@borong/observe/serve-metrics'
import { remote } from '../testing/built.ts'
import { startTestRegistry } from '../testing/test-registry.ts'

test('M-04: shows the visitors and failures of a version, the sequence of the log, and requests by pattern', async () => {
  const registry = await startTestRegistry()
  await registry.publish(remote())
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  const report = (visitor: string, errors: number) =>
    registry.call('POST', 'reports', {
      body: {
        channel: 'production',
        visitor,
        units: { checkout: { version: '1.0.0', errors, lcp: 1200 } },
      },
      token: '',
      from: `203.0.113.${visitor}`,
    })
  await report('1', 0)
  await report('2', 1)
  const metrics = await serveMetrics(registry.open.metrics, { port: 0, host: '127.0.0.1' })
  const text = await (await fetch(metrics.address)).text()
  const labels = '{channel="production",unit="checkout",version="1.0.0"}'
  expect(text).toContain(`\nborong_release_visitors${labels} 2\n`)
  expect(text).toContain(`\nborong_release_failing_visitors${labels} 1\n`)
  expect(text).toContain(`\nborong_release_lcp_milliseconds${labels} 1200\n`)
  const { sequence } = await registry.snapshot()
  expect(text).toContain(`\nborong_registry_sequence ${sequence}\n`)
  expect(text).toContain(
    'http_requests_total{method="POST",route="/registry/v1/units/:unit/releases",status="201"} 1',
  )
  expect(text).not.toContain('route="/registry/v1/units/checkout')
  await metrics.close()
  await registry.close()
})
