import type { CallReply } from '@borong/api/shape'
import type { relatedProducts } from '@borong/api/catalogue.shapes'
import { topProducts } from './product-list.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'

type Related = CallReply<typeof relatedProducts>['result']

const PER_CATEGORY = 12
const NEIGHBOURS = 3

/** Related products; undefined for an unknown product. Those of an age-restricted product are age-restricted too. */
export async function findRelated(
  db: Database,
  alias: string,
  { visitor, language, isAdult }: { visitor: Visitor; language: Language; isAdult: boolean },
): Promise<Related | undefined> {
  const product = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .where('products.alias', '=', alias)
    .select([
      'products.id',
      'products.is_adult',
      'categories.id as category_id',
      'categories.parent_id',
    ])
    .executeTakeFirst()
  if (!product) return undefined
  if (product.is_adult && !isAdult) return []
  const categories = await db
    .selectFrom('categories')
    .where('parent_id', '=', product.parent_id)
    .where('is_adult', '=', product.is_adult)
    .select(['id', 'slug', 'level', 'name_id', 'name_en'])
    .orderBy('id')
    .execute()
  const own = categories.filter((category) => category.id === product.category_id)
  const others = categories
    .filter((category) => category.id !== product.category_id)
    .slice(0, NEIGHBOURS)
  const groups = await Promise.all(
    [...own, ...others].map(async (category) => {
      const filters = {
        category: [category.slug],
        age_restricted: product.is_adult,
        order_by: 'relevance' as const,
      }
      const items = await topProducts(db, filters, visitor, PER_CATEGORY + 1)
      return {
        category: {
          id: String(category.id),
          slug: category.slug,
          level: category.level,
          name: language === 'en' ? category.name_en : category.name_id,
        },
        items: items.filter((item) => item.id !== String(product.id)).slice(0, PER_CATEGORY),
      }
    }),
  )
  return groups.filter((group) => group.items.length > 0)
}
