import { sql } from 'kysely'
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

const operations = Object.entries(
  openApi('http://localhost').paths as Record<string, Record<string, Operation>>,
)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  .filter(({ operation }) => !STREAMS.has(operation.operationId))

let gateway: TestGateway
let known: Map<string, string[]>
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
  known = await knownTexts()
})
afterAll(() => gateway.close())

test.each(
  operations.map(
    ({ operation, ...rest }) => [operation.operationId, { operation, ...rest }] as const,
  ),
)(
  'C-01: %s answers whatever is sent, without a fault and without hanging',
  async (name, { path, method, operation }) => {
    // New ones for each call: one of the calls ends a sign-in.
    const callers = {
      nobody: {},
      guest: { authorization: `Bearer ${await gateway.token()}` },
      buyer: { authorization: `Bearer ${await gateway.token(demoBuyers.budi.id)}` },
    }
    const random = randomFrom(
      SEED + [...name].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7),
    )
    for (let round = 0; round < ROUNDS; round++) {
      for (const [caller, authorization] of Object.entries(callers)) {
        const wrongness = [0, 0.15, 0.5][round % 3] ?? 0
        const given = (place: 'path' | 'query') =>
          operation.parameters
            .filter((parameter) => parameter.in === place)
            .map(
              ({ name: key, schema }) =>
                [key, asText(valueFor(schema, random, wrongness, knownFor(key, path)))] as const,
            )
        const params = Object.fromEntries(given('path'))
        const url = path.replace(
          /\{(\w+)\}/g,
          (_, key: string) => encodeURIComponent(params[key] ?? '') || '%20',
        )
        const query = new URLSearchParams(
          given('query')
            .filter(() => random() < 0.8)
            .map(([key, value]) => [key, value]),
        ).toString()
        const schema = operation.requestBody?.content['application/json'].schema
        const payload = schema
          ? JSON.stringify(valueFor(schema, random, wrongness, known.get('id')))
          : undefined
        const request = {
          method: method.toUpperCase() as 'GET',
          url: `${url.slice(0, 4000)}${query ? `?${query.slice(0, 8000)}` : ''}`,
          headers: {
            ...authorization,
            ...(payload ? { 'content-type': 'application/json' } : {}),
            'idempotency-key': `fuzz-${round}-${caller}`,
          },
          payload,
        }
        const status = await Promise.race([
          gateway.gateway.app.inject(request).then(({ statusCode }) => statusCode),
          new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), HANG_MS).unref()),
        ])
        const sent = `${caller}: ${request.method} ${request.url.slice(0, 500)} ${payload?.slice(0, 500) ?? ''}`
        expect({ sent, isFault: status === 'no answer' || Number(status) >= 500, status }).toEqual({
          sent,
          isFault: false,
          status,
        })
      }
    }
  },
)

/** Ids and aliases that stand in this shop's tables, by the name of their column. */
async function knownTexts(): Promise<Map<string, string[]>> {
  const { db } = gateway.gateway
  const texts = new Map<string, string[]>()
  for (const table of await db.introspection.getTables()) {
    for (const name of table.columns
      .map((column) => column.name)
      .filter((column) => /^(id|alias|name|serial)$/.test(column))) {
      const rows = await sql<{
        value: unknown
      }>`select ${sql.ref(name)} as value from ${sql.table(table.name)} limit 3`.execute(db)
      texts.set(name, [...(texts.get(name) ?? []), ...rows.rows.map(({ value }) => String(value))])
      texts.set(
        `${table.name}.${name}`,
        rows.rows.map(({ value }) => String(value)),
      )
    }
  }
  texts.set('users.id', [demoBuyers.budi.id])
  return texts
}

/** What a parameter of this name may be: `orderId` has the ids of orders, `alias` all aliases. */
function knownFor(parameter: string, path: string): string[] {
  const entity =
    /^(\w+)Id$/.exec(parameter)?.[1] ??
    (parameter === 'id' ? /\/([a-z]+)\/\{id\}/.exec(path)?.[1] : undefined)
  const tables = entity ? [`${entity}s.id`, `${entity}es.id`, `${entity}.id`] : [parameter]
  return tables.flatMap((table) => known.get(table) ?? [])
}

const asText = (value: unknown) =>
  (typeof value === 'string'
    ? value.toWellFormed().slice(0, 3000)
    : String(JSON.stringify(value))
  ).slice(0, 3000)
