import { productCode } from '@borong/api/rules/product-code'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
let seller: number
let buyer: TestBuyer
beforeAll(async () => {
  gateway = await startTestGateway()
  shop = testShop(gateway)
  seller = await shop.seller()
})
beforeEach(async () => {
  buyer = await shop.buyer()
})
afterAll(() => gateway.close())

const judge = async (lines: { code: string; quantity: string }[], as = buyer.token) =>
  (await gateway.call('judgeLines', { as, body: { lines } })).body.result
const judgeOne = async (code: string, quantity = '1') => (await judge([{ code, quantity }]))[0]!

test('F-08: a line with a code and a quantity has today’s price', async () => {
  const id = await shop.product({ seller_id: seller, name: 'Beras' })
  expect(await judgeOne(productCode(id), '3')).toEqual({
    product: expect.objectContaining({ id, name: 'Beras', unit_price: 50_000 }),
    quantity: 3,
    subtotal: 150_000,
    reason: null,
    suggestion: null,
  })
})

test('F-08: one bad line does not touch the others, and each has its own reason', async () => {
  const closed = await shop.seller({ is_open: false })
  const good = await shop.product({ seller_id: seller })
  const stepped = await shop.product({ seller_id: seller, minimum_order: 6, step: 3 })
  const scarce = await shop.product({ seller_id: seller, stock: 5 })
  const sold = await shop.product({ seller_id: seller, stock: 0 })
  const shut = await shop.product({ seller_id: closed })
  const adult = await shop.product({ seller_id: seller, is_adult: true, name: 'Anggur' })
  const code = productCode(good)
  const wrong = code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10)
  const cases: [string, string, string | undefined, number | null][] = [
    [code, '2', undefined, null],
    [productCode(stepped), '2', 'MINIMUM_ORDER', 6],
    [code, '2', 'DOUBLED', null],
    ['', '2', 'CODE_MISSING', null],
    ['Beras', '2', 'CODE_UNKNOWN', null],
    [wrong, '2', 'CODE_MISTYPED', null],
    [productCode(99_999), '2', 'CODE_UNKNOWN', null],
    [productCode(scarce), '9', 'STOCK', 5],
    [productCode(sold), '1', 'OUT_OF_STOCK', null],
    [productCode(shut), '1', 'SELLER_CLOSED', null],
    [productCode(adult), '1', 'AGE_UNVERIFIED', null],
  ]
  const judged = await judge(cases.map(([typed, quantity]) => ({ code: typed, quantity })))
  expect(judged.map((line) => [line.reason?.code, line.suggestion])).toEqual(
    cases.map(([, , reason, suggestion]) => [reason, suggestion]),
  )
  expect(judged[2]!.reason!.message).toContain('baris 1')
  expect(judged.at(-1)!.product).toBeNull()
  expect(await judgeOne(productCode(stepped), '7')).toMatchObject({
    reason: { code: 'QUANTITY_STEP', message: 'Hanya dalam kelipatan 3' },
    suggestion: 9,
  })
})

test.each([
  ['2 dus', 2],
  ['1.000', 1000],
  ['1.5', null],
  ['1e3', null],
  ['0', null],
  ['-1', null],
  ['', null],
])('F-08: the quantity %j is refused and suggests %j', async (quantity, suggestion) => {
  const id = await shop.product({ seller_id: seller, stock: 5000 })
  expect(await judgeOne(productCode(id), quantity)).toMatchObject({
    quantity: null,
    subtotal: 0,
    reason: { code: 'QUANTITY_INVALID' },
    suggestion,
  })
})

test('F-08 C-22: a GTIN of any length is the code of its product, and one of several sellers asks to choose', async () => {
  const other = await shop.seller()
  const alone = { gtin: '00000096385074', gtin_length: 8 }
  const both = { gtin: '04006381333931', gtin_length: 13 }
  const id = await shop.product({ seller_id: seller, ...alone })
  await shop.product({ seller_id: seller, ...both })
  await shop.product({ seller_id: other, ...both })
  const typed = ['96385074', '0000096385074', '4006381333931', '4006381-333931', '4006381333932']
  const unknown = '8991234500019'
  const judged = await judge([...typed, unknown].map((code) => ({ code, quantity: '2' })))
  expect(judged.map(({ product, reason }) => product?.id ?? reason?.code)).toEqual([
    id,
    id,
    'CODE_SEVERAL',
    'CODE_SEVERAL',
    'CODE_UNKNOWN',
    'CODE_UNKNOWN',
  ])
  expect(judged.map(({ reason }) => reason?.code)).toEqual([
    undefined,
    'DOUBLED',
    'CODE_SEVERAL',
    'CODE_SEVERAL',
    'CODE_UNKNOWN',
    'CODE_UNKNOWN',
  ])
  expect(judged[0]!.subtotal).toBe(100_000)
  expect(judged[2]!.reason!.message).toBe('Beberapa penjual menjual barang ini. Pilih satu')
})

test('F-08 C-22: the GTIN of goods for adults does not show them to other buyers', async () => {
  const adult = { is_adult: true, gtin: '00036000291452', gtin_length: 12 }
  await shop.product({ seller_id: seller, ...adult })
  expect(await judgeOne('036000291452')).toMatchObject({
    product: null,
    reason: { code: 'AGE_UNVERIFIED' },
  })
})

test('F-08: judges 1,000 lines, and refuses more', async () => {
  const id = await shop.product({ seller_id: seller })
  const line = { code: productCode(id), quantity: '1' }
  const judged = await judge(Array.from({ length: 1000 }, () => line))
  expect(judged.filter(({ reason }) => reason === null)).toHaveLength(1)
  const body = { lines: Array.from({ length: 1001 }, () => line) }
  expect((await gateway.call('judgeLines', { as: buyer.token, body })).status).toBe(400)
})

test('F-08: one write puts the lines into the cart, says what did not go in, and can be repeated', async () => {
  const [a, b, sold] = [
    await shop.product({ seller_id: seller }),
    await shop.product({ seller_id: seller, stock: 3 }),
    await shop.product({ seller_id: seller, stock: 0, name: 'Gula' }),
  ]
  const body = {
    lines: [
      { product_id: a, quantity: 2 },
      { product_id: b, quantity: 5 },
      { product_id: sold, quantity: 1 },
    ],
  }
  const send = () => gateway.call('linesToCart', { as: buyer.token, body })
  const [first, second] = await Promise.all([send(), send()])
  expect(second.body).toEqual(first.body)
  expect(first.body.result).toMatchObject({
    added: [a, b],
    adjusted: [{ id_item: b, message: 'Stok tersisa 3' }],
    skipped: [{ name: 'Gula', message: 'Stok habis' }],
  })
  expect((await shop.getCart(buyer)).result).toMatchObject({ line_count: 2, total_quantity: 5 })
})

test('F-08: the lines that a full cart does not take are named', async () => {
  const ids = await Promise.all(
    Array.from({ length: 202 }, () => shop.product({ seller_id: seller })),
  )
  const body = { lines: ids.map((product_id) => ({ product_id, quantity: 1 })) }
  const { result } = (await gateway.call('linesToCart', { as: buyer.token, body })).body
  expect([result.added.length, result.skipped.length]).toEqual([200, 2])
  expect(result.skipped[0]!.message).toBe('Keranjang sudah penuh (200 produk)')
})
