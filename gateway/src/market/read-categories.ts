import { tableColumns } from '@borong/api/rules/table-columns'
import type { faultMessages } from './messages.ts'

export type Fault = keyof typeof faultMessages

export interface TypedCategory {
  line: number
  slug: string
  parent: string | null
  nameId: string
  nameEn: string
  isAdult: boolean | undefined
  faults: Fault[]
}

const HEADS = {
  slug: /^(alamat|slug|address)/i,
  name: /^(nama|name)$/i,
  english: /^(nama inggris|english)/i,
  parent: /^(induk|parent)/i,
  adult: /^(dewasa|adult)/i,
} as const
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const YES = /^(ya|y|yes|1|true)$/i
const NO = /^(tidak|t|no|n|0|false)$/i
const MOST_SLUG = 60
const MOST_NAME = 60

/** The rows of a file of categories; undefined when its first row names no column for addresses. */
export function readCategories(
  rows: readonly { line: number; cells: readonly string[] }[],
): TypedCategory[] | undefined {
  const columns = tableColumns(rows[0]?.cells, HEADS, 'slug')
  if (!columns) return undefined
  return rows.slice(1).map(({ line, cells }) => {
    const cell = (name: keyof typeof HEADS) => cells[columns[name] ?? -1]?.trim() ?? ''
    const faults: Fault[] = []
    const slug = cell('slug').toLowerCase()
    if (!SLUG.test(slug) || slug.length > MOST_SLUG) faults.push('slug')
    const name = cell('name')
    const english = cell('english') || name
    if (name === '' || name.length > MOST_NAME || english.length > MOST_NAME) faults.push('name')
    const adult = cell('adult')
    if (adult !== '' && !YES.test(adult) && !NO.test(adult)) faults.push('adult')
    return {
      line,
      slug,
      parent: cell('parent').toLowerCase() || null,
      nameId: name,
      nameEn: english,
      isAdult: adult === '' ? undefined : YES.test(adult),
      faults,
    }
  })
}
