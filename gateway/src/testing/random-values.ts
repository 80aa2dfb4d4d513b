type Schema = Record<string, unknown>

/** A PRNG with a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const nasty: unknown[] = [
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '💥'.repeat(100),
  "'; drop table users; --",
  '%',
  '_%\\',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'x'.repeat(70_000),
  0,
  -1,
  -0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 63,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { constructor: { prototype: { admin: true } } },
  '2026-02-30',
  '99999999999999999999999999',
  'NaN',
]

const texts = [
  'budi',
  'beras',
  '081200000001',
  'budi@contoh.id',
  '1',
  '42',
  'IDR',
  'Jakarta',
  'semen 40kg',
  '2020-01-01',
  'Borong#2026',
  '123456',
]

/** A value for a schema; a share of `wrongness` of its parts is invalid, and texts may be from `known`. */
export function valueFor(
  schema: Schema | undefined,
  random: () => number,
  wrongness: number,
  known: readonly string[] = [],
): unknown {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  if (!schema || random() < wrongness) return pick(nasty)
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return valueFor(pick(choices), random, wrongness, known)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return pick(schema.enum)
  switch (schema.type) {
    case 'object': {
      const required = new Set((schema.required ?? []) as string[])
      const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
      const given = fields.filter(([name]) =>
        required.has(name) ? random() >= wrongness / 2 : random() < 0.6,
      )
      return Object.fromEntries(
        given.map(([name, field]) => [name, valueFor(field, random, wrongness, known)]),
      )
    }
    case 'array': {
      const least = Number(schema.minItems ?? 0)
      const length = least + Math.floor(random() * 3)
      return Array.from({ length }, () =>
        valueFor(schema.items as Schema, random, wrongness, known),
      )
    }
    case 'string': {
      if (schema.format === 'uuid')
        return '01983f00-0000-7000-8000-00000000000' + Math.floor(random() * 10)
      const digits = /^\^\\d\{(\d+)/.exec(String(schema.pattern ?? ''))?.[1]
      if (digits)
        return String(Math.floor(random() * 10 ** Number(digits))).padStart(Number(digits), '0')
      // Ids of this shop reach the code behind the first lookup.
      if (known.length > 0 && random() < 0.6) return pick(known)
      return pick(texts)
        .padEnd(Number(schema.minLength ?? 0), 'a')
        .slice(0, Number(schema.maxLength ?? 100))
    }
    case 'integer':
      return Math.floor(random() * 100)
    case 'number':
      return pick([0, 1, 2, 10, 1000, 1990, -6.2, 106.8])
    case 'boolean':
      return random() < 0.5
    case 'null':
      return null
    default:
      return pick(nasty)
  }
}
