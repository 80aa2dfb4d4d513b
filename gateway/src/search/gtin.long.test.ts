import { gtinCheckDigit } from '../catalogue/gtin.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { reindexSome } from './reindex.ts'

const gateway = openTestGateway({ market: true, config: { scale: 2_500 } })
let guest: string
beforeAll(async () => {
  guest = await gateway.token()
})
const db = () => gateway.gateway.db
const search = async (query: Record<string, string>) =>
  (await gateway.call('searchItems', { query, as: guest })).body.data

/** Offers with their names and groups, by id. */
const offers = () =>
  db()
    .selectFrom('products')
    .innerJoin('product_search', 'product_search.id', 'products.id')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .where('products.is_adult', '=', false)
    .select([
      'products.id',
      'products.alias',
      'products.name',
      'products.unit',
      'gtin',
      'group_key',
    ])
    .select(['products.seller_id', 'sellers.alias as seller'])
    .orderBy('products.id')

async function reindex() {
  await db().deleteFrom('search_index_states').execute()
  while (!(await reindexSome(db())));
}

/** Sets the GTIN of these products as a seller that types these digits. */
const setGtin = (ids: readonly number[], typed: string | null) =>
  db()
    .updateTable('products')
    .set({ gtin: typed?.padStart(14, '0') ?? null, gtin_length: typed?.length ?? null })
    .where('id', 'in', ids)
    .execute()

const gtin = (digits: string) => digits + gtinCheckDigit(digits)

/** A product of the market with a GTIN and several sellers. */
async function shared() {
  const rows = await offers().where('gtin', 'is not', null).execute()
  const first = rows.find((row) => rows.filter((other) => other.gtin === row.gtin).length > 2)!
  return rows.filter((row) => row.gtin === first.gtin)
}

test('C-22: a GTIN as keyword finds the offers of its product and no other, with any length', async () => {
  const same = await shared()
  const stored = same[0]!.gtin!
  const ids = same.map(({ id }) => String(id))
  for (const keyword of [stored, stored.slice(1), `${stored.slice(1, 4)}-${stored.slice(4)} `]) {
    const { items, corrected_keyword } = await search({ keyword })
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(corrected_keyword).toBeNull()
    const grouped = await search({ keyword, group: '1' })
    expect(grouped.total_count).toBe(1)
    expect(grouped.items[0]?.group?.sellers).toBe(new Set(same.map((it) => it.seller_id)).size)
  }
  const exact = await search({ keyword: stored, exact: '1', seller: same[0]!.seller })
  expect(exact.items.map(({ id }) => id)).toEqual([String(same[0]!.id)])
  const { body } = await gateway.call('quickSearch', { query: { keyword: stored }, as: guest })
  // The cheapest of the offers, whose price the results show.
  expect(body.result.products).toHaveLength(1)
  expect(same.map(({ alias }) => alias)).toContain(body.result.products[0]!.alias)
})

test('C-22: finds a GTIN of 8 and of 12 digits, also typed with leading zeros', async () => {
  const [eight, twelve] = [gtin('9638507'), gtin('03600029145')]
  const [first, second] = await offers().where('gtin', 'is', null).limit(2).execute()
  await setGtin([first!.id], eight)
  await setGtin([second!.id], twelve)
  await reindex()
  for (const [typed, id] of [
    [eight, first!.id],
    [eight.padStart(13, '0'), first!.id],
    [twelve, second!.id],
    [twelve.padStart(13, '0'), second!.id],
    [twelve.padStart(14, '0'), second!.id],
  ] as const)
    expect((await search({ keyword: typed })).items.map((item) => item.id)).toEqual([String(id)])
})

test('C-22: a number that is the GTIN of no product, or has a wrong digit, finds nothing', async () => {
  const stored = (await shared())[0]!.gtin!
  const wrong = stored.slice(0, -1) + ((Number(stored.at(-1)) + 1) % 10)
  for (const keyword of [gtin('400638133393'), wrong])
    expect((await search({ keyword })).total_count).toBe(0)
})

test('C-22: equal GTINs are one product under all its names, and different ones are different products', async () => {
  const ids = (await shared()).map(({ id }) => id)
  await setGtin(ids, null)
  await reindex()
  const rows = await offers().where('gtin', 'is', null).execute()
  const twins = rows.filter(({ id }) => ids.includes(id))
  expect(new Set(twins.map(({ group_key }) => group_key)).size).toBe(1)
  const other = rows.find((row) => !ids.includes(row.id) && row.seller_id !== twins[0]!.seller_id)!
  const [a, b] = [gtin('899900000001'), gtin('899900000002')]
  await setGtin([twins[0]!.id, other.id], a)
  await setGtin([twins[1]!.id], b)
  await reindex()
  const keys = async (some: readonly number[]) =>
    (await offers().where('products.id', 'in', some).execute()).map(({ group_key }) => group_key)
  const [one, two] = await keys([twins[0]!.id, other.id])
  expect(one).toBe(two)
  const [third] = await keys([twins[1]!.id])
  const [fourth] = await keys([twins[2]!.id])
  expect(new Set([one, third, fourth]).size).toBe(3)
  // A product without a GTIN stays with those of its name.
  expect(fourth).toBe(twins[2]!.group_key)
  for (const keyword of [twins[0]!.name, other.name]) {
    const { items } = await search({ keyword, group: '1' })
    expect(items.filter(({ group }) => group?.key === one!.toString(36))).toHaveLength(1)
  }
})

test('C-22: the comparison of sellers and the page of a product have the GTIN as typed', async () => {
  const same = await shared()
  const typed = same[0]!.gtin!.slice(1)
  const group = async (key: number) =>
    (await gateway.call('productGroup', { params: { group: key.toString(36) }, as: guest })).body
      .data
  expect(await group(same[0]!.group_key)).toMatchObject({ gtin: typed, total_count: same.length })
  const detail = async ({ alias, seller }: { alias: string; seller: string }) =>
    (await gateway.call('productDetail', { query: { alias, microsite_url: seller }, as: guest }))
      .body.result
  const shown = await detail(same[0]!)
  expect(shown.gtin).toBe(typed)
  expect(shown.specification).toContainEqual({ name: 'GTIN', value: typed })
  const without = (await offers().where('gtin', 'is', null).limit(1).execute())[0]!
  expect(await group(without.group_key)).not.toHaveProperty('gtin')
  const plain = await detail(without)
  expect(plain).not.toHaveProperty('gtin')
  expect(plain.specification.some(({ name }) => name === 'GTIN')).toBe(false)
})
