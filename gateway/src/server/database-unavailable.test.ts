import { Kysely, PostgresDialect } from 'kysely'
import { startTestGateway } from '../testing/test-gateway.ts'
import { makeGateway } from '../gateway.ts'
import { loadDemo } from '../load-demo.ts'
import { type Database, openPool } from './database.ts'

test('C-27: without its database the gateway answers every call with 503 and Retry-After, and probes as before', async () => {
  // Nothing listens on port 1.
  const pool = openPool('postgres://shop@127.0.0.1:1/shop')
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const { gateway, close } = await startTestGateway()
  const { app } = makeGateway({ db, config: gateway.config, extension: await loadDemo() })
  const headers = { authorization: `Bearer ${'t'.repeat(43)}` }
  for (const [method, url] of [
    ['GET', '/core/api/v4/categories'],
    ['GET', '/sso/v1/authorize'],
    ['POST', '/cart/graphql'],
    ['GET', '/health'],
    ['GET', '/telemetry'],
  ] as const) {
    const answer = await app.inject({ method, url, headers })
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '5'])
    expect(answer.json()).toEqual({ name: 'UNAVAILABLE', message: expect.any(String) })
  }
  expect((await app.inject('/livez')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await app.close()
  await db.destroy()
  await close()
})
