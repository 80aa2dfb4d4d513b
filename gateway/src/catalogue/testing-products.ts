import type { TestGateway } from '../testing/test-gateway.ts'

interface Kind {
  is_adult?: boolean
  is_app_only?: boolean
  hides_price?: boolean
  is_scg?: boolean
}

/** The first product of this kind; by default one without any restriction. */
export function pickProduct({ gateway }: TestGateway, kind: Kind = {}) {
  const wanted = { is_adult: false, is_app_only: false, hides_price: false, ...kind }
  let query = gateway.db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select([
      'products.id',
      'products.alias',
      'products.tiers',
      'products.minimum_order',
      'sellers.alias as seller',
    ])
  for (const [column, value] of Object.entries(wanted))
    query = query.where(`products.${column as 'is_scg'}`, '=', value)
  return query.orderBy('products.id').limit(1).executeTakeFirstOrThrow()
}
