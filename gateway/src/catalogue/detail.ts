import type { CallReply } from '@borong/api/define'
import type { productDetail } from '@borong/api/catalogue'
import type { SellerCard } from '@borong/api/catalogue-entities'
import type { PriceTier } from '@borong/api/rules/price-tier'
import { sql } from 'kysely'
import { dealAt } from '../campaigns/deals.ts'
import { GALLERY_SIZE } from '../pictures/descriptor.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import { cardFor, type CardRow, isGuest } from './cards.ts'

type Detail = CallReply<typeof productDetail>['result']

interface CategoryName {
  id: number
  slug: string
  level: 1 | 2 | 3
  id_name: string
  en_name: string
}

interface DetailRow extends CardRow {
  tiers: PriceTier[]
  step: number
  stock: number
  weight_grams: number
  length_cm: number
  width_cm: number
  height_cm: number
  is_scg: boolean
  description: string
  specification: { name: string; value: string }[]
  listed_at: Date
  brand: { id: number; alias: string; name: string } | null
  categories: CategoryName[]
  seller_card: Omit<SellerCard, 'categories' | 'items'>
  city: string
  province: string
  joined_year: number
  response_minutes: number
  deal: { price: number; quota: number; sold: number; max_quantity: number } | null
  is_wished: boolean
}

const category = (alias: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'slug', ${sql.ref(`${alias}.slug`)}, 'level', ${sql.ref(`${alias}.level`)},
    'id_name', ${sql.ref(`${alias}.name_id`)}, 'en_name', ${sql.ref(`${alias}.name_en`)})`

/** A product with everything its page shows: one statement, each part found by its key. */
export async function findDetail(
  db: Database,
  asked: { alias: string; seller: string; visitor: Visitor; language: Language; now: Date },
): Promise<Detail | undefined> {
  const deal = dealAt(asked.now.getTime())
  const { rows } = await sql<DetailRow>`
    select p.card, f.in_stock, p.hides_price, p.tiers, p.step, s.stock, p.weight_grams, p.length_cm, p.width_cm, p.height_cm,
      p.is_scg, p.description, p.specification, p.listed_at, v.card as seller_card, v.city, v.province, v.joined_year,
      v.response_minutes,
      case when b.id is null then null else jsonb_build_object('id', b.id, 'alias', b.alias, 'name', b.name) end as brand,
      jsonb_build_array(${category('c1')}, ${category('c2')}, ${category('c3')}) as categories,
      case when d.product_id is null then null else jsonb_build_object('price', d.price, 'quota', d.quota,
        'sold', d.base_sold + coalesce(sale.sold, 0), 'max_quantity', d.max_quantity) end as deal,
      exists (select 1 from wishes w where w.user_id = ${asked.visitor.userId ?? ''} and w.product_id = p.id) as is_wished
    from products p
    join sellers v on v.id = p.seller_id
    join product_stock s on s.product_id = p.id
    join product_search f on f.id = p.id
    join categories c3 on c3.id = p.category_id
    join categories c2 on c2.id = c3.parent_id
    join categories c1 on c1.id = c2.parent_id
    left join brands b on b.id = p.brand_id
    left join daily_deal_pool d on d.product_id = p.id and d.deal_group = ${deal.group}
    left join daily_deal_sales sale on sale.deal_id = ${deal.id} and sale.product_id = p.id
    where p.alias = ${asked.alias} and v.alias = ${asked.seller}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  return detailOf(row, asked, { id: String(deal.id), end_date: new Date(deal.end).toISOString() })
}

function detailOf(row: DetailRow, asked: { visitor: Visitor; language: Language }, deal: { id: string; end_date: string }): Detail {
  const card = cardFor(row, asked.visitor)
  const masked = row.hides_price && isGuest(asked.visitor)
  const usual = row.tiers[0]?.price ?? 0
  return {
    ...card,
    images: [card.image, ...Array.from({ length: GALLERY_SIZE - 1 }, (_, index) => `${card.image}/${index + 2}`)],
    prices: masked ? [] : row.tiers,
    stock: row.stock,
    step: row.step,
    weight: row.weight_grams,
    weight_uom: 'gram',
    length: row.length_cm,
    width: row.width_cm,
    height: row.height_cm,
    dimension_uom: 'cm',
    is_scg: row.is_scg,
    description: row.description,
    specification: row.specification,
    brand: row.brand ? { ...row.brand, id: String(row.brand.id), image: `b/${row.brand.id}` } : null,
    categories: row.categories.map((it) => ({
      id: String(it.id),
      slug: it.slug,
      level: it.level,
      name: asked.language === 'en' ? it.en_name : it.id_name,
    })),
    seller: {
      ...row.seller_card,
      city: row.city,
      province: row.province,
      joined_year: row.joined_year,
      response_minutes: row.response_minutes,
    },
    daily_deal: row.deal ? { ...deal, ...row.deal, discount_percentage: Math.round((1 - row.deal.price / usual) * 100) } : null,
    is_wished: row.is_wished,
    listed_at: row.listed_at.toISOString(),
  }
}
