import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
})
afterAll(() => gateway.close())

async function twoSellers() {
  const rows = await gateway.gateway.db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .distinctOn('products.seller_id')
    .where('is_adult', '=', false)
    .select(['sellers.alias', 'sellers.id', 'products.id as product'])
    .limit(2)
    .execute()
  return [rows[0]!, rows[1]!] as const
}

const write = (
  as: string,
  sellerAlias: string,
  body: { text: string; key?: string; product_id?: string },
) =>
  gateway.call('sendMessage', {
    params: { sellerAlias },
    body: { key: `k${Math.random()}`.replace('.', ''), ...body },
    as,
  })
const read = async (as: string, sellerAlias: string, before?: string) =>
  (
    await gateway.call('chatMessages', {
      params: { sellerAlias },
      query: before ? { before } : {},
      as,
    })
  ).body.result

/** Answers as a seller does at the desk. */
const answer = (userId: string, sellerId: number, text: string) =>
  gateway.gateway.app.inject({
    method: 'POST',
    url: '/seller-desk',
    payload: { user_id: userId, seller_id: sellerId, text, key: `desk${sellerId}${text.length}` },
  })

test('R-20: a desk that has the latest messages gets them again only when one more is written', async () => {
  const { token } = await gateway.signedIn()
  const [seller] = await twoSellers()
  const poll = async (since: string) =>
    (
      await gateway.gateway.app.inject({
        url: `/seller-desk?since=${since}`,
        headers: { accept: 'application/json' },
      })
    ).json() as { mark: string; talks?: unknown[] }
  await write(token, seller.alias, { text: 'Masih ada?' })
  const first = await poll('')
  expect(first.talks).not.toHaveLength(0)
  expect(await poll(first.mark)).toEqual({ mark: first.mark })
  await write(token, seller.alias, { text: 'Halo?' })
  expect((await poll(first.mark)).talks).not.toHaveLength(0)
})

test('R-20: a buyer asks about a product, the seller answers, and both read it', async () => {
  const { token, userId } = await gateway.signedIn()
  const [seller] = await twoSellers()
  const sent = await write(token, seller.alias, {
    text: '  Apakah bisa 100 karton?  ',
    product_id: String(seller.product),
  })
  expect(sent.body.result).toMatchObject({
    text: 'Apakah bisa 100 karton?',
    from_seller: false,
    product: { id: String(seller.product) },
  })

  const desk = await gateway.gateway.app.inject({
    url: '/seller-desk',
    headers: { accept: 'application/json' },
  })
  expect(desk.json().talks).toContainEqual(
    expect.objectContaining({
      user_id: userId,
      messages: [expect.objectContaining({ text: 'Apakah bisa 100 karton?' })],
    }),
  )
  expect((await answer(userId, seller.id, 'Bisa, stok ada.')).statusCode).toBe(200)

  expect(
    (await read(token, seller.alias)).items.map(({ text, from_seller }) => [text, from_seller]),
  ).toEqual([
    ['Bisa, stok ada.', true],
    ['Apakah bisa 100 karton?', false],
  ])
})

test('E-14 C-30: an answer is unread until its talk is read, and the talks are sorted by their latest message', async () => {
  const { token, userId } = await gateway.signedIn()
  const [a, b] = await twoSellers()
  await write(token, a.alias, { text: 'Halo A' })
  await write(token, b.alias, { text: 'Halo B' })
  await answer(userId, a.id, 'Ya?')
  const unread = async () =>
    (await gateway.call('unreadMessages', { as: token })).body.result.unread_count
  const talks = async () => (await gateway.call('chats', { query: {}, as: token })).body.result

  expect(await unread()).toBe(1)
  expect(
    (await talks()).items.map(({ seller, unread_count, last }) => [
      seller.alias,
      unread_count,
      last.text,
    ]),
  ).toEqual([
    [a.alias, 1, 'Ya?'],
    [b.alias, 0, 'Halo B'],
  ])
  expect(
    (await gateway.call('chats', { query: { limit: '1', page: '2' }, as: token })).body.result,
  ).toMatchObject({
    items: [{ seller: { alias: b.alias } }],
    total_count: 2,
  })
  const after = await gateway.call('readMessages', { params: { sellerAlias: a.alias }, as: token })
  expect(after.body.result.unread_count).toBe(0)
  expect((await talks()).items[0]?.unread_count).toBe(0)
})

test('C-30 C-34: answers notify the buyer once until the talk is read', async () => {
  const { token, userId } = await gateway.signedIn()
  const [seller] = await twoSellers()
  const news = async () =>
    (await gateway.call('orderNotifications', { as: token, query: {} })).body.result
  await write(token, seller.alias, { text: 'Halo' })
  await answer(userId, seller.id, 'Ya?')
  await answer(userId, seller.id, 'Ada yang bisa dibantu?')
  expect(await news()).toMatchObject({
    unread_count: 1,
    items: [{ title: 'Balasan dari penjual', path: `/chat/${seller.alias}` }],
  })
  await gateway.call('readMessages', { params: { sellerAlias: seller.alias }, as: token })
  expect((await news()).unread_count).toBe(0)
  await answer(userId, seller.id, 'Ya?')
  expect((await news()).total_count).toBe(1)
  await answer(userId, seller.id, 'Besok kami kirim.')
  expect((await news()).unread_count).toBe(1)
})

test('R-20 K-01: stores a message that is sent twice once', async () => {
  const { token } = await gateway.signedIn()
  const [seller] = await twoSellers()
  const sent = await Promise.all(
    [1, 2, 3].map(() => write(token, seller.alias, { text: 'Sekali', key: 'one' })),
  )
  expect(new Set(sent.map(({ body }) => body.result.id)).size).toBe(1)
  expect((await read(token, seller.alias)).items).toHaveLength(1)
})

test('R-20: a key that is used again for another seller is another message', async () => {
  const { token } = await gateway.signedIn()
  const [a, b] = await twoSellers()
  await write(token, a.alias, { text: 'Untuk A', key: 'again' })
  await write(token, b.alias, { text: 'Untuk B', key: 'again' })
  expect((await read(token, a.alias)).items.map(({ text }) => text)).toEqual(['Untuk A'])
  expect((await read(token, b.alias)).items.map(({ text }) => text)).toEqual(['Untuk B'])
})

test('R-20: returns a long talk in pages', async () => {
  const { token, userId } = await gateway.signedIn()
  const [seller] = await twoSellers()
  await write(token, seller.alias, { text: 'Pertama' })
  for (let i = 1; i <= 30; i++) await answer(userId, seller.id, 'x'.repeat(i))
  const page = await read(token, seller.alias)
  expect([page.items.length, page.has_more]).toEqual([30, true])
  const older = await read(token, seller.alias, page.items.at(-1)!.id)
  expect(older).toMatchObject({ items: [{ text: 'Pertama' }], has_more: false })
})

test('C-01: a buyer cannot read or answer another buyer’s talk', async () => {
  const [budi, sari] = [await gateway.signedIn(), await gateway.signedIn()]
  const [seller] = await twoSellers()
  await write(budi.token, seller.alias, { text: 'Rahasia', key: 'same' })
  await write(sari.token, seller.alias, { text: 'Lain', key: 'same' })
  expect((await read(sari.token, seller.alias)).items.map(({ text }) => text)).toEqual(['Lain'])
  expect((await gateway.call('chats', { query: {}, as: await gateway.token() })).status).toBe(401)
})

test('R-20: refuses an invalid message with the reason', async () => {
  const { token } = await gateway.signedIn()
  const [a, b] = await twoSellers()
  expect((await write(token, 'toko-yang-tidak-ada', { text: 'Halo' })).problem.name).toBe(
    'SELLER_UNKNOWN',
  )
  expect(
    (await write(token, a.alias, { text: 'Halo', product_id: String(b.product) })).problem.name,
  ).toBe('PRODUCT_UNKNOWN')
  expect((await write(token, a.alias, { text: '   ' })).status).toBe(400)
  for (let i = 0; i < 19; i++) await write(token, a.alias, { text: `Pesan ${i}` })
  await write(token, a.alias, { text: 'Pesan 19', key: 'last' })
  expect((await write(token, a.alias, { text: 'Satu lagi' })).problem.name).toBe(
    'TOO_MANY_MESSAGES',
  )
  // A message that is sent again after a lost response does not count again.
  expect((await write(token, a.alias, { text: 'Pesan 19', key: 'last' })).status).toBe(200)
  expect((await answer('nobody', a.id, 'Halo')).statusCode).toBe(404)
})
