import { openApi } from '@borong/api/openapi'
import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import { demoBuyers } from '@borong/demo/buyers'
import { valueFor } from './random-values.ts'

export type JsonSchema = Record<string, unknown>
interface Content {
  content: { 'application/json'?: { schema: JsonSchema } }
}

interface Described {
  operationId: string
  parameters: { name: string; in: 'path' | 'query'; schema: JsonSchema }[]
  requestBody?: Content
  responses: { 200: Content }
}

export interface Operation {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  described: Described
}

// Streams stay open until the reader closes them.
const STREAMS = new Set(['events'])

/** Every call of the OpenAPI description, except streams. */
export const operations: readonly Operation[] = Object.entries(
  openApi('http://localhost').paths as Record<string, Record<string, Described>>,
)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: described.operationId,
      method: method.toUpperCase() as Operation['method'],
      path,
      described,
    })),
  )
  .filter(({ name }) => !STREAMS.has(name))

/** A request that conforms to the call's description, except for a share of `wrongness` of invalid values. */
export function randomRequest(
  { path, method, described }: Operation,
  random: () => number,
  wrongness: number,
  known: ReadonlyMap<string, string[]>,
) {
  const given = (place: 'path' | 'query') =>
    described.parameters
      .filter((parameter) => parameter.in === place)
      .map(
        ({ name, schema }) =>
          [name, asText(valueFor(schema, random, wrongness, knownFor(known, name, path)))] as const,
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
  const schema = described.requestBody?.content['application/json']?.schema
  const payload = schema
    ? JSON.stringify(valueFor(schema, random, wrongness, known.get('id')))
    : undefined
  return {
    method,
    url: `${url.slice(0, 4000)}${query ? `?${query.slice(0, 8000)}` : ''}`,
    headers: payload ? { 'content-type': 'application/json' } : {},
    payload,
  }
}

/** Ids and aliases in this shop's tables, by the name of their column. */
export async function knownTexts(db: Database): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>()
  for (const table of await db.introspection.getTables()) {
    for (const name of table.columns
      .map((column) => column.name)
      .filter((column) => /^(id|alias|name|serial)$/.test(column))) {
      const { rows } = await sql<{
        value: unknown
      }>`select ${sql.ref(name)} as value from ${sql.table(table.name)} limit 3`.execute(db)
      const values = rows.map(({ value }) => String(value))
      texts.set(name, [...(texts.get(name) ?? []), ...values])
      texts.set(`${table.name}.${name}`, values)
    }
  }
  texts.set('users.id', [demoBuyers.budi.id])
  return texts
}

/** Known values for a parameter: `orderId` gets the ids of orders, `alias` all aliases. */
function knownFor(known: ReadonlyMap<string, string[]>, parameter: string, path: string): string[] {
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
