import { foreignUses, type TableUse } from './table-uses.ts'

/** How many statements of a domain read a table of another one, by domain and table. */
export type ForeignReads = Record<string, Record<string, number>>

/** Tables that their owner publishes: every domain may read them. The catalogue stores them for search. */
const PUBLISHED = new Set(['product_search', 'seller_search'])

export function foreignReads(uses: readonly TableUse[] = foreignUses()): ForeignReads {
  const reads: ForeignReads = {}
  const counted = uses.filter(({ table, isWrite }) => !isWrite && !PUBLISHED.has(table))
  for (const { domain, table } of counted.toSorted((a, b) =>
    `${a.domain} ${a.table}` < `${b.domain} ${b.table}` ? -1 : 1,
  )) {
    const tables = (reads[domain] ??= {})
    tables[table] = (tables[table] ?? 0) + 1
  }
  return reads
}

/** The errors in the statements of domains on tables of others. `declared` are the known reads. */
export function findForeignUses(
  declared: ForeignReads,
  uses: readonly TableUse[] = foreignUses(),
): string[] {
  const writes = uses
    .filter(({ isWrite }) => isWrite)
    .map(({ file, table }) => `${file} writes ${table}, which another domain owns: ask its owner.`)
  const reads = foreignReads(uses)
  const domains = new Set([...Object.keys(reads), ...Object.keys(declared)])
  const changed = [...domains].flatMap((domain) => {
    const [now, known] = [reads[domain] ?? {}, declared[domain] ?? {}]
    const tables = new Set([...Object.keys(now), ...Object.keys(known)])
    return [...tables].flatMap((table) => {
      const [count, allowed] = [now[table] ?? 0, known[table] ?? 0]
      if (count > allowed)
        return `${domain} reads ${table} in ${count} statements, and ${allowed} are declared: ask the owner of the table.`
      return count < allowed
        ? `${domain} reads ${table} in ${count} statements only: record the lower number with node gateway/scripts/tables.ts.`
        : []
    })
  })
  return [...writes, ...changed]
}
