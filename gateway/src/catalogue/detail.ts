import { productCode } from '@borong/api/rules/product-code'
import type { CallReply } from '@borong/api/shape'
import type { productDetail } from '@borong/api/catalogue.shapes'
import type { PriceTier } from '@borong/api/rules/price-tier'
import { sql } from 'kysely'
import { dealAt } from './deals.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import { cardFor, type CardRow, isGuest } from './cards.ts'
import { gtinText } from './gtin.ts'
import { specificationIn } from './specification.ts'
import type { CategoryStep, StoredSellerCard } from './table.ts'

type Detail = CallReply<typeof productDetail>['result']

interface DetailRow extends Omit<CardRow, 'in_stock'> {
  minimum_order: number
  tiers: PriceTier[]
  step: number
  picture_count: number
  stock: number
  weight_grams: number
  length_cm: number
  width_cm: number
  height_cm: number
  is_scg: boolean
  storage: Detail['storage']
  description: string
  specification: { name: string; value: string }[]
  gtin: string | null
  gtin_length: number | null
  listed_at: Date
  brand: { id: number; alias: string; name: string } | null
  categories: CategoryStep[]
  seller_card: StoredSellerCard
  city: string
  province: string
  is_pkp: boolean
  joined_year: number
  response_minutes: number
  deal: { price: number; quota: number; sold: number; max_quantity: number } | null
  is_wished: boolean
  is_reminded: boolean
  other_sellers: number
}

/** The offers of other sellers that a product page shows. */
const MOST_OTHERS = 3

/**
 * A product with all data of its page, in one statement; each part is found by its key. The parts are subqueries, not
 * joins: the planner would take longer to order a dozen joins than the query takes to run.
 */
export async function findDetail(
  db: Database,
  input: { alias: string; seller: string; visitor: Visitor; language: Language; now: Date },
): Promise<Detail | undefined> {
  const deal = dealAt(input.now.getTime())
  const { rows } = await sql<DetailRow>`
    select p.card, p.picture_count, p.hides_price, p.tiers, p.step, p.weight_grams, p.length_cm, p.width_cm, p.height_cm, p.is_scg, p.storage,
      p.description, p.specification, p.gtin, p.gtin_length, p.listed_at, p.minimum_order, v.card as seller_card, v.city, v.province, v.is_pkp, v.joined_year,
      v.response_minutes,
      (select s.stock from product_stock s where s.product_id = p.id) as stock,
      (select jsonb_build_object('id', b.id, 'alias', b.alias, 'name', b.name) from brands b where b.id = p.brand_id) as brand,
      (select c.path from categories c where c.id = p.category_id) as categories,
      (select jsonb_build_object('price', d.price, 'quota', d.quota, 'max_quantity', d.max_quantity, 'sold', d.base_sold + coalesce(
        (select sale.sold from daily_deal_sales sale where sale.deal_id = ${deal.id} and sale.product_id = d.product_id), 0))
        from daily_deal_pool d where d.product_id = p.id and d.deal_group = ${deal.group}) as deal,
      exists (select 1 from wishes w where w.user_id = ${input.visitor.userId ?? ''} and w.product_id = p.id) as is_wished,
      exists (select 1 from stock_reminders r where r.product_id = p.id and r.user_id = ${input.visitor.userId ?? ''}) as is_reminded,
      (select count(*)::integer from (
        select 1 from product_search f join product_search o on o.group_key = f.group_key
        where f.id = p.id and f.group_key <> 0 and o.seller_id <> p.seller_id and not o.is_adult
        limit ${MOST_OTHERS}) others) as other_sellers
    from products p
    join sellers v on v.id = p.seller_id
    where p.alias = ${input.alias} and v.alias = ${input.seller} and p.archived_at is null`.execute(
    db,
  )
  const row = rows[0]
  if (!row) return undefined
  return detailOf(row, input, { id: String(deal.id), end_date: new Date(deal.end).toISOString() })
}

function detailOf(
  row: DetailRow,
  input: { visitor: Visitor; language: Language },
  deal: { id: string; end_date: string },
): Detail {
  const card = cardFor({ ...row, in_stock: row.stock >= row.minimum_order }, input.visitor)
  const masked = row.hides_price && isGuest(input.visitor)
  const usual = row.tiers[0]?.price ?? 0
  const gtin = gtinText(row)
  return {
    ...card,
    images: [
      card.image,
      ...Array.from({ length: row.picture_count - 1 }, (_, index) => `${card.image}/${index + 2}`),
    ],
    prices: masked ? [] : row.tiers,
    ppn: row.is_pkp ? (card.ppn_included ? 'included' : 'added') : 'none',
    stock: row.stock,
    step: row.step,
    weight: row.weight_grams,
    weight_uom: 'gram',
    length: row.length_cm,
    width: row.width_cm,
    height: row.height_cm,
    dimension_uom: 'cm',
    is_scg: row.is_scg,
    storage: row.storage,
    description: row.description,
    specification: specificationIn(
      input.language,
      [
        { name: 'Kode produk', value: productCode(card.id) },
        ...(gtin ? [{ name: 'GTIN', value: gtin }] : []),
        ...row.specification,
      ],
      row.categories.at(-1)?.name,
    ),
    ...(gtin ? { gtin } : {}),
    brand: row.brand
      ? { ...row.brand, id: String(row.brand.id), image: `b/${row.brand.id}` }
      : null,
    categories: row.categories.map(({ name, ...step }) => ({
      ...step,
      name: name[input.language],
    })),
    seller: {
      ...row.seller_card,
      city: row.city,
      province: row.province,
      is_pkp: row.is_pkp,
      joined_year: row.joined_year,
      response_minutes: row.response_minutes,
    },
    daily_deal: row.deal
      ? {
          ...deal,
          ...row.deal,
          discount_percentage: Math.round((1 - row.deal.price / usual) * 100),
        }
      : null,
    is_wished: row.is_wished,
    is_reminded: row.is_reminded,
    other_sellers: row.other_sellers,
    listed_at: row.listed_at.toISOString(),
  }
}
