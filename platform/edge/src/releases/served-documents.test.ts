import type { Status } from '@borong/registry/api/answers'
import { host, remote } from '@borong/registry/testing/built'
import { startTestRegistry } from '@borong/registry/testing/test-registry'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { startGateway } from '../testing/fake-gateway.ts'
import { listen, shut } from '../testing/listen.ts'
import { startEdge } from '../testing/test-edge.ts'
import { servedDocuments } from './served-documents.ts'

test('M-04: a rollout waits when visitors get documents of an edge and send no report', async () => {
  const registry = await startTestRegistry()
  const gateway = await startGateway()
  await registry.publish(host())
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(remote({ version }))
  for (const unit of ['host', 'checkout'])
    await registry.act(unit, { action: 'promote', version: '1.0.0' })
  const plan = { steps: [50, 100], visitors: 1000, minutes: 1, leastVisitors: 1 }
  await registry.act('checkout', { action: 'roll-out', version: '1.1.0', ...plan })
  const edge = await startEdge({
    registry: await registry.open.app.listen({ port: 0, host: '127.0.0.1' }),
    gateway: gateway.origin,
  })
  await edge.eventually('/checkout', ({ status }) => status === 200)
  // With 50 visitors, the stable version would show how many are normally silent.
  const visits = Array.from({ length: 60 }, (_, visitor) =>
    edge.get('/checkout', {
      'sec-fetch-dest': 'document',
      'x-forwarded-for': `203.0.113.${visitor}`,
    }),
  )
  await Promise.all(visits)
  await edge.close()
  registry.advance(11 / (24 * 60))
  const { waiting } = (await registry.call<Status>('GET', 'status')).body
  expect(waiting?.production?.checkout).toMatch(
    /^sends no report for 100\.0 % of \d\d visitors with a document, the stable version for 100\.0 % of \d\d$/,
  )
  await gateway.close()
  // `fetch` holds its connections in this process.
  registry.open.app.server.closeAllConnections()
  await registry.close()
})

test('M-04: an edge that stops waits until the registry has the documents of its last batch', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const registry = createServer()
  const { origin } = await listen(registry)
  const received = once(registry, 'request')
  const documents = servedDocuments({ registryOrigin: origin, channel: 'production' })
  documents.add('visitor', '203.0.113.1', { host: '1.0.0' })
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
  const events: string[] = []
  const closed = documents.close().then(() => events.push('closed'))
  const [, response] = (await received) as [unknown, ServerResponse]
  await new Promise(setImmediate)
  events.push('received')
  response.writeHead(204).end()
  await closed
  expect(events).toEqual(['received', 'closed'])
  await shut(registry)
})
