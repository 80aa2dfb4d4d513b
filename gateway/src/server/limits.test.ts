import fastify from 'fastify'
import { makeRateLimit } from './limits.ts'

const OTHERS = 50_001

test('C-01: a caller stays limited however many others call', async () => {
  const limit = makeRateLimit(1)
  const app = fastify()
  app.get('/caller', (_request, reply) => limit('caller', { reply, language: 'id' }))
  app.get('/others', async (_request, reply) => {
    for (let i = 0; i < OTHERS; i++) await limit(`other ${i}`, { reply, language: 'id' })
  })
  await app.inject('/caller')
  const before = await app.inject('/caller')
  expect((await app.inject('/others')).statusCode).toBe(200)
  const after = await app.inject('/caller')
  for (const { headers } of [before, after])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})
