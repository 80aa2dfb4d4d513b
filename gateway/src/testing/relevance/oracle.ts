import { halfOf, type Judged } from './keywords.ts'

/** The parts that a product of the market generator is made of. */
export interface Made {
  name: string
  noun: string
  brand: string
  kind: string
  size: string
}

/**
 * Keywords made of the parts of the market's products, with exact grades: 3 for the parts of the keyword, 2 for another
 * brand, kind or size of the noun.
 */
export function oracleKeywords(all: readonly Made[], most: number): Judged[] {
  const step = Math.max(1, Math.floor(all.length / most))
  const chosen = all.filter((_, index) => index % step === 0).slice(0, most)
  const made = chosen.map((one, index) => {
    const part = (['brand', 'kind', 'size'] as const)[index % 3]!
    return { one, part, query: `${one.noun} ${one[part]}`.trim().toLowerCase() }
  })
  const unique = new Map(made.map((entry) => [entry.query, entry]))
  const byName = new Map(all.map((one) => [one.name, one]))
  return [...unique.values()].map(({ one, part, query }) => ({
    kind: `oracle: noun and ${part}`,
    query,
    half: halfOf(query),
    grade(name) {
      const shown = byName.get(name)
      if (!shown || shown.noun !== one.noun) return 0
      return shown[part] === one[part] ? 3 : 2
    },
  }))
}
