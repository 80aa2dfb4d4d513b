import { draftFor } from '../orders/testing-orders.ts'
import { openVoucherShop, welcome } from './testing-vouchers.ts'

const { gateway, shop, orders, product } = openVoucherShop({ seeds: ['vouchers'] })

const check = async (token: string, code: string, quantity = 10, more: object = {}) =>
  (
    await gateway.call('checkVoucher', {
      as: token,
      body: { code, items: [{ id_item: product(), quantity }], ...more },
    })
  ).body.result

test('K-02 E-13: the welcome voucher is 20 % up to Rp 200.000 and free shipping up to Rp 200.000, for a first order', async () => {
  const buyer = await shop.buyer()
  expect(await check(buyer.token, 'selamatdatang')).toMatchObject({
    status: 'success',
    code: 'SELAMATDATANG',
    total_discount: 200_000,
    free_shipping: true,
    subvention_shipping_fee: 200_000,
    cash_back: 0,
  })
  const order = await orders.order(buyer, [{ id_item: product(), quantity: 10 }], welcome)
  expect(order.totals).toMatchObject({
    total_discount: 200_000,
    subvention_shipping_fee: order.totals.total_shipping_price,
    total_payment: 800_000,
  })
  const other = await shop.buyer()
  expect(await check(other.token, 'SELAMATDATANG', 5000)).toMatchObject({ total_discount: 200_000 })
  expect(await check(buyer.token, 'SELAMATDATANG')).toMatchObject({
    status: 'error',
    reason: 'ALREADY_USED',
    total_discount: 0,
  })
})

test('C-24: shows why a voucher doesn’t apply', async () => {
  const buyer = await shop.buyer()
  expect(await check(buyer.token, 'TIDAKADA')).toMatchObject({
    status: 'error',
    reason: 'NOT_FOUND',
    message: 'Kode voucher tidak ditemukan',
  })
  expect(await check(buyer.token, 'BORONG100')).toMatchObject({
    reason: 'MINIMUM_PURCHASE',
    message: 'Minimum belanja Rp\u00a02.000.000',
  })
  expect(await check(buyer.token, 'BELANJABESAR')).toMatchObject({ reason: 'NOT_STARTED' })
  expect(await check(buyer.token, 'VAHEMAT', 10, { payment_id: 'qris' })).toMatchObject({
    reason: 'PAYMENT_METHOD',
  })
  expect(await check(buyer.token, 'VAHEMAT', 10, { payment_id: 'va-bca' })).toMatchObject({
    status: 'success',
    total_discount: 25_000,
  })
})

test('C-24: my vouchers list those that apply to the cart first, the best one at the top', async () => {
  const buyer = await shop.buyer()
  await shop.updateCart(buyer, { lines: [{ id_item: product(), product_quantity: 10 }] })
  const { body } = await gateway.call('myVouchers', { as: buyer.token, body: {} })
  expect(body.data.items[0]).toMatchObject({
    code: 'SELAMATDATANG',
    applicable: true,
    is_welcome: true,
    reason: null,
  })
  const applicable = body.data.items.map((item) => item.applicable)
  expect(applicable).toEqual(applicable.toSorted((a, b) => Number(b) - Number(a)))
  expect(body.data.items.find(({ code }) => code === 'BORONG100')).toMatchObject({
    applicable: false,
    message: 'Minimum belanja Rp\u00a02.000.000',
  })
  expect(body.data.referral_code).toMatch(/^AJAK[A-Z2-9]{6}$/)
})

test('C-24 E-13: the best voucher lowers the order by what it says, and no other lowers it more', async () => {
  const { db } = gateway.gateway
  for (const quantity of [1, 4, 6, 12, 25]) {
    const buyer = await shop.buyer()
    const items = [{ id_item: product(), quantity }]
    const plain = await draftFor(db, buyer, items, {})
    const goods = quantity * 100_000
    const body = { items, payment_id: 'qris', total_shipping_price: plain.total_payment - goods }
    const { best, items: all } = (await gateway.call('myVouchers', { as: buyer.token, body })).body
      .data
    expect(best).toEqual(all[0])
    const worth = ({ saves = 0, cash_back }: (typeof all)[number]) => saves + cash_back
    for (const other of all) expect(worth(best!)).toBeGreaterThanOrEqual(worth(other))
    const order = await orders.order(buyer, items, {
      payment_id: 'qris',
      promo_code: best!.code,
      voucher: best!,
    })
    const { total_discount, subvention_shipping_fee } = order.totals
    expect(total_discount + subvention_shipping_fee).toBe(best!.saves)
  }
})

test('C-24: a voucher for one way to pay is offered only to a buyer who pays that way', async () => {
  const { db } = gateway.gateway
  await db
    .updateTable('vouchers')
    .set({ is_listed: false })
    .where('code', '!=', 'VAHEMAT')
    .execute()
  const buyer = await shop.buyer()
  const bestFor = async (more: object) => {
    const items = [{ id_item: product(), quantity: 10 }]
    const answer = await gateway.call('myVouchers', { as: buyer.token, body: { items, ...more } })
    return answer.body.data.best?.code
  }
  expect(await bestFor({})).toBeUndefined()
  expect(await bestFor({ payment_id: 'qris' })).toBeUndefined()
  expect(await bestFor({ payment_id: 'va-bca' })).toBe('VAHEMAT')
  await db.updateTable('vouchers').set({ is_listed: true }).execute()
})

test('C-24: never oversells a quota to concurrent orders', async () => {
  const { db } = gateway.gateway
  await db
    .updateTable('vouchers')
    .set({ quota: 7, used: 0 })
    .where('code', '=', 'PERCEPATAN')
    .execute()
  const voucher = { total_discount: 100_000, subvention_shipping_fee: 0, cash_back: 0 }
  const tries = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const buyer = await shop.buyer()
      return {
        buyer,
        body: await draftFor(db, buyer, [{ id_item: product(), quantity: 10 }], {
          promo_code: 'PERCEPATAN',
          voucher,
        }),
      }
    }),
  )
  const answers = await Promise.all(tries.map(({ buyer, body }) => orders.post(buyer, body)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ problem }) => problem.name))).toEqual(new Set(['VOUCHER_REFUSED']))
  expect(
    (
      await db
        .selectFrom('vouchers')
        .select('used')
        .where('code', '=', 'PERCEPATAN')
        .executeTakeFirstOrThrow()
    ).used,
  ).toBe(7)
})

test('C-24: a buyer with two concurrent orders uses a single-use voucher once', async () => {
  const { db } = gateway.gateway
  const buyer = await shop.buyer()
  const body = await draftFor(db, buyer, [{ id_item: product(), quantity: 10 }], welcome)
  const answers = await Promise.all([orders.post(buyer, body), orders.post(buyer, body)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('C-24: a voucher for several orders is usable again after an earlier one of them is cancelled', async () => {
  const { db } = gateway.gateway
  await db.updateTable('vouchers').set({ per_buyer: 2 }).where('code', '=', 'VAHEMAT').execute()
  const buyer = await shop.buyer()
  const body = await draftFor(db, buyer, [{ id_item: product(), quantity: 10 }], {
    promo_code: 'VAHEMAT',
    voucher: { total_discount: 25_000, subvention_shipping_fee: 0, cash_back: 0 },
  })
  const [first] = [await orders.post(buyer, body), await orders.post(buyer, body)]
  await gateway.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: first.body.data.order_id },
    body: { reason: '' },
  })
  expect((await orders.post(buyer, body)).status).toBe(200)
  expect((await orders.post(buyer, body)).problem.name).toBe('VOUCHER_REFUSED')
})
