import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestLine } from '../credit/testing-credit.ts'
import { expireOrders } from '../orders/expire.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf } from '../wallet/ledger.ts'
import { callbackSecret, sign } from './signature.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
let product: string
beforeAll(async () => {
  product = await shop.product({ seller_id: await shop.seller(), stock: 1000 })
})

const place = (buyer: TestBuyer, payment_id: string) =>
  orders.order(buyer, [{ id_item: product, quantity: 2 }], { payment_id })

test('C-25 E-08 K-01: lists the methods in the five groups, and shows which of them the amount is too large for', async () => {
  const buyer = await shop.buyer()
  const { body } = await gateway.call('paymentMethods', {
    as: buyer.token,
    query: { type: 'marketplace', limit: '50', amount: '12000000' },
  })
  expect(body.data.map(({ code }) => code).toSorted()).toEqual([
    'bank_transfer',
    'borong_plus_partner',
    'credit_card',
    'digital_wallet',
    'va_payment',
  ])
  const methods = body.data.flatMap((group) => group.payment_methods)
  expect(methods.find(({ payment_id }) => payment_id === 'qris')).toMatchObject({
    available: false,
    message: expect.stringContaining('Bank Indonesia'),
  })
  expect(methods.find(({ payment_id }) => payment_id === 'va-bca')).toMatchObject({
    available: true,
    payment_group: 'va_payment',
  })
  expect(methods.find(({ payment_id }) => payment_id === 'borong-plus-partner')?.available).toBe(
    false,
  )
  const few = await gateway.call('paymentMethods', { as: buyer.token, query: { limit: '3' } })
  expect(few.body.data.flatMap((group) => group.payment_methods)).toHaveLength(3)
})

test('C-25 C-28 E-08: shows the name of a payment method in the reader’s language, in the list and on the order', async () => {
  const buyer = await shop.buyer()
  const order = await place(buyer, 'transfer-bni')
  expect(await namesIn('id')).toEqual({
    transfer: 'Transfer BNI',
    card: 'Kartu kredit',
    order: 'Transfer BNI',
  })
  expect(await namesIn('en')).toEqual({
    transfer: 'BNI transfer',
    card: 'Credit card',
    order: 'BNI transfer',
  })

  async function namesIn(language: 'id' | 'en') {
    const as = { as: buyer.token, headers: { 'accept-language': language } }
    const listed = await gateway.call('paymentMethods', as)
    const methods = listed.body.data.flatMap((group) => group.payment_methods)
    const nameOf = (id: string) => methods.find((method) => method.payment_id === id)?.payment_name
    const read = await gateway.call('order', { ...as, params: { orderId: order.order_id } })
    const list = await gateway.call('orders', as)
    expect(list.body.data.items[0]?.payment_name).toBe(read.body.data.payment.payment_name)
    return {
      transfer: nameOf('transfer-bni'),
      card: nameOf('credit-card'),
      order: read.body.data.payment.payment_name,
    }
  }
})

for (const method of ['va-bca', 'transfer-bni', 'qris', 'gopay', 'pay-later']) {
  test(`C-25 C-28: ${method} is paid on the bank’s page, which leads back to the thank-you page`, async () => {
    const buyer = await shop.buyer()
    if (method === 'pay-later') await openTestLine(gateway, buyer.userId)
    const order = await place(buyer, method)
    const url = order.payment.url!
    expect(await orders.bankPage(url)).toContain(`<html lang="id">`)
    const { status, location } = await orders.atBank(url, { action: 'pay' })
    expect(status).toBe(303)
    expect(location).toBe(`http://localhost:3000/thank-you/${order.order_serial}`)
    expect(await orders.read(buyer, order.order_id)).toMatchObject({
      state: 'processed',
      payment: { state: 'paid', url: null },
    })
    await orders.atBank(url, { action: 'pay' })
    const events = (await orders.read(buyer, order.order_id)).timeline.map(({ code }) => code)
    expect(events).toEqual(['ORDER_CREATED', 'ORDER_PAID'])
  })
}

test('C-25 E-14: a QRIS payment has its code while it can be paid, and no other method has one', async () => {
  const buyer = await shop.buyer()
  const order = await place(buyer, 'qris')
  const { payment } = await orders.read(buyer, order.order_id)
  const png = Buffer.from(payment.qr_image!.replace('data:image/png;base64,', ''), 'base64')
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const text = decodeQR({ width: info.width, height: info.height, data })
  const amount = String(payment.amount)
  expect(text).toContain(`54${String(amount.length).padStart(2, '0')}${amount}5802ID`)
  expect(text).toContain(order.order_serial)
  expect(payment.instructions[0]?.steps[0]).toBe(
    'Pindai kode QR dengan aplikasi bank atau dompet digital',
  )
  await orders.atBank(order.payment.url!, { action: 'pay' })
  expect((await orders.read(buyer, order.order_id)).payment.qr_image).toBeUndefined()
  const other = await place(buyer, 'gopay')
  expect((await orders.read(buyer, other.order_id)).payment.qr_image).toBeUndefined()
})

test('C-25: rejects a transfer of another amount', async () => {
  const buyer = await shop.buyer()
  const order = await place(buyer, 'transfer-bca')
  const { status, page } = await orders.atBank(order.payment.url!, {
    action: 'pay',
    amount: String(order.totals.total_payment - 1),
  })
  expect(status).toBe(422)
  expect(page).toContain('sama persis')
  expect((await orders.read(buyer, order.order_id)).state).toBe('awaiting_payment')
})

test('X-08 C-25: a card needs the 3-D Secure code; three wrong codes fail the payment with the message, and another attempt can succeed', async () => {
  const buyer = await shop.buyer()
  const order = await place(buyer, 'credit-card')
  const url = order.payment.url!
  await orders.atBank(url, { action: 'card', number: '4811 1111 1111 1114' })
  for (let wrong = 0; wrong < 3; wrong++)
    await orders.atBank(url, { action: 'code', code: 'salah' })
  const failed = await orders.read(buyer, order.order_id)
  expect(failed).toMatchObject({
    state: 'awaiting_payment',
    payment: { state: 'failed', failure: { code: 'WRONG_OTP' } },
  })
  expect(failed.payment.failure?.message).toContain('Verifikasi kartu kredit gagal')

  await orders.atBank(url, { action: 'card', number: '4811 1111 1111 1114' })
  const code = /kodenya (\d{6})/.exec(await orders.bankPage(url))![1]!
  const mail = await gateway.gateway.db
    .selectFrom('inbox_messages')
    .select('text')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(mail.text).toContain(code)
  await orders.atBank(url, { action: 'code', code })
  expect((await orders.read(buyer, order.order_id)).state).toBe('processed')
})

test('X-08 C-25: shows the message of a declined card', async () => {
  const buyer = await shop.buyer()
  const order = await place(buyer, 'credit-card')
  await orders.atBank(order.payment.url!, { action: 'card', number: '4000000000000002' })
  expect((await orders.read(buyer, order.order_id)).payment.failure?.code).toBe('CARD_DECLINED')
})

test('C-28: a payment that expires at the bank ends its order and returns the stock', async () => {
  const buyer = await shop.buyer()
  const before = await shop.stockOf(product)
  const order = await place(buyer, 'va-mandiri')
  expect(await shop.stockOf(product)).toBe(before - 2)
  await orders.atBank(order.payment.url!, { action: 'expire' })
  expect(await orders.read(buyer, order.order_id)).toMatchObject({
    state: 'expired',
    payment: { state: 'expired', url: null },
  })
  expect(await shop.stockOf(product)).toBe(before)
  expect((await orders.atBank(order.payment.url!, { action: 'pay' })).page).toContain(
    'tidak dapat dibayar lagi',
  )
})

test('C-28: the deadline ends an unpaid order once, also when two gateways check concurrently', async () => {
  const buyer = await shop.buyer()
  const own = await shop.product({ seller_id: await shop.seller(), stock: 9 })
  const order = await orders.order(buyer, [{ id_item: own, quantity: 2 }])
  gateway.advance(25 * 60 * 60)
  await Promise.all([expireOrders(gateway.gateway), expireOrders(gateway.gateway)])
  gateway.advance(-25 * 60 * 60)
  const after = await orders.read(buyer, order.order_id)
  expect(after.state).toBe('expired')
  expect(after.timeline.filter(({ code }) => code === 'ORDER_EXPIRED')).toHaveLength(1)
  expect(await shop.stockOf(own)).toBe(9)
})

test('C-28: credits money that arrives after the end of the order to the buyer’s wallet, once, and the order has no invoice', async () => {
  const buyer = await shop.buyer()
  const order = await place(buyer, 'va-bni')
  await gateway.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: order.order_id },
    body: {},
  })
  const { reference } = await gateway.gateway.db
    .selectFrom('payments')
    .select('reference')
    .where('id', '=', order.payment.id)
    .executeTakeFirstOrThrow()
  const event = {
    payment_id: order.payment.id,
    reference,
    event: 'paid',
    amount: order.totals.total_payment,
  }
  for (let twice = 0; twice < 2; twice++) expect(await callBack(JSON.stringify(event))).toBe(200)
  expect((await accountOf(gateway.gateway.db, buyer.userId, 'IDR'))?.balance).toBe(
    order.totals.total_payment,
  )
  const invoice = await gateway.call('invoice', {
    as: buyer.token,
    params: { orderId: order.order_id },
  })
  expect(invoice.problem.name).toBe('INVOICE_NOT_READY')
})

test('C-28: rejects a callback that is unsigned, too old, for another amount or for an unknown payment', async () => {
  const buyer = await shop.buyer()
  const order = await place(buyer, 'va-bca')
  const { reference } = await gateway.gateway.db
    .selectFrom('payments')
    .select('reference')
    .where('id', '=', order.payment.id)
    .executeTakeFirstOrThrow()
  const event = {
    payment_id: order.payment.id,
    reference,
    event: 'paid',
    amount: order.totals.total_payment,
  }
  expect(await callBack(JSON.stringify(event), 't=1,v1=00')).toBe(401)
  expect(
    await callBack(
      JSON.stringify(event),
      sign('other', JSON.stringify(event), gateway.gateway.now()),
    ),
  ).toBe(401)
  const old = sign(
    await callbackSecret(gateway.gateway),
    JSON.stringify(event),
    new Date(gateway.gateway.now().getTime() - 600_000),
  )
  expect(await callBack(JSON.stringify(event), old)).toBe(401)
  expect(await callBack(JSON.stringify({ ...event, amount: 1 }))).toBe(404)
  expect(await callBack(JSON.stringify({ ...event, payment_id: 'x' }))).toBe(404)
  expect(await callBack('{')).toBe(400)
  expect((await orders.read(buyer, order.order_id)).state).toBe('awaiting_payment')
})

test('C-28 P-01: returns not found for another buyer’s payment', async () => {
  const order = await place(await shop.buyer(), 'va-bca')
  const stranger = await shop.buyer()
  expect(
    (await gateway.call('payment', { as: stranger.token, params: { id: order.payment.id } }))
      .status,
  ).toBe(404)
})

async function callBack(payload: string, signature?: string): Promise<number> {
  const signed =
    signature ?? sign(await callbackSecret(gateway.gateway), payload, gateway.gateway.now())
  const headers = { 'content-type': 'application/json', 'x-callback-signature': signed }
  return (
    await gateway.gateway.app.inject({
      method: 'POST',
      url: '/payment/v1/callbacks',
      headers,
      payload,
    })
  ).statusCode
}
