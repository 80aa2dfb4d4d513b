import type { NamedCategory } from '../catalogue/public.ts'
import type { FileRow } from '../desk/public.ts'
import type { Fault, TypedCategory } from './read-categories.ts'

/** The big categories, whose pages the shop has. */
const AREAS: ReadonlySet<string> = new Set(['big-resto', 'big-office', 'big-mart', 'big-auto'])
const DEEPEST = 3

interface Standing {
  level: number
  parent: string | null
  nameId: string
  nameEn: string
  isAdult: boolean
}

/** Judges each row by the categories that are there and the rows before it. */
export function judgeCategories(
  rows: readonly TypedCategory[],
  standing: ReadonlyMap<string, Standing>,
): { report: FileRow<Fault>[]; put: NamedCategory[] } {
  const all = new Map(standing)
  const seen = new Set<string>()
  const put: NamedCategory[] = []
  const report = rows.map((row): FileRow<Fault> => {
    const before = standing.get(row.slug)
    const above = row.parent === null ? undefined : all.get(row.parent)
    const faults = [...row.faults]
    if (seen.has(row.slug)) faults.push('repeated')
    seen.add(row.slug)
    if (row.parent === null && !AREAS.has(row.slug)) faults.push('area')
    if (row.parent !== null && !above) faults.push('parent')
    if ((above?.level ?? 0) >= DEEPEST) faults.push('deep')
    if (before && before.parent !== row.parent) faults.push('moved')
    const place = { line: row.line, name: row.slug }
    if (faults.length > 0) return { ...place, result: 'faulty', faults }
    const next = {
      level: (above?.level ?? 0) + 1,
      parent: row.parent,
      nameId: row.nameId,
      nameEn: row.nameEn,
      isAdult: row.isAdult ?? before?.isAdult ?? above?.isAdult ?? false,
    }
    all.set(row.slug, next)
    const isSame =
      before?.nameId === next.nameId &&
      before.nameEn === next.nameEn &&
      before.isAdult === next.isAdult
    if (!isSame)
      put.push({
        slug: row.slug,
        parent: row.parent,
        name: { id: row.nameId, en: row.nameEn },
        isAdult: row.isAdult,
      })
    return { ...place, result: before ? (isSame ? 'same' : 'changed') : 'created', faults: [] }
  })
  return { report, put }
}
