import { sendJson, startGateway } from './testing/fake-gateway.ts'
import { startRegistry } from './testing/fake-registry.ts'
import { openRaw } from './testing/raw-connection.ts'
import { hostRelease } from './testing/releases.ts'
import { startEdge } from './testing/test-edge.ts'

test('C-30: a stop ends event streams, waits for open requests, and accepts no new ones', async () => {
  const registry = await startRegistry()
  const gateway = await startGateway()
  gateway.on('/events', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: one\n\n')
  })
  const received = Promise.withResolvers<void>()
  let answer = () => {}
  gateway.on('/slow', (_, response) => {
    answer = () => sendJson(response, { result: 'late' })
    received.resolve()
  })
  const edge = await startEdge({ registry: registry.origin, gateway: gateway.origin })

  const stream = await fetch(`${edge.origin}/gateway/events`)
  const slow = fetch(`${edge.origin}/gateway/slow`)
  await received.promise
  const half = await openRaw(Number(new URL(edge.origin).port))
  half.send('GET /gateway/slow HTTP/1.1\r\nhost: sh')
  const closed = edge.close()

  expect(await stream.text()).toBe('data: one\n\n')
  await expect(fetch(`${edge.origin}/healthz`)).rejects.toThrow()
  answer()
  expect(await (await slow).json()).toEqual({ result: 'late' })
  await closed
  expect(await half.ended).toBe('')
  await gateway.close()
  await registry.close()
})

test('C-30: an edge tells balancers when it starts, is ready and is about to stop', async () => {
  const registry = await startRegistry()
  const gateway = await startGateway()
  gateway.on('/call', (_, response) => sendJson(response, { result: 'here' }))
  const edge = await startEdge({ registry: registry.origin, gateway: gateway.origin })
  const probe = async (path: string) => {
    const { status, text } = await edge.get(path)
    return [status, JSON.parse(text).status]
  }
  expect(await probe('/readyz')).toEqual([503, 'starting'])
  expect(await probe('/livez')).toEqual([200, 'alive'])
  registry.set({ production: { host: { stable: '1.0.0' } } }, [hostRelease('1.0.0')])
  await edge.eventually('/readyz', ({ status }) => status === 200)
  expect((await fetch(`${edge.origin}/gateway/call`)).headers.get('connection')).not.toBe('close')

  await edge.edge.drain(0)
  expect(await probe('/readyz')).toEqual([503, 'draining'])
  expect(await probe('/livez')).toEqual([200, 'alive'])
  const answer = await fetch(`${edge.origin}/gateway/call`)
  expect(answer.headers.get('connection')).toBe('close')
  expect(await answer.json()).toEqual({ result: 'here' })
  await edge.close()
  await gateway.close()
  await registry.close()
})
