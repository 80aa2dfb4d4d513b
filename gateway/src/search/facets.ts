import type { CallReply } from '@borong/api/shape'
import type { searchFacets } from '@borong/api/search.shapes'
import { type RawBuilder, sql } from 'kysely'
import { isGuest } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import {
  asAttributes,
  attributesIn,
  type CountedAttributes,
  hasAttributes,
} from './attribute-facets.ts'
import { categoriesNamed } from './category-names.ts'
import { byAttribute, conditionsOf, type ProductFilters } from './conditions.ts'
import {
  asBrands,
  asCategories,
  asCities,
  counted,
  grouped,
  groupsCount,
  hitsCount,
  memberships,
  MOST_FACETED,
  readFacets,
} from './facet-values.ts'
import { countGroups, groupOf, isGrouped } from './product-groups.ts'
import { textConfig } from './text-config.ts'
import { searchUnderstood } from './understand/search-understood.ts'

type Facets = CallReply<typeof searchFacets>['data']
type Flag = 'free_shipping' | 'in_stock' | 'personal_courier' | 'discounted' | 'well_rated'
type Lists = Pick<Facets, 'categories' | 'brands' | 'cities' | 'memberships' | 'price'>

interface Counted extends Lists {
  wide: Lists['categories']
  attributes: CountedAttributes | null
  flags: Record<Flag, number>
}

interface Asking {
  visitor: Visitor
  language: Language
}

/** The number of products for each value of each filter, for the keyword as the list understands it. */
export async function countFacets(
  db: Database,
  filters: ProductFilters,
  asking: Asking,
): Promise<Facets> {
  const {
    attempt: _,
    city: __,
    ...facets
  } = await searchUnderstood(db, filters, (wanted) => count(db, wanted, asking))
  return facets
}

/** Counts the values of one filter as if none of them were chosen, all in one statement. */
async function count(db: Database, filters: ProductFilters, { visitor, language }: Asking) {
  const guest = isGuest(visitor)
  const conditions = await conditionsOf(db, filters, {
    config: await textConfig(db),
    isGuest: guest,
  })
  const { where, without } = conditions
  const chosen = filters.category ? await categoriesNamed(db, filters.category) : []
  const [leaves, wide] = [chosen.filter(isLeaf), chosen.filter((one) => !isLeaf(one))]
  const sources = new Map([['hits', hitsBy(where)]])
  const source = (name: string, isChosen: boolean, others: RawBuilder<unknown>) => {
    if (isChosen) sources.set(name, hitsBy(others))
    return sql.ref(isChosen ? name : 'hits')
  }
  const hits = sql.ref('hits')
  const counting = isGrouped(filters) ? groupsCount : hitsCount
  // Inside a wide category the buyer narrows to its leaves; beside a chosen leaf all other leaves remain options.
  const ofCategories = source('by_category', leaves.length > 0, without('category'))
  const ofBrands = source('by_brand', filters.brand !== undefined, without('brand'))
  const ofCities = source('by_city', filters.city !== undefined, without('city'))
  const ofMembers = source('by_membership', filters.membership !== undefined, without('membership'))
  const isPriced = filters.price_min !== undefined || filters.price_max !== undefined
  const ofPrices = source('by_price', isPriced, without('price_min', 'price_max'))
  const ofAttributes = new Map(
    [...byAttribute(filters.attr).keys()].map((attribute) => [
      attribute,
      source(`by_attr_${attribute}`, true, without(`attr.${attribute}`)),
    ]),
  )
  const chosenAttributes = filters.attr ?? []
  // A guest does not see hidden prices, so the range and the counts exclude them.
  const shown = guest ? sql`not h.hides_price` : sql`true`
  const brandIds = sql`(select id from brands where alias = any(${filters.brand ?? []}::text[]))`
  const ids = leaves.map(({ id }) => id)
  const lists = {
    categories: asCategories(
      grouped(ofCategories, sql`h.category3`, sql`id = any(${ids}::integer[])`, counting),
      language,
    ),
    // The chosen wide categories, and the parents of the chosen leaves.
    wide: asCategories(
      sql`(select id, true as is_chosen, (select ${counting}::integer from ${ofCategories} h
        where w.id in (h.category1, h.category2)) as count
        from categories w where id = any(${wide.map(({ id }) => id)}::integer[])
          or id in (select parent_id from categories where id = any(${ids}::integer[]))) g`,
      language,
    ),
    brands: asBrands(grouped(ofBrands, sql`h.brand_id`, sql`id in ${brandIds}`, counting)),
    cities: asCities(
      grouped(ofCities, sql`h.city`, sql`id = any(${filters.city ?? []}::text[])`, counting),
    ),
    memberships: memberships(ofMembers, counting),
    price: sql`(select case when count(*) > 0 then json_build_object('min', min(h.price), 'max', max(h.price)) end
      from ${ofPrices} h where ${shown})`,
    attributes: hasAttributes(filters)
      ? asAttributes(hits, ofAttributes, chosenAttributes, counting)
      : sql`null::json`,
    flags: counted(
      hits,
      {
        free_shipping: sql`h.free_shipping`,
        in_stock: sql`h.in_stock`,
        personal_courier: sql`h.personal_courier`,
        discounted: sql`h.discount_percentage > 0 and ${shown}`,
        well_rated: sql`h.rating >= 4`,
      },
      counting,
    ),
  }
  const {
    wide: widely,
    categories,
    attributes,
    flags,
    ...rest
  } = await readFacets<Counted>(db, sources, lists, counting)
  const total = isGrouped(filters) ? await countGroups(db, conditions) : undefined
  return {
    ...rest,
    categories: [...widely, ...categories],
    ...flags,
    attributes: attributesIn(attributes, chosenAttributes, language),
    ...(total ? { ...total, has_more: total.total_capped } : {}),
  }
}

const isLeaf = ({ level }: { level: number }) => level === 3

const hitsBy = (where: RawBuilder<unknown>) => sql`
  select ${groupOf} as key, f.category1, f.category2, f.category3, f.brand_id, f.city, f.membership, f.price, f.discount_percentage,
    f.rating, f.attributes, f.free_shipping, f.in_stock, f.personal_courier, f.hides_price
  from product_search f where ${where} limit ${MOST_FACETED + 1}`
