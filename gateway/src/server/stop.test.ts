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
