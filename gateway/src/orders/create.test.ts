import { sql } from 'kysely'
import { testShop } from '../cart/testing-shop.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testOrders } from './testing-orders.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
let seller: number
beforeAll(async () => {
  seller = await shop.seller()
})

const { draft } = orders

test('C-27: an order of two sellers takes the stock, removes its lines from the cart and awaits its payment', async () => {
  const buyer = await shop.buyer()
  const other = await shop.seller()
  const [one, two] = [
    await shop.product({ seller_id: seller, stock: 10 }),
    await shop.product({ seller_id: other, stock: 10 }),
  ]
  await shop.updateCart(buyer, {
    lines: [one, two].map((id_item) => ({ id_item, product_quantity: 3 })),
  })
  const body = await draft(buyer, [
    { id_item: one, quantity: 3 },
    { id_item: two, quantity: 3 },
  ])
  const { status, body: answer } = await orders.post(buyer, body)
  expect(status).toBe(200)
  expect(answer.data).toMatchObject({
    state: 'awaiting_payment',
    totals: { total_payment: body.total_payment },
  })
  expect(answer.data.payment.url).toContain('/gateway/bank/')
  expect(await shop.stockOf(one)).toBe(7)
  expect((await shop.getCart(buyer)).result?.detail).toEqual([])
  const order = await orders.read(buyer, answer.data.order_serial)
  expect(order).toMatchObject({
    parcels: [{ vendor_id: String(seller) }, { vendor_id: String(other) }],
    can_cancel: true,
  })
  expect(order.payment).toMatchObject({
    state: 'pending',
    payment_group: 'va_payment',
    amount: body.total_payment,
  })
  expect(order.payment.account_number).toMatch(/^39358\d{11}$/)
  expect(order.payment.instructions).toHaveLength(3)
})

test('C-27: makes one order for the same key and body; refuses the key with another body, and a missing key', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: seller, stock: 10 })
  const body = await draft(buyer, [{ id_item: product, quantity: 2 }])
  const first = await orders.post(buyer, body, 'kunci-pesanan-1')
  const again = await orders.post(buyer, body, 'kunci-pesanan-1')
  expect(again.body).toEqual(first.body)
  expect(await shop.stockOf(product)).toBe(8)
  const other = await orders.post(buyer, { ...body, promo_code: 'X' }, 'kunci-pesanan-1')
  expect(other).toMatchObject({ status: 409, problem: { name: 'IDEMPOTENCY_KEY_REUSED' } })
  const missing = await gateway.call('createOrder', {
    as: buyer.token,
    params: { version: 'v1' },
    body,
  })
  expect(missing).toMatchObject({ status: 400, problem: { name: 'IDEMPOTENCY_KEY_MISSING' } })
  const stranger = await orders.post(await shop.buyer(), body, 'kunci-pesanan-1')
  expect(stranger.problem.name).toBe('ADDRESS_UNKNOWN')
})

test('C-27: finds the order by its key after a lost response', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: seller })
  const body = await draft(buyer, [{ id_item: product, quantity: 1 }])
  const { body: made } = await orders.post(buyer, body, 'kunci-hilang-1')
  const found = await gateway.call('orderByKey', {
    as: buyer.token,
    params: { key: 'kunci-hilang-1' },
  })
  expect(found.body).toEqual(made)
  const stranger = await gateway.call('orderByKey', {
    as: (await shop.buyer()).token,
    params: { key: 'kunci-hilang-1' },
  })
  expect(stranger.status).toBe(404)
})

test('X-04 T-13: names the lines with too little stock, and sells none of the others', async () => {
  const buyer = await shop.buyer()
  const [plenty, scarce] = [
    await shop.product({ seller_id: seller, stock: 10 }),
    await shop.product({ seller_id: seller, stock: 2 }),
  ]
  const body = await draft(buyer, [
    { id_item: plenty, quantity: 3 },
    { id_item: scarce, quantity: 3 },
  ])
  const { status, problem } = await orders.post(buyer, body)
  expect(status).toBe(422)
  expect(problem).toMatchObject({
    name: 'INSUFFICIENT_STOCK',
    data: { lines: [{ id_item: scarce, asked: 3, stock: 2 }] },
  })
  expect(await shop.stockOf(plenty)).toBe(10)
})

test('C-27: refuses a total that the buyer did not see', async () => {
  const buyer = await shop.buyer()
  const body = await draft(buyer, [
    { id_item: await shop.product({ seller_id: seller }), quantity: 1 },
  ])
  const { status, problem } = await orders.post(buyer, {
    ...body,
    total_payment: body.total_payment - 1,
  })
  expect(status).toBe(409)
  expect(problem).toMatchObject({
    name: 'TOTAL_CHANGED',
    data: { totals: { total_payment: body.total_payment } },
  })
})

test('E-14: two transfers of one amount to one account get different unique codes', async () => {
  const product = await shop.product({ seller_id: seller })
  const codes = []
  for (let at = 0; at < 5; at++) {
    const buyer = await shop.buyer()
    const { totals } = await orders.order(buyer, [{ id_item: product, quantity: 1 }], {
      payment_id: 'transfer-bca',
    })
    expect(totals.unique_code).toBeGreaterThan(0)
    codes.push(totals.total_payment)
  }
  expect(new Set(codes).size).toBe(5)
})

test('E-14: a transfer gets a larger code when 999 of its amount are open, and is refused clearly when all are', async () => {
  const product = await shop.product({ seller_id: seller })
  const make = async () => {
    const buyer = await shop.buyer()
    const draft = await orders.draft(buyer, [{ id_item: product, quantity: 1 }], {
      payment_id: 'transfer-bri',
    })
    return orders.post(buyer, draft)
  }
  const { totals } = (await make()).body.data
  const due = totals.total_payment - totals.unique_code
  await openTransfers(due, 1, 999)
  expect((await make()).body.data.totals.unique_code).toBeGreaterThan(999)
  await openTransfers(due, 1000, 9999)
  const { status, problem } = await make()
  expect([status, problem.name]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(problem.message).toContain('Transfer BRI sedang penuh')
})

/** Open transfers to BRI of one amount, with every code that is free in this range. */
async function openTransfers(due: number, from: number, to: number) {
  await sql`insert into payments (id, subject_type, subject_id, subject_serial, user_id, method, state, amount,
      unique_code, account_number, expires_at, created_at)
    select 'open-' || code, 'order', 'open-' || code, 'open-' || code, 'nobody', 'transfer-bri', 'pending', ${due}::int8 + code,
      code, account_number, expires_at, created_at
    from generate_series(${from}::int, ${to}::int) as code,
      (select * from payments where method = 'transfer-bri' and user_id <> 'nobody' limit 1) as one
    on conflict do nothing`.execute(gateway.gateway.db)
}

test('C-27: makes one order from 100 repeated and concurrent posts with one key', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: seller, stock: 100 })
  const body = await draft(buyer, [{ id_item: product, quantity: 2 }])
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => orders.post(buyer, body, 'kunci-seratus')),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.body.data.order_id)).size).toBe(1)
  expect(await shop.stockOf(product)).toBe(98)
  const list = await gateway.call('orders', { as: buyer.token, query: {} })
  expect(list.body.data).toMatchObject({ total_count: 1, counts: { awaiting_payment: 1 } })
})

test('E-05: a request for a tax invoice contains the company’s data', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: seller })
  const body = await draft(buyer, [{ id_item: product, quantity: 1 }], { facture_required: true })
  expect((await orders.post(buyer, body)).problem.name).toBe('FACTURE_INCOMPLETE')
  const facture = {
    company_name: 'PT Uji',
    tax_number: '01.234.567.8-901.000',
    company_address: 'Jl. Uji 2',
    email: 'pajak@contoh.id',
  }
  const { body: made } = await orders.post(buyer, { ...body, facture })
  expect((await orders.read(buyer, made.data.order_id)).facture).toEqual({
    ...facture,
    tax_number: '012345678901000',
  })
})

test('E-05: only a seller that is a PKP issues a tax invoice', async () => {
  const buyer = await shop.buyer()
  const small = await shop.seller({ is_pkp: false })
  const untaxed = await shop.product({ seller_id: small, ppn_included: false })
  const facture = {
    facture_required: true,
    facture: {
      company_name: 'PT Uji',
      tax_number: '012345678901000',
      company_address: 'Jl. Uji 2',
      email: 'pajak@contoh.id',
    },
  }
  const alone = await draft(buyer, [{ id_item: untaxed, quantity: 1 }], facture)
  const refused = await orders.post(buyer, alone)
  expect([refused.status, refused.problem.name]).toEqual([422, 'FACTURE_NOT_PKP'])

  const taxed = await shop.product({ seller_id: seller })
  const order = await orders.order(
    buyer,
    [
      { id_item: untaxed, quantity: 1 },
      { id_item: taxed, quantity: 1 },
    ],
    facture,
  )
  expect(order.totals.tax).toBe(0)
  const { parcels } = await orders.read(buyer, order.order_id)
  expect(parcels.map(({ vendor_id, is_pkp }) => [vendor_id, is_pkp]).toSorted()).toEqual(
    [
      [String(small), false],
      [String(seller), true],
    ].toSorted(),
  )
})

test('C-27 C-24 C-28: refuses bodies, ids and codes that the database cannot store, without a server error', async () => {
  const { token } = await shop.buyer()
  const zero = 'a\0b'
  expect((await gateway.call('order', { as: token, params: { orderId: zero } })).status).toBe(400)
  expect(
    (await gateway.call('orderByKey', { as: token, params: { key: 'kunci-\0-kunci' } })).status,
  ).toBe(400)
  expect((await gateway.call('orders', { as: token, query: { keyword: zero } })).status).toBe(400)
  expect((await gateway.call('payment', { as: token, params: { id: zero } })).status).toBe(400)
  expect((await gateway.call('checkVoucher', { as: token, body: { code: zero } })).status).toBe(400)
  expect(
    (await gateway.call('readNotifications', { as: token, body: { ids: [zero] } })).status,
  ).toBe(400)
  expect((await orders.atBank(`/bank/${encodeURIComponent(zero)}`, { action: 'pay' })).status).toBe(
    404,
  )
  const huge = { items: [{ id_item: '99999999999', quantity: 1 }], code: 'X' }
  expect((await gateway.call('checkVoucher', { as: token, body: huge })).status).toBe(400)
})
