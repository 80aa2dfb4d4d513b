import { openApi } from '@borong/api/openapi'
import { demoBuyers } from '../users/demo-buyers.ts'
import { randomFrom, valueFor } from './random-values.ts'
import { startTestGateway, type TestGateway } from './test-gateway.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: 'path' | 'query'; schema: Record<string, unknown> }[]
  requestBody?: { content: { 'application/json': { schema: Record<string, unknown> } } }
}

const SEED = Number(process.env.FUZZ_SEED ?? 20_260_817)
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 6)
const HANG_MS = 15_000
// Its answer is a stream that stays open: the reader, not the gateway, ends it.
const STREAMS = new Set(['events'])

const operations = Object.entries(openApi('http://localhost').paths as Record<string, Record<string, Operation>>)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
  .filter(({ operation }) => !STREAMS.has(operation.operationId))

let gateway: TestGateway
let callers: Record<string, Record<string, string>>
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
  callers = {
    nobody: {},
    guest: { authorization: `Bearer ${await gateway.token()}` },
    buyer: { authorization: `Bearer ${await gateway.token(demoBuyers.budi.id)}` },
  }
})
afterAll(() => gateway.close())

test.each(operations.map(({ operation, ...rest }) => [operation.operationId, { operation, ...rest }] as const))(
  'C-01: %s answers whatever is sent, without a fault and without hanging',
  async (name, { path, method, operation }) => {
    const random = randomFrom(SEED + [...name].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7))
    for (let round = 0; round < ROUNDS; round++) {
      for (const [caller, authorization] of Object.entries(callers)) {
        const wrongness = [0, 0.15, 0.5][round % 3] ?? 0
        const given = (place: 'path' | 'query') =>
          operation.parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name: key, schema }) => [key, asText(valueFor(schema, random, wrongness))] as const)
        const params = Object.fromEntries(given('path'))
        const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? '') || '%20')
        const query = new URLSearchParams(given('query').filter(() => random() < 0.8).map(([key, value]) => [key, value])).toString()
        const schema = operation.requestBody?.content['application/json'].schema
        const payload = schema ? JSON.stringify(valueFor(schema, random, wrongness)) : undefined
        const request = {
          method: method.toUpperCase() as 'GET',
          url: `${url.slice(0, 4000)}${query ? `?${query.slice(0, 8000)}` : ''}`,
          headers: { ...authorization, ...(payload ? { 'content-type': 'application/json' } : {}), 'idempotency-key': `fuzz-${round}-${caller}` },
          payload,
        }
        const status = await Promise.race([
          gateway.gateway.app.inject(request).then(({ statusCode }) => statusCode),
          new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), HANG_MS).unref()),
        ])
        const sent = `${caller}: ${request.method} ${request.url.slice(0, 500)} ${payload?.slice(0, 500) ?? ''}`
        expect({ sent, isFault: status === 'no answer' || Number(status) >= 500, status }).toEqual({ sent, isFault: false, status })
      }
    }
  },
)

const asText = (value: unknown) => (typeof value === 'string' ? value.toWellFormed().slice(0, 3000) : String(JSON.stringify(value))).slice(0, 3000)
