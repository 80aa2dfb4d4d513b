import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { membershipsOf } from '../memberships/public.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
let seller: number
beforeAll(async () => {
  gateway = await startTestGateway()
  shop = testShop(gateway)
  seller = await shop.seller()
})
afterAll(() => gateway.close())

const product = (more: Partial<Parameters<typeof shop.product>[0]> = {}) =>
  shop.product({ seller_id: seller, ...more })
const create = async (buyer: TestBuyer, name = 'Bulanan', company_id?: string) =>
  (await gateway.call('createList', { as: buyer.token, body: { name, company_id } })).body.result.id
const save = (
  buyer: TestBuyer,
  listId: string,
  items: { product_id: string; quantity: number }[],
) => gateway.call('addToList', { as: buyer.token, params: { listId }, body: { items } })
const read = async (buyer: TestBuyer, listId: string) =>
  (await gateway.call('list', { as: buyer.token, params: { listId } })).body.result
const toCart = (buyer: TestBuyer, listId: string, body: { items?: string[]; total: number }) =>
  gateway.call('listToCart', { as: buyer.token, params: { listId }, body })
const setStock = (id: string, stock: number) =>
  gateway.gateway.db
    .updateTable('product_stock')
    .set({ stock })
    .where('product_id', '=', Number(id))
    .execute()
const setPrice = (id: string, price: number) =>
  gateway.gateway.db
    .updateTable('products')
    .set({ tiers: JSON.stringify([{ quantity_end: 1_000_000, price, discount: null }]) })
    .where('id', '=', Number(id))
    .execute()

async function companyOf({ token, userId }: TestBuyer): Promise<string> {
  const business = { company_name: 'PT Uji', npwp: '', owner_name: '', address: '' } as const
  await gateway.call('updateProfile', {
    as: token,
    body: { business: { ...business, business_type: 'resto' } },
  })
  const [company] = await membershipsOf(gateway.gateway.db, userId)
  return company!.companyId
}

const join = (company_id: string, { userId }: TestBuyer) =>
  gateway.gateway.db
    .insertInto('company_members')
    .values({ company_id, user_id: userId, role: 'buyer', joined_at: new Date() })
    .execute()

test('F-08: a buyer creates, renames and deletes a list; a second tap creates no second one', async () => {
  const buyer = await shop.buyer()
  const listId = await create(buyer)
  const again = await gateway.call('createList', { as: buyer.token, body: { name: ' BULANAN ' } })
  expect(again.problem.name).toBe('LIST_NAME_TAKEN')
  const rename = (name: string) =>
    gateway.call('renameList', { as: buyer.token, params: { listId }, body: { name } })
  await create(buyer, 'Mingguan')
  expect((await rename('mingguan')).problem.name).toBe('LIST_NAME_TAKEN')
  expect((await rename('Dapur')).body.result.name).toBe('Dapur')
  const names = async () =>
    (await gateway.call('lists', { as: buyer.token })).body.result.map(({ name }) => name)
  expect(await names()).toEqual(['Wishlist', 'Dapur', 'Mingguan'])
  await gateway.call('deleteList', { as: buyer.token, params: { listId } })
  expect(await names()).toEqual(['Wishlist', 'Mingguan'])
})

test('F-08: lists that are created at the same moment do not exceed the limit together', async () => {
  const buyer = await shop.buyer()
  for (let at = 0; at < 48; at++) await create(buyer, `Daftar ${at}`)
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) =>
      gateway.call('createList', { as: buyer.token, body: { name } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
})

test('F-08: a saved product keeps its quantity; saving it again sets the new one', async () => {
  const buyer = await shop.buyer()
  const [rice, oil] = [await product({ name: 'Beras' }), await product({ name: 'Minyak' })]
  const listId = await create(buyer)
  await save(buyer, listId, [{ product_id: rice, quantity: 3 }])
  gateway.advance(1)
  const { body } = await save(buyer, listId, [
    { product_id: oil, quantity: 2 },
    { product_id: rice, quantity: 5 },
  ])
  expect(body.result.item_count).toBe(2)
  const { items } = await read(buyer, listId)
  expect(items.map(({ name, quantity, subtotal }) => [name, quantity, subtotal])).toEqual([
    ['Minyak', 2, 100_000],
    ['Beras', 5, 250_000],
  ])
  expect(items[0]!.code).toMatch(/^B-\d{6}-\d$/)
  expect((await save(buyer, listId, [{ product_id: '99999', quantity: 1 }])).problem.name).toBe(
    'PRODUCT_UNKNOWN',
  )
})

test('F-08: a list holds 200 products', async () => {
  const buyer = await shop.buyer()
  const listId = await create(buyer)
  const ids = await Promise.all(Array.from({ length: 201 }, () => product()))
  const items = ids.map((product_id) => ({ product_id, quantity: 1 }))
  expect((await save(buyer, listId, items.slice(0, 200))).status).toBe(200)
  expect((await save(buyer, listId, items.slice(200))).problem.name).toBe('LIST_FULL')
  expect((await save(buyer, listId, items.slice(0, 1))).status).toBe(200)
})

test('F-08: a list shows what changed since it was saved, and the cart gets what can be bought', async () => {
  const buyer = await shop.buyer()
  const closed = await shop.seller({ is_open: false })
  const [dearer, scarce, sold, shut, larger] = [
    await product({ name: 'Naik' }),
    await product({ name: 'Sedikit' }),
    await product({ name: 'Habis' }),
    await shop.product({ seller_id: closed, name: 'Tutup' }),
    await product({ name: 'Minimum' }),
  ]
  const listId = await create(buyer)
  await save(
    buyer,
    listId,
    [dearer, scarce, sold, shut, larger].map((product_id) => ({ product_id, quantity: 10 })),
  )
  await setPrice(dearer, 60_000)
  await setStock(scarce, 4)
  await setStock(sold, 0)
  await gateway.gateway.db
    .updateTable('products')
    .set({ minimum_order: 12 })
    .where('id', '=', Number(larger))
    .execute()
  const { items } = await read(buyer, listId)
  const found = Object.fromEntries(
    items.map(({ name, can_buy, cart_quantity, notices }) => [
      name,
      [can_buy, cart_quantity, ...notices.map(({ code }) => code)],
    ]),
  )
  expect(found).toEqual({
    Naik: [true, 10, 'PRICE_UP'],
    Sedikit: [true, 4, 'STOCK'],
    Habis: [false, 0, 'OUT_OF_STOCK'],
    Tutup: [false, 0, 'SELLER_CLOSED'],
    Minimum: [true, 12, 'MINIMUM_ORDER'],
  })
  const total = items.reduce((sum, item) => sum + item.subtotal, 0)
  expect(total).toBe(600_000 + 200_000 + 600_000)
  const { result } = (await toCart(buyer, listId, { total })).body
  expect(result.added.toSorted()).toEqual([dearer, scarce, larger].toSorted())
  expect(result.adjusted.map(({ name }) => name).toSorted()).toEqual(['Minimum', 'Sedikit'])
  expect(result.skipped.map(({ name }) => name).toSorted()).toEqual(['Habis', 'Tutup'])
  expect((await shop.getCart(buyer)).result!.total_price).toBe(total)
})

test('F-08: a price that changes after the buyer looked stops the way to the cart', async () => {
  const buyer = await shop.buyer()
  const [a, b] = [await product(), await product()]
  const listId = await create(buyer)
  await save(buyer, listId, [
    { product_id: a, quantity: 1 },
    { product_id: b, quantity: 1 },
  ])
  await setPrice(a, 70_000)
  expect((await toCart(buyer, listId, { total: 100_000 })).problem.name).toBe('LIST_CHANGED')
  expect((await shop.getCart(buyer)).result!.line_count).toBe(0)
  const twice = [1, 2].map(() => toCart(buyer, listId, { items: [b], total: 50_000 }))
  await Promise.all(twice)
  expect((await shop.getCart(buyer)).result!.total_quantity).toBe(1)
})

test('F-08: a list changes and loses items, and its new quantity accepts the present price', async () => {
  const buyer = await shop.buyer()
  const id = await product()
  const listId = await create(buyer)
  await save(buyer, listId, [{ product_id: id, quantity: 1 }])
  await setPrice(id, 40_000)
  expect((await read(buyer, listId)).items[0]!.notices[0]!.code).toBe('PRICE_DOWN')
  const params = { listId, productId: id }
  const set = (quantity: number) =>
    gateway.call('changeListItem', { as: buyer.token, params, body: { quantity } })
  expect((await set(4)).body).toEqual({ quantity: 4 })
  expect((await read(buyer, listId)).items[0]).toMatchObject({ quantity: 4, notices: [] })
  for (const wrong of [0, -1, 1.5, 1e9]) expect((await set(wrong)).status).toBe(400)
  await gateway.call('removeListItem', { as: buyer.token, params })
  expect((await read(buyer, listId)).items).toEqual([])
  expect((await set(1)).problem.name).toBe('ITEM_GONE')
})

test('F-03 F-08: the wishlist is one of the lists', async () => {
  const buyer = await shop.buyer()
  const id = await product({ name: 'Gula', minimum_order: 3 })
  await gateway.call('addWish', { as: buyer.token, params: { productId: id } })
  expect(await read(buyer, 'wishlist')).toMatchObject({
    kind: 'wishlist',
    item_count: 1,
    items: [{ name: 'Gula', quantity: 3 }],
  })
  const other = await product()
  await save(buyer, 'wishlist', [{ product_id: other, quantity: 1 }])
  expect((await read(buyer, 'wishlist')).item_count).toBe(2)
  const params = { listId: 'wishlist' }
  expect((await gateway.call('deleteList', { as: buyer.token, params })).problem.name).toBe(
    'LIST_FIXED',
  )
  const item = { ...params, productId: id }
  await gateway.call('removeListItem', { as: buyer.token, params: item })
  expect((await read(buyer, 'wishlist')).items).toHaveLength(1)
})

test('V-14: a list only counts an age-restricted product until its buyer is a verified adult', async () => {
  const buyer = await shop.buyer()
  const id = await product({ is_adult: true })
  const listId = await create(buyer)
  await save(buyer, listId, [{ product_id: id, quantity: 1 }])
  expect(await read(buyer, listId)).toMatchObject({ items: [], hidden_count: 1 })
  expect((await toCart(buyer, listId, { items: [id], total: 0 })).problem.name).toBe('LIST_CHANGED')
})

test('F-08 P-03: members share the lists of their company, and lose them when they leave', async () => {
  const [admin, member, stranger] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
  const companyId = await companyOf(admin)
  await join(companyId, member)
  const listId = await create(admin, 'Kantor', companyId)
  const id = await product()
  expect((await save(member, listId, [{ product_id: id, quantity: 2 }])).status).toBe(200)
  expect(await read(admin, listId)).toMatchObject({
    kind: 'company',
    company: { name: 'PT Uji' },
    items: [{ quantity: 2 }],
  })
  const remove = (as: string) => gateway.call('deleteList', { as, params: { listId } })
  expect((await remove(member.token)).problem.name).toBe('LIST_NOT_YOURS')
  expect((await remove(stranger.token)).status).toBe(404)
  await gateway.gateway.db
    .deleteFrom('company_members')
    .where('user_id', '=', member.userId)
    .execute()
  expect((await save(member, listId, [{ product_id: id, quantity: 2 }])).status).toBe(404)
  expect((await gateway.call('lists', { as: member.token })).body.result).toHaveLength(1)
  expect((await remove(admin.token)).status).toBe(200)
})

test('F-08: a list as CSV begins with codes and quantities, and holds no formulas', async () => {
  const buyer = await shop.buyer()
  const id = await product({ name: '=1+1' })
  const listId = await create(buyer, 'Dapur & Kantor')
  await save(buyer, listId, [{ product_id: id, quantity: 2 }])
  const { headers } = await gateway.call('listFile', { as: buyer.token, params: { listId } })
  expect(headers['content-disposition']).toContain('borong-dapur-kantor.csv')
  const { payload } = await gateway.gateway.app.inject({
    url: `/core/api/v4/lists/${listId}/file`,
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  const [head, line] = payload.split('\r\n')
  expect(head).toContain('Kode,Jumlah,Satuan')
  expect(line).toContain(`,2,karton,"'=1+1",`)
})
