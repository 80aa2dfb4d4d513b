import { openTestGateway } from '../testing/open-test-gateway.ts'
import { reindexSome } from './reindex.ts'

const gateway = openTestGateway({ market: true })

test('C-22: indexes the products of an older version again while search replies', async () => {
  const { db } = gateway.gateway
  const read = () =>
    db
      .selectFrom('product_search')
      .select(['id', 'words', 'head', 'group_key'])
      .orderBy('id')
      .execute()
  const words = () => db.selectFrom('search_words').selectAll().orderBy('word').execute()
  const [before, wordsBefore] = [await read(), await words()]
  await db
    .updateTable('product_search')
    .set({ group_key: 0, words: before[0]!.words, head: '' })
    .where('id', '>', 1)
    .execute()
  await db
    .updateTable('search_words')
    .set({ in_products: false, only_sellers: false, is_head: false })
    .execute()
  await db.deleteFrom('search_index_states').execute()
  const as = await gateway.token()
  const query = { keyword: 'semen 50kg' }
  let isDone = false
  for (let batch = 0; batch < 10 && !isDone; batch++) {
    isDone = await reindexSome(db)
    expect((await gateway.call('searchItems', { query, as })).status).toBe(200)
  }
  expect(isDone).toBe(true)
  expect(await read()).toEqual(before)
  expect(await words()).toEqual(wordsBefore)
  expect(await reindexSome(db)).toBe(true)
})
