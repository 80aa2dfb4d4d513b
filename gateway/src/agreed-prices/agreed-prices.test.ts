import { productCode } from '@borong/api/rules/product-code'
import type { TestBuyer } from '../cart/testing-shop.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { AGREED, SHOP_PRICE, testAgreements } from './testing-agreements.ts'

const DAY = 24 * 60 * 60
const gateway = openTestGateway()
const agreements = testAgreements(gateway)
const { shop, companies } = agreements

const put = (buyer: TestBuyer, product: string, product_quantity: number) =>
  shop.updateCart(buyer, { lines: [{ id_item: product, product_quantity }] })
const itemIn = async (buyer: TestBuyer) => {
  const { result } = await shop.getCart(buyer)
  return result!.detail[0]!.details[0]!
}
const priceIn = async (buyer: TestBuyer) => (await itemIn(buyer)).unit_price
const codesIn = async (buyer: TestBuyer) => (await itemIn(buyer)).notices.map(({ code }) => code)
const asked = async (as: TestBuyer, product: string) =>
  (await gateway.call('agreedPrices', { as: as.token, query: { ids: product } })).body.items

test('F-08: the cart of a member has the agreed price from its minimum on, with its end and what is left', async () => {
  const { buyer, product } = await agreements.agreed()
  await put(buyer, product, 9)
  expect(await itemIn(buyer)).toMatchObject({
    unit_price: SHOP_PRICE,
    notices: [{ code: 'AGREED_FROM', message: expect.stringContaining('mulai 10'), amount: 10 }],
  })
  await put(buyer, product, 10)
  expect(await itemIn(buyer)).toMatchObject({
    unit_price: AGREED,
    strike_unit_price: SHOP_PRICE,
    product_price_subtotal: 10 * AGREED,
    notices: [{ code: 'AGREED_PRICE', message: expect.stringContaining('sisa 100') }],
  })
  await put(buyer, product, 101)
  expect(await itemIn(buyer)).toMatchObject({
    unit_price: SHOP_PRICE,
    notices: [{ code: 'AGREED_BEYOND' }],
  })
})

test('F-08: strangers, finance and a member as a person have the prices of the shop', async () => {
  const { buyer, other, finance, companyId, product } = await agreements.agreed()
  const stranger = await shop.buyer()
  for (const person of [stranger, finance, other]) await put(person, product, 20)
  const choose = (as: TestBuyer, company_id: string | null) =>
    gateway.call('chooseCartCompany', { as: as.token, body: { company_id } })
  expect((await choose(other, null)).body.company_id).toBeNull()
  expect(await Promise.all([stranger, finance, other].map(priceIn))).toEqual([
    SHOP_PRICE,
    SHOP_PRICE,
    SHOP_PRICE,
  ])
  expect([await asked(stranger, product), await asked(finance, product)]).toEqual([[], []])
  expect((await choose(other, companyId)).body.company_id).toBe(companyId)
  expect(await priceIn(other)).toBe(AGREED)
  expect((await choose(stranger, companyId)).problem.name).toBe('COMPANY_UNKNOWN')
  expect(await asked(buyer, product)).toEqual([
    expect.objectContaining({ id_item: product, unit_price: AGREED, minimum: 10, left: 100 }),
  ])
})

test('F-08: a member of two companies has the prices of the chosen one', async () => {
  const { companyId, product } = await agreements.agreed()
  const both = await shop.buyer()
  const own = await companies.company({ [both.userId]: 'buyer' })
  await gateway.gateway.db
    .insertInto('company_members')
    .values({ company_id: companyId, user_id: both.userId, role: 'buyer', joined_at: new Date() })
    .execute()
  await put(both, product, 20)
  for (const [company_id, price] of [
    [own, SHOP_PRICE],
    [companyId, AGREED],
  ] as const) {
    await gateway.call('chooseCartCompany', { as: both.token, body: { company_id } })
    expect(await priceIn(both)).toBe(price)
  }
})

test('F-08: a leaver loses the agreed prices immediately', async () => {
  const { admin, buyer, companyId, product } = await agreements.agreed()
  await put(buyer, product, 20)
  await gateway.call('removeMember', {
    as: admin.token,
    params: { companyId, memberId: buyer.userId },
  })
  expect(await priceIn(buyer)).toBe(SHOP_PRICE)
  expect(await codesIn(buyer)).toEqual(['PRICE_UP'])
  expect(await asked(buyer, product)).toEqual([])
})

test('F-08: proposed, refused, ended and expired prices do not apply', async () => {
  const { admin, buyer, companyId, sellerId, agreementId, product } = await agreements.agreed({
    days: 1,
  })
  await put(buyer, product, 20)
  await agreements.end(agreementId)
  expect(await priceIn(buyer)).toBe(SHOP_PRICE)
  const line = { product_id: product, unit_price: 30_000, minimum: 1, call_off: null }
  const next = () => agreements.propose({ companyId, sellerId, lines: [line] }, 1)
  const { id } = await next()
  expect(await priceIn(buyer)).toBe(SHOP_PRICE)
  await agreements.decide(admin, companyId, id, false)
  expect(await priceIn(buyer)).toBe(SHOP_PRICE)
  expect((await agreements.decide(admin, companyId, id)).problem.name).toBe('AGREEMENT_CLOSED')
  await agreements.decide(admin, companyId, (await next()).id)
  expect(await priceIn(buyer)).toBe(30_000)
  gateway.advance(2 * DAY)
  expect(await priceIn(buyer)).toBe(SHOP_PRICE)
})

test('F-08: the buyer has the lower of the tier, the daily deal and the agreed price', async () => {
  const tiers = [
    { quantity_end: 49, price: SHOP_PRICE, discount: null },
    { quantity_end: 1_000_000, price: 35_000, discount: null },
  ]
  const { buyer, product } = await agreements.agreed({ product: { tiers } })
  await put(buyer, product, 20)
  expect(await priceIn(buyer)).toBe(AGREED)
  await put(buyer, product, 50)
  expect(await priceIn(buyer)).toBe(35_000)
  expect(await codesIn(buyer)).toEqual([])
})

test('F-08: lists and quick order have the agreed price of a member, and no fault for it', async () => {
  const { buyer, product } = await agreements.agreed()
  const stranger = await shop.buyer()
  const judge = async (as: TestBuyer) =>
    (
      await gateway.call('judgeLines', {
        as: as.token,
        body: { lines: [{ code: productCode(Number(product)), quantity: '20' }] },
      })
    ).body.result[0]
  expect(await judge(buyer)).toMatchObject({ subtotal: 20 * AGREED, reason: null })
  expect(await judge(stranger)).toMatchObject({ subtotal: 20 * SHOP_PRICE, reason: null })
})

test('P-03: members read the agreements of their company, only admins decide, strangers see nothing', async () => {
  const { admin, buyer, companyId, sellerId, product } = await agreements.agreed()
  const line = { product_id: product, unit_price: 30_000, minimum: 1, call_off: null }
  const { id } = await agreements.propose({ companyId, sellerId, lines: [line] })
  const read = (as: TestBuyer) =>
    gateway.call('priceAgreement', {
      as: as.token,
      params: { companyId, agreementId: id },
    })
  expect((await read(buyer)).body.agreement).toMatchObject({
    state: 'proposed',
    may_decide: false,
    lines: [{ id_item: product, unit_price: 30_000, call_off: null, used: 0 }],
  })
  expect((await agreements.decide(buyer, companyId, id)).problem.name).toBe('ROLE_FORBIDS')
  const stranger = await shop.buyer()
  expect((await read(stranger)).status).toBe(404)
  expect((await agreements.decide(stranger, companyId, id)).status).toBe(404)
  expect((await read(admin)).body.agreement.may_decide).toBe(true)
  const list = await gateway.call('priceAgreements', { as: buyer.token, params: { companyId } })
  expect(list.body.items.map(({ state }) => state)).toEqual(['proposed', 'active'])
  expect(await companies.notificationsOf(admin.userId)).toEqual([
    'PRICES_PROPOSED',
    'PRICES_PROPOSED',
  ])
  const log = await gateway.call('auditLog', { as: admin.token, params: { companyId } })
  expect(log.body.items.map(({ text }) => text)).toEqual([
    expect.stringContaining('meneruskan usulan harga'),
    expect.stringContaining('menerima harga kesepakatan'),
    expect.stringContaining('meneruskan usulan harga'),
  ])
})

test('F-08: a plan of a basket compares with the agreed price of a member', async () => {
  const { buyer, product } = await agreements.agreed()
  const stranger = await shop.buyer()
  const plan = async (as: TestBuyer) =>
    JSON.stringify(
      (
        await gateway.call('planBasket', {
          as: as.token,
          body: { district_id: '317405', lines: [{ product_id: product, quantity: 20 }] },
        })
      ).body.result.cheapest,
    )
  expect(await plan(buyer)).toContain(`"unit_price":${AGREED}`)
  expect(await plan(stranger)).toContain(`"unit_price":${SHOP_PRICE}`)
})
