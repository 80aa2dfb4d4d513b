import { sql } from 'kysely'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
let guest: string
beforeAll(async () => {
  gateway = await startTestGateway()
  guest = await gateway.token()
  const { db } = gateway.gateway
  await sql`insert into categories (id, level, slug, name_id, name_en, area, is_adult, product_count, path)
    values (1, 1, 'penuh', 'Penuh', 'Full', 'mart', false, 2100, '[]'), (2, 1, 'pas', 'Pas', 'Just', 'mart', false, 2000, '[]')`.execute(
    db,
  )
  await sql`insert into product_search (id, words, head, popularity, price, discount_percentage, rating, sold, listed_at, category1,
      category2, category3, seller_id, city, membership, free_shipping, personal_courier, in_stock, is_adult, hides_price)
    select n, to_tsvector('simple', case when n <= 2100 then 'penuh' else 'pas' end), '', n, 1000, 0, 5, 1, now(),
      case when n <= 2100 then 1 else 2 end, 0, 0, 1, 'kota', 0, false, false, true, false, false
    from generate_series(1, 4100) n`.execute(db)
})
afterAll(() => gateway.close())

const found = async (query: object) => {
  const { data } = (await gateway.call('searchItems', { query, as: guest })).body
  return { total_count: data.total_count, total_capped: data.total_capped }
}

test.each([
  ['a list', { category: 'penuh' }, { category: 'pas' }],
  ['a search', { keyword: 'penuh' }, { keyword: 'pas' }],
])('C-22: %s counts up to 2,000 and shows when there are more', async (_, more, exactly) => {
  expect(await found(more)).toEqual({ total_count: 2000, total_capped: true })
  expect(await found(exactly)).toEqual({ total_count: 2000, total_capped: false })
})

test.each<[string, number, boolean]>([
  ['penuh', 1, true],
  ['penuh', 99, true],
  ['penuh', 100, false],
  ['pas', 1, true],
  ['pas', 100, false],
])(
  'T-10 C-22: of the list %s, page %d declares that another follows: %s',
  async (category, page, has_more) => {
    const query = { category, page: String(page) }
    const { data } = (await gateway.call('searchItems', { query, as: guest })).body
    expect(data.has_more).toBe(has_more)
  },
)

test('C-22: facets count a long list up to the same limit', async () => {
  const { body } = await gateway.call('searchFacets', { query: { category: 'penuh' }, as: guest })
  expect(body.data).toMatchObject({
    total_count: 2000,
    total_capped: true,
    is_exact: true,
    in_stock: 2100,
  })
})
