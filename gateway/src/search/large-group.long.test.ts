import { sql } from 'kysely'
import { atlas } from '../places/public.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway({ market: true })

test('C-22: lists a group of 5,000 offers once, and pages its sellers from the cheapest on', async () => {
  const OFFERS = 5_000
  const { db } = gateway.gateway
  const as = await gateway.token()
  const { rows } = await sql<{ id: number; price: number }>`
    select id, price from product_search where not is_adult and in_stock and not hides_price order by id limit 1`.execute(
    db,
  )
  const { id, price } = rows[0]!
  // Copies of one offer, each of another seller and dearer than the one before. They are the newest, so a list by age has
  // to walk over all of them.
  const offers = sql`generate_series(1, ${OFFERS}::integer) n`
  await sql`insert into products select (jsonb_populate_record(o, jsonb_build_object(
      'id', 10000000 + n, 'alias', 'offer-' || n,
      'card', o.card || jsonb_build_object('id', (10000000 + n)::text)))).* from products o, ${offers} where o.id = ${id}`.execute(
    db,
  )
  await sql`insert into product_stock select (jsonb_populate_record(o, jsonb_build_object('product_id', 10000000 + n))).*
    from product_stock o, ${offers} where o.product_id = ${id}`.execute(db)
  await sql`insert into product_search select (jsonb_populate_record(o, jsonb_build_object(
      'id', 10000000 + n, 'seller_id', 10000000 + n, 'group_key', 77, 'price', o.price + n, 'listed_at', now()))).*
    from product_search o, ${offers} where o.id = ${id}`.execute(db)
  const key = (77).toString(36)
  const query = { group: '1', order_by: 'newest' } as const
  const { items } = (await gateway.call('searchItems', { query, as })).body.data
  expect(items).toHaveLength(20)
  expect(items[0]!.group).toMatchObject({ key, sellers: OFFERS, price_from: price + 1 })
  expect(items.slice(1).filter(({ group }) => group?.key === key)).toEqual([])
  const [district_id = ''] = atlas().byId.keys()
  const read = async (page: string, district: { district_id?: string }) =>
    (
      await gateway.call('productGroup', {
        params: { group: key },
        query: { page, ...district },
        as,
      })
    ).body.data
  for (const district of [{}, { district_id }]) {
    const data = await read('1', district)
    expect(data).toMatchObject({ total_count: OFFERS, has_more: true, price_from: price + 1 })
    expect(data.items).toHaveLength(20)
    expect((await read('100', district)).items).toHaveLength(20)
  }
})
