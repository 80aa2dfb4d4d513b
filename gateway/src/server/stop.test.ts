import { Agent, request } from 'node:http'
import { startTestGateway } from '../testing/test-gateway.ts'

test('C-30: a stopping gateway ends its streams, replies to pending requests, and accepts no new ones', async () => {
  const gateway = await startTestGateway()
  const { app } = gateway.gateway
  const received = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  app.get('/slow', async () => {
    received.resolve()
    return answer.promise
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await gateway.signedIn()
  const stream = await fetch(`${origin}/core/api/v4/notification/events`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const agent = new Agent({ keepAlive: true })
  const slow = new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${origin}/slow`, { agent }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode)),
    )
    sent.once('error', reject).end()
  })
  await received.promise
  const closed = app.close()
  expect(await stream.text()).toContain('event: hello')
  await expect(fetch(`${origin}/health`)).rejects.toThrow()
  answer.resolve('late')
  expect(await slow).toBe(200)
  await closed
  agent.destroy()
  await gateway.close()
})

test('C-30: a gateway that is about to stop tells balancers, still answers, and ends each connection', async () => {
  const { gateway, close } = await startTestGateway({ config: { limits: true, addressLimit: 1 } })
  const get = async (url: string, headers = {}) => {
    const response = await gateway.app.inject({ url, headers })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }
  // Balancers ask often, and are never limited.
  for (let count = 0; count < 3; count += 1)
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  expect((await get('/health')).headers.connection).not.toBe('close')
  await gateway.drain(0)
  expect(await get('/readyz')).toMatchObject({ status: 503, body: { status: 'draining' } })
  expect(await get('/livez')).toMatchObject({ status: 200, body: { status: 'alive' } })
  const other = await get('/health', { 'x-forwarded-for': '203.0.113.9' })
  expect(other).toMatchObject({ status: 200, headers: { connection: 'close' } })
  await close()
})

test.each(['/livez', '/readyz', '/readyz/', '/%72eadyz'])(
  'C-30: a stranger behind the edge learns nothing from %s',
  async (url) => {
    const { gateway, close } = await startTestGateway()
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const response = await gateway.app.inject({ url, headers })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ name: 'NOT_FOUND' })
    await close()
  },
)
