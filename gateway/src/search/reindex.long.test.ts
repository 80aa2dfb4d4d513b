import { openTestGateway } from '../testing/open-test-gateway.ts'
import { reindexSome } from './reindex.ts'

const gateway = openTestGateway({ market: true })

test('C-22: indexes the products of an older version again while search replies', async () => {
  const { db } = gateway.gateway
  const read = () =>
    db
      .selectFrom('product_search')
      .select(['id', 'words', 'head', 'group_key', 'attributes'])
      .orderBy('id')
      .execute()
  const words = () => db.selectFrom('search_words').selectAll().orderBy('word').execute()
  const [before, wordsBefore] = [await read(), await words()]
  await db
    .updateTable('product_search')
    .set({ group_key: 0, words: before[0]!.words, head: '', attributes: [] })
    .where('id', '>', 1)
    .execute()
  await db
    .updateTable('search_words')
    .set({ in_products: false, only_sellers: false, is_head: false })
    .execute()
  await db.deleteFrom('search_index_states').execute()
  const groups = () => db.selectFrom('product_groups').selectAll().orderBy('key').execute()
  const groupsBefore = await groups()
  await db.deleteFrom('product_groups').execute()
  const as = await gateway.token()
  const query = { keyword: 'semen 50kg' }
  const grouped = async (keyword: string) => {
    const found = { keyword, group: '1' } as const
    return (await gateway.call('searchItems', { query: found, as })).body.data.total_count
  }
  const { name } = await db
    .selectFrom('products')
    .select('name')
    .where('id', '=', before[0]!.id)
    .executeTakeFirstOrThrow()
  // Every product has the words of the first one, and is not in a group yet.
  expect(await grouped(name)).toBeGreaterThan(1)
  let isDone = false
  for (let batch = 0; batch < 10 && !isDone; batch++) {
    isDone = await reindexSome(db)
    expect((await gateway.call('searchItems', { query, as })).status).toBe(200)
  }
  expect(isDone).toBe(true)
  expect(await read()).toEqual(before)
  expect(await words()).toEqual(wordsBefore)
  expect(before.filter(({ attributes }) => attributes.length > 0).length).toBeGreaterThan(100)
  expect(groupsBefore.length).toBeGreaterThan(100)
  expect(await groups()).toEqual(groupsBefore)
  expect(await grouped('semen')).toBeGreaterThan(0)
  expect(await reindexSome(db)).toBe(true)
})
