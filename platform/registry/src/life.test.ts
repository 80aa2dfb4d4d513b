import { startTestRegistry } from './testing/test-registry.ts'

test('C-30: a registry that is about to stop tells balancers, still answers, and ends each connection', async () => {
  const { open, close } = await startTestRegistry()
  const get = async (url: string) => {
    const response = await open.app.inject({ url })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }
  expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  await open.drain(0)
  expect(await get('/readyz')).toMatchObject({ status: 503, body: { status: 'draining' } })
  expect(await get('/livez')).toMatchObject({ status: 200, body: { status: 'alive' } })
  const key = await get('/registry/v1/key')
  expect(key).toMatchObject({ status: 200, headers: { connection: 'close' } })
  await close()
})

test('C-30: a stopping registry answers edges that wait for a change, and ends', async () => {
  const { open, close } = await startTestRegistry()
  const origin = await open.app.listen({ port: 0, host: '127.0.0.1' })
  const received = Promise.withResolvers<void>()
  open.app.server.once('request', () => received.resolve())
  const waiting = fetch(`${origin}/registry/v1/snapshot?after=0&wait=60`)
  await received.promise
  await close()
  const answer = await waiting
  expect([200, 204]).toContain(answer.status)
  expect(answer.headers.get('connection')).toBe('close')
})
