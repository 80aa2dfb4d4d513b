import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyInstance } from 'fastify'
import { API_VERSION } from './api-version.ts'
import { describedCalls, type DescribedCall } from './described-calls.ts'
import { releaseSchema } from './release-shape.ts'
import { shapes } from './shapes.ts'

type Json = Record<string, unknown>

const PREFIX = '/registry/v1'

/** Answers the description of all calls as OpenAPI 3.1. */
export function openApiRoute(app: FastifyInstance) {
  app.get('/openapi.json', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(openApi()),
  )
}

/** Answers the JSON Schema of the records that the registry accepts. */
export function releaseSchemaRoute(app: FastifyInstance) {
  app.get('/release.schema.json', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/schema+json')
      .send(JSON.stringify(releaseSchema())),
  )
}

/** The description of the registry's calls as OpenAPI 3.1. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [call, described] of Object.entries(describedCalls)) {
    const [method = '', path = ''] = call.split(' ')
    const prefixes = described.isInDryRun ? [PREFIX, `${PREFIX}/dry-run`] : [PREFIX]
    for (const prefix of prefixes) {
      const address = prefix + path.replace(/:(\w+)/g, '{$1}')
      paths[address] = { ...paths[address], [method.toLowerCase()]: operation(path, described) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Registry of releases', version: String(API_VERSION) },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: PROBLEM },
    },
  }
}

const PROBLEM = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    message: { type: 'string' },
    hint: { type: 'string' },
    reasons: { type: 'array', items: { $ref: '#/components/schemas/Problem' } },
  },
  required: ['name', 'message'],
}

const TOKENS = {
  none: 'Needs no token.',
  any: 'Needs the token of a squad or the admin.',
  unit: 'Needs the token of the unit or the admin.',
  admin: 'Needs the token of the admin.',
}

function operation(
  path: string,
  { summary, token, query, body, answers = [200] }: DescribedCall,
): Json {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    summary,
    description: TOKENS[token],
    ...(token === 'none' ? {} : { security: [{ token: [] }] }),
    parameters: [...inPath, ...(query ? parametersOf(query) : [])],
    ...(body ? { requestBody: { required: true, content: contentOf(body) } } : {}),
    responses: {
      ...Object.fromEntries(
        answers.map((status) => [status, { description: status === 204 ? 'Nothing' : 'Done' }]),
      ),
      default: {
        description: 'A refusal with its reasons',
        content: json({ $ref: '#/components/schemas/Problem' }),
      },
    },
  }
}

const json = (schema: Json) => ({ 'application/json': { schema } })

const contentOf = (body: keyof typeof shapes | 'binary') =>
  body === 'binary' ? { 'application/octet-stream': {} } : json(schemaOf(body))

function schemaOf(name: keyof typeof shapes): Json {
  const { $schema: _, ...schema } = toJsonSchema(shapes[name], {
    errorMode: 'ignore',
    typeMode: 'input',
    target: 'draft-2020-12',
  }) as Json
  return schema
}

function parametersOf(query: keyof typeof shapes): object[] {
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
