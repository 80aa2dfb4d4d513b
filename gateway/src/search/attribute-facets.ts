import type { CallReply } from '@borong/api/shape'
import type { searchFacets } from '@borong/api/search.shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../server/domain.ts'
import { attributeName } from './attribute-names.ts'
import type { ProductFilters } from './conditions.ts'
import { hitsCount, MOST_VALUES, valuesIn } from './facet-values.ts'
import { attributeMessages } from './messages.ts'
import { type Attribute, attributeIn, ATTRIBUTES } from './understand/attributes-of.ts'

type Sql = RawBuilder<unknown>
type AttributeFacets = NonNullable<CallReply<typeof searchFacets>['data']['attributes']>

/** The values of all attributes, and the number of products that have any or none of them. */
export interface CountedAttributes {
  values: { value: string; count: number }[]
  total: number
}

/** An attribute describes a list when so many of its products have it. */
const LEAST_COVERED = 0.1

/** Whether the list has goods of one kind. In a list of everything, sizes and colours describe nothing. */
export const hasAttributes = (filters: ProductFilters): boolean =>
  [filters.keyword, filters.category, filters.brand, filters.seller, filters.attr].some(
    (one) => one !== undefined,
  )

/**
 * The values of attributes with their counts. Those of a chosen attribute come from a source of its own, as if none of them
 * were chosen; `hits` has those of the others.
 */
export function asAttributes(
  hits: Sql,
  own: ReadonlyMap<string, Sql>,
  chosen: readonly string[],
  counting = hitsCount,
): Sql {
  const isChosen = sql`id = any(${[...chosen]}::text[])`
  const kind = sql`split_part(id, '.', 1)`
  const valuesOf = (from: Sql, condition: Sql) => sql`
    select id, count(*)::integer as count, ${isChosen} as is_chosen,
      row_number() over (partition by ${kind} order by ${isChosen} desc, count(*) desc, id) as place
    from ${valuesIn(from, sql`unnest(h.attributes)`, counting)} where ${condition} group by id`
  const parts = [
    valuesOf(hits, sql`${kind} <> all(${[...own.keys()]}::text[])`),
    ...[...own].map(([attribute, from]) => valuesOf(from, sql`${kind} = ${attribute}`)),
  ]
  return sql`json_build_object('total', (select count(*) from ${valuesIn(hits, sql`0`, counting)}), 'values', (
    select coalesce(json_agg(json_build_object('value', id, 'count', count)
      order by is_chosen desc, count desc, id), '[]')
    from (${sql.join(parts, sql` union all `)}) g where place <= ${MOST_VALUES}))`
}

/** The attributes that tell the products of a list apart, and those that are chosen, with names in this language. */
export function attributesIn(
  counted: CountedAttributes | null,
  chosen: readonly string[],
  language: Language,
): AttributeFacets {
  if (!counted) return []
  const { values, total } = counted
  const isChosen = (attribute: Attribute) => chosen.some((one) => attributeIn(one) === attribute)
  return ATTRIBUTES.flatMap((attribute) => {
    const own = values.filter(({ value }) => attributeIn(value) === attribute)
    const covered = own.reduce((sum, { count }) => sum + count, 0)
    const differs = own.some(({ count }) => count < total)
    if (!isChosen(attribute) && (!differs || covered < total * LEAST_COVERED)) return []
    return {
      attribute,
      name: attributeMessages[attribute][language],
      values: own.map(({ value, count }) => ({
        value,
        name: attributeName(value, language),
        count,
      })),
    }
  })
}
