/** The part of JSON Schema that the shapes of calls use. */
export interface JsonSchema {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  [limit: string]: unknown
}

// Keywords that allow fewer values with a bigger number, and those that do with a smaller one.
const RISING = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum']
const FALLING = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum']

/**
 * The place where a value that `from` allows may not fit `to`; undefined when all fit. With `limits`, lengths, ranges
 * and patterns count too: they bind a sender, but not a reader.
 */
export function misfit(
  from: JsonSchema,
  to: JsonSchema,
  limits: boolean,
  path = '',
): string | undefined {
  const sources = alternatives(from)
  if (sources.length > 1 || sources[0] !== from) {
    return firstOf(sources, (one) => misfit(one, to, limits, path))
  }
  const targets = alternatives(to)
  if (targets.length > 1 || targets[0] !== to) {
    const reasons = targets.map((one) => misfit(from, one, limits, path))
    if (!reasons.every(Boolean)) return undefined
    const value = 'const' in from ? JSON.stringify(from.const) : String(from.type ?? 'anything')
    return `${path || 'it'} does not fit as ${value}`
  }
  if (isAnything(to)) return undefined
  if ('const' in to)
    return from.const === to.const
      ? undefined
      : `${path || 'it'} is not always ${JSON.stringify(to.const)}`
  const type = 'const' in from ? typeOf(from.const) : from.type
  if (to.type !== type && !(to.type === 'number' && type === 'integer')) {
    return `${path || 'it'} is ${String(type ?? 'anything')}, not ${String(to.type)}`
  }
  if (limits && !('const' in from)) {
    const limit = tightened(from, to)
    if (limit) return `${path || 'it'} has a tighter ${limit}`
  }
  if (to.type === 'array') return misfit(from.items ?? {}, to.items ?? {}, limits, `${path}[]`)
  return to.type === 'object' ? objectMisfit(from, to, limits, path) : undefined
}

function objectMisfit(from: JsonSchema, to: JsonSchema, limits: boolean, path: string) {
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const missing = (to.required ?? []).find((name) => !from.required?.includes(name))
  if (missing) return `${at(missing)} may be missing`
  const known = Object.entries(to.properties ?? {})
  const wrong = firstOf(known, ([name, expected]) => {
    const given = from.properties?.[name]
    return given && misfit(given, expected, limits, at(name))
  })
  if (wrong) return wrong
  const rest = to.additionalProperties
  const unknown = Object.entries(from.properties ?? {}).filter(([name]) => !to.properties?.[name])
  if (limits && rest === false && unknown[0]) return `${at(unknown[0][0])} is no longer taken`
  if (typeof rest !== 'object') return undefined
  const others = typeof from.additionalProperties === 'object' ? [from.additionalProperties] : []
  return firstOf([...unknown.map(([, one]) => one), ...others], (one) =>
    misfit(one, rest, limits, at('*')),
  )
}

function alternatives(schema: JsonSchema): readonly JsonSchema[] {
  if (schema.anyOf ?? schema.oneOf) return (schema.anyOf ?? schema.oneOf)!
  if (schema.enum) return schema.enum.map((value) => ({ const: value }))
  if (Array.isArray(schema.type))
    return (schema.type as string[]).map((type) => ({ ...schema, type }))
  return [schema]
}

const isAnything = ({ type, ...rest }: JsonSchema) => type === undefined && !('const' in rest)

const typeOf = (value: unknown) =>
  value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value

function tightened(from: JsonSchema, to: JsonSchema): string | undefined {
  const number = (schema: JsonSchema, name: string, open: number) =>
    typeof schema[name] === 'number' ? schema[name] : open
  return (
    RISING.find((name) => number(to, name, -Infinity) > number(from, name, -Infinity)) ??
    FALLING.find((name) => number(to, name, Infinity) < number(from, name, Infinity)) ??
    ['pattern', 'format'].find((name) => to[name] !== undefined && to[name] !== from[name])
  )
}

function firstOf<T>(list: readonly T[], find: (one: T) => string | undefined): string | undefined {
  for (const one of list) {
    const found = find(one)
    if (found) return found
  }
  return undefined
}
