import { normalise } from '@borong/gateway/search/words'
import { categories } from '../categories.ts'
import type { Seller } from '../sellers.ts'
import type { Columns } from '@borong/gateway/server/insert-rows'
import type { Tally } from './tally.ts'

export const sellerColumns: Columns = {
  id: 'integer',
  alias: 'text',
  name: 'text',
  city: 'text',
  city_slug: 'text',
  province: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  membership: 'smallint',
  rating: 'double precision',
  is_open: 'boolean',
  minimum_purchase: 'integer',
  personal_courier: 'boolean',
  free_shipping: 'boolean',
  is_pkp: 'boolean',
  joined_year: 'smallint',
  response_minutes: 'smallint',
  product_count: 'integer',
  category_ids: 'integer[]',
  top_product_ids: 'integer[]',
  email: 'text',
  card: 'jsonb',
}

export function sellerRow(seller: Seller, tally: Tally) {
  const sold = tally.bySeller.get(seller.id)
  const productCount = sold?.count ?? 0
  return {
    id: seller.id,
    alias: seller.alias,
    name: seller.name,
    city: seller.city.name,
    city_slug: seller.city.slug,
    province: seller.city.province,
    latitude: seller.latitude,
    longitude: seller.longitude,
    membership: seller.membership,
    rating: seller.rating,
    is_open: seller.isOpen,
    minimum_purchase: seller.minimumPurchase,
    personal_courier: seller.personalCourier,
    free_shipping: seller.freeShipping,
    is_pkp: seller.isPkp,
    joined_year: seller.joinedYear,
    response_minutes: seller.responseMinutes,
    product_count: productCount,
    category_ids: seller.groups,
    top_product_ids: sold?.best.map((best) => best.id) ?? [],
    email: `${seller.alias}@penjual.contoh.id`,
    card: {
      id: String(seller.id),
      alias: seller.alias,
      image: `s/${seller.id}`,
      name: seller.name,
      seller_membership_type_id: seller.membership,
      location: seller.city.name,
      rating: seller.rating,
      is_open: seller.isOpen,
      product_count: productCount,
      minimum_purchase: seller.minimumPurchase,
      is_personal_courier: seller.personalCourier,
      free_ongkir_nusantara: seller.freeShipping,
    },
  }
}

export const sellerSearchColumns: Columns = {
  id: 'integer',
  _text: 'text',
  popularity: 'integer',
  city: 'text',
  membership: 'smallint',
  rating: 'real',
  is_open: 'boolean',
  free_shipping: 'boolean',
  personal_courier: 'boolean',
  product_count: 'integer',
  categories: 'integer[]',
}

export function sellerSearchRow(seller: Seller, tally: Tally) {
  const sold = tally.bySeller.get(seller.id)
  const groups = categories.filter((category) => seller.groups.includes(category.id))
  const leaves = categories.filter(
    (category) => category.level === 3 && sold?.categories.has(category.id),
  )
  return {
    id: seller.id,
    _text: normalise(
      [
        seller.name,
        seller.city.name,
        ...[...groups, ...leaves].map((category) => category.nameId),
      ].join(' '),
    ),
    popularity: Math.round(
      seller.rating * 100 + seller.membership * 40 + Math.min(100, sold?.count ?? 0),
    ),
    city: seller.city.slug,
    membership: seller.membership,
    rating: seller.rating,
    is_open: seller.isOpen,
    free_shipping: seller.freeShipping,
    personal_courier: seller.personalCourier,
    product_count: sold?.count ?? 0,
    categories: [...(sold?.categories ?? [])],
  }
}
