import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Call, CallAccess } from './call.ts'
import { calls, shapeFor } from './described.ts'
import type { CallShape, Refusal } from './shape.ts'

type JsonSchema = Record<string, unknown>

const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    target: 'draft-2020-12',
  }) as JsonSchema
  return rest
}

const security: Record<CallAccess, object[]> = {
  open: [],
  basic: [{ basic: [] }],
  guest: [{ guestToken: [] }, { accessToken: [] }],
  login: [{ accessToken: [] }],
  refresh: [{ refreshToken: [] }],
  key: [{ apiKey: [] }],
}

const schemes: Readonly<Record<string, object>> = {
  basic: { type: 'http', scheme: 'basic' },
  guestToken: { type: 'http', scheme: 'bearer', description: 'From /sso/v1/authorize' },
  accessToken: { type: 'http', scheme: 'bearer', description: 'From /sso/v1/login' },
  refreshToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'From /sso/v1/login or /sso/v1/retoken',
  },
  apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: bk_…' },
}

const schemesOf = (access: CallAccess) =>
  Object.fromEntries(
    security[access].flatMap(Object.keys).map((name) => [name, schemes[name]] as const),
  )

/** The fields of one of a shape's objects, as parameters of a path or a query. */
function parameters(schema: GenericSchema | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: JsonSchema
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

function refusals(shape: CallShape, access: CallAccess): Record<string, object> {
  const byStatus = new Map<string, string[]>()
  const add = (status: number, line: string) =>
    byStatus.set(String(status), [...(byStatus.get(String(status)) ?? []), line])
  if (shape.params || shape.query || shape.body)
    add(400, '`INVALID_REQUEST`: `errors` names the fields')
  // A call with an API key lists its own refusal.
  if (access !== 'open' && access !== 'key') add(401, '`UNAUTHORIZED`')
  for (const [name, refusal] of Object.entries<Refusal>(shape.refusals ?? {})) {
    add(
      refusal.status,
      `\`${name}\`${refusal.code === undefined ? '' : ` (code ${refusal.code})`}: ${refusal.id} / ${refusal.en}`,
    )
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      {
        description: lines.map((line) => `- ${line}`).join('\n'),
        content: json({ $ref: '#/components/schemas/Problem' }),
      },
    ]),
  )
}

const oneFile = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  },
}

/** The subject of a description, and the access of its calls. */
interface About {
  title: string
  description: string
  only?: CallAccess
}

const everything: About = {
  title: 'Borong gateway',
  description: 'Every call of the shop. Texts are Indonesian unless Accept-Language is en.',
}

/**
 * The OpenAPI 3.1 description of every call, or of those with one access, made from the shapes. `server` is the base
 * address of the paths.
 */
export function openApi(
  server: string,
  { title, description, only }: About = everything,
): JsonSchema {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of Object.values<Call>(calls)) {
    const shape = shapeFor(call)
    const { id, host, method, path, access } = call
    if (!shape || (only && access !== only)) continue
    const { summary, params, query, body, reply } = shape
    const described = path.replace(/:(\w+)/g, '{$1}')
    const operations = (paths[described] ??= {})
    operations[method.toLowerCase()] = {
      operationId: id,
      summary,
      tags: [
        path.split('/').find((part) => part && !/^(core|api|mobile|v\d)$/.test(part)) ?? 'other',
      ],
      'x-host': host,
      'x-who': access,
      security: security[access],
      parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
      ...(shape.upload ? { requestBody: { required: true, content: oneFile } } : {}),
      ...(body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}),
      responses: {
        200: { description: 'Success', content: json(schemaOf(reply, 'output')) },
        ...refusals(shape, access),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description,
    },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: only ? schemesOf(only) : schemes,
      schemas: {
        Problem: {
          type: 'object',
          required: ['name', 'message'],
          properties: {
            name: { type: 'string' },
            code: { type: 'integer' },
            message: { type: 'string' },
            errors: {
              type: 'object',
              additionalProperties: { type: 'array', items: { type: 'string' } },
            },
            data: {},
          },
        },
      },
    },
  }
}
