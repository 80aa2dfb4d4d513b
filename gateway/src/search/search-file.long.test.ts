import { readProductCode } from '@borong/api/rules/product-code'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway({ market: true })
let guest: string
let buyer: string
beforeAll(async () => {
  guest = await gateway.token()
  buyer = (await gateway.signedIn()).token
})

type Query = NonNullable<Parameters<typeof gateway.call<'searchFile'>>[1]>['query']
const file = async (query: Query, as = buyer) => {
  const { body, headers } = await gateway.call('searchFile', { as, query })
  const rows = String(body).replace('\uFEFF', '').trim().split('\r\n')
  return { headers, head: rows[0]!, rows: rows.slice(1) }
}

test('F-08: the results of a search as CSV, in their order, begin with codes', async () => {
  const query = { keyword: 'beras', order_by: 'price_asc' as const }
  const { data } = (await gateway.call('searchItems', { as: buyer, query })).body
  const { headers, head, rows } = await file(query)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(head).toMatch(/^Kode,Jumlah minimum,Satuan,Nama produk,Harga satuan,/)
  expect(rows).toHaveLength(Math.min(500, data.total_count))
  const codes = rows.map((row) => readProductCode(row.split(',')[0]!))
  expect(codes.slice(0, data.items.length)).toEqual(data.items.map(({ id }) => id))
})

test('F-08: the unit price is the price that a buyer pays, not the one before the discount', async () => {
  const query = { discounted: '1', order_by: 'price_asc' as const }
  const { data } = (await gateway.call('searchItems', { as: buyer, query })).body
  const { rows } = await file(query)
  const cells = rows.map((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
  const prices = cells.map((row) => Number(row[4])).slice(0, data.items.length)
  expect(prices).toEqual(data.items.map(({ discount }) => discount))
})

test('F-08: holds all products of a list and not a page of them, without formulas', async () => {
  const { total_count } = (await gateway.call('searchItems', { as: buyer, query: {} })).body.data
  const { rows } = await file({})
  expect(rows).toHaveLength(total_count)
  expect(rows.filter((row) => /(^|,)[=+@-]/.test(row))).toEqual([])
})

test('F-08 P-01: a guest’s file has no prices that are hidden from guests', async () => {
  const { name } = await gateway.gateway.db
    .selectFrom('products')
    .select('name')
    .where('hides_price', '=', true)
    .executeTakeFirstOrThrow()
  const priceIn = async (as: string) => {
    const { rows } = await file({ keyword: name }, as)
    const cells = rows.map((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
    return cells.find((row) => row[3]!.includes(name))![4]
  }
  expect(await priceIn(guest)).toBe('')
  expect(await priceIn(buyer)).toMatch(/^\d+$/)
})
