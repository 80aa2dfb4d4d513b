import { randomUUID } from 'node:crypto'
import { type TestBuyer, testShop } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { insertFile } from '../files/testing-files.ts'
import { advanceParcels } from '../orders/advance.ts'
import type { DraftOptions } from '../orders/testing-orders.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { moveOverdue } from './overdue.ts'
import { deliver } from './testing-complaints.ts'
import type { ComplaintView } from './view.ts'

const DAY = 24 * 60 * 60
const PRICE = 100_000
const test_ = openTestGateway({ config: { demoSpeed: 1 } })
const shop = testShop(test_)
const orders = testOrders(test_)
let product: string
beforeAll(async () => {
  product = await shop.product({
    seller_id: await shop.seller(),
    stock: 100_000,
    tiers: [{ quantity_end: 999, price: PRICE, discount: null }],
  })
})

async function delivered(options: DraftOptions = {}) {
  const buyer = await shop.buyer()
  const order = await orders.order(buyer, [{ id_item: product, quantity: 4 }], options)
  if (order.payment.url) await orders.atBank(order.payment.url, { action: 'pay' })
  await deliver(test_.gateway, order.order_id)
  return { buyer, order, orderId: order.order_id }
}

const listed = async (buyer: TestBuyer, orderId: string) =>
  (await test_.call('complaints', { as: buyer.token, params: { orderId } })).body.result

async function complain(buyer: TestBuyer, orderId: string, more: object = {}) {
  const [parcel] = (await listed(buyer, orderId)).parcels
  return test_.call('createComplaint', {
    as: buyer.token,
    params: { orderId },
    body: {
      key: randomUUID(),
      parcel_id: parcel?.parcel_id ?? 'none',
      kind: 'short',
      wish: 'refund',
      lines: [{ id: parcel?.lines[0]?.id ?? 'none', quantity: 1 }],
      text: 'Satu karton tidak ada di dalam paket',
      ...more,
    },
  })
}

const act = (buyer: TestBuyer, { number, version }: ComplaintView, body: object) =>
  test_.call('actOnComplaint', {
    as: buyer.token,
    params: { number },
    body: { act: 'accept', version, ...body },
  })

async function desk(path: string, { number, version }: ComplaintView, body: object) {
  const reply = await test_.gateway.app.inject({
    method: 'POST',
    url: `/seller-desk/complaints/${path}`,
    payload: { number, version, ...body },
  })
  return { status: reply.statusCode, name: reply.json<{ name?: string }>().name }
}

const read = async (buyer: TestBuyer, number: string) =>
  (await test_.call('complaint', { as: buyer.token, params: { number } })).body.result
const wallet = async (buyer: TestBuyer) =>
  (await test_.call('walletBalances', { as: buyer.token, query: { currency_code: 'IDR' } })).body
    .data?.items[0]?.balance ?? 0

test('F-08: a complaint holds the parcel; a refund that the seller agrees to is paid once, and the order completes', async () => {
  const { buyer, orderId } = await delivered()
  const before = await wallet(buyer)
  const made = (await complain(buyer, orderId)).body.result
  expect(made).toMatchObject({
    state: 'open',
    turn: 'seller',
    most: PRICE,
    acts: expect.any(Array),
  })
  test_.advance(5 * DAY)
  await advanceParcels(test_.gateway)
  const held = await orders.read(buyer, orderId)
  expect(held).toMatchObject({ state: 'delivered', can_receive: false })
  expect(held.parcels[0]?.is_held).toBe(true)
  const receive = { as: buyer.token, params: { orderId }, body: {} }
  expect((await test_.call('receiveOrder', receive)).problem.name).toBe('NOT_RECEIVABLE')

  const answer = { solution: 'refund', text: 'Maaf, dana kami kembalikan' }
  const answers = await Promise.all([desk('answer', made, answer), desk('answer', made, answer)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await read(buyer, made.number)).toMatchObject({
    state: 'solved',
    refunded: PRICE,
    turn: null,
  })
  expect((await wallet(buyer)) - before).toBe(PRICE)
  await advanceParcels(test_.gateway)
  const order = await orders.read(buyer, orderId)
  expect(order).toMatchObject({ state: 'completed', points_earned: 1500 })
  expect(order.parcels[0]?.refunded).toBe(PRICE)
  const entries = await test_.gateway.db
    .selectFrom('wallet_entries')
    .select('amount')
    .where('reference', '=', made.number)
    .execute()
  expect(entries.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-PRICE, PRICE])
  const told = await test_.call('orderNotifications', { as: buyer.token, query: {} })
  expect(told.body.result.items.find(({ kind }) => kind === 'COMPLAINT_REFUNDED')?.path).toBe(
    `/transaction/${orderId}/complaint/${made.number}`,
  )
})

test('F-08: the same key makes one complaint; a parcel has one open complaint', async () => {
  const { buyer, orderId } = await delivered()
  const key = randomUUID()
  const parcel = (await listed(buyer, orderId)).parcels[0]!
  // A parcel with a complaint is listed no more.
  const same = {
    key,
    parcel_id: parcel.parcel_id,
    lines: [{ id: parcel.lines[0]!.id, quantity: 1 }],
  }
  const both = await Promise.all([1, 2].map(() => complain(buyer, orderId, same)))
  expect(new Set(both.map(({ body }) => body.result.number)).size).toBe(1)
  const { parcel_id } = parcel
  expect((await complain(buyer, orderId, { parcel_id })).problem.name).toBe('COMPLAINT_OPEN')
  const other = await complain(buyer, orderId, { key, text: 'Isi yang lain sama sekali' })
  expect(other.problem.name).toBe('COMPLAINT_SENT')
})

test('F-08: a complaint is possible from the delivery until 7 days after the receipt', async () => {
  const buyer = await shop.buyer()
  const order = await orders.order(buyer, [{ id_item: product, quantity: 1 }])
  await orders.atBank(order.payment.url!, { action: 'pay' })
  expect((await listed(buyer, order.order_id)).parcels).toEqual([])
  expect((await complain(buyer, order.order_id)).problem.name).toBe('NOT_COMPLAINABLE')
  await deliver(test_.gateway, order.order_id)
  expect((await listed(buyer, order.order_id)).parcels[0]?.until).toBeNull()
  const receive = { as: buyer.token, params: { orderId: order.order_id }, body: {} }
  await test_.call('receiveOrder', receive)
  test_.advance(6 * DAY)
  const { parcels } = await listed(buyer, order.order_id)
  expect(parcels[0]?.until).not.toBeNull()
  test_.advance(2 * DAY)
  expect((await listed(buyer, order.order_id)).parcels).toEqual([])
})

test('F-08: damaged goods need a photo, which the seller may read and strangers may not', async () => {
  const { buyer, orderId } = await delivered()
  const bare = await complain(buyer, orderId, { kind: 'damaged' })
  expect(bare.problem.name).toBe('PHOTO_MISSING')
  const photo = await insertFile(test_.gateway, buyer.userId)
  const others = await insertFile(test_.gateway, (await shop.buyer()).userId)
  const foreign = await complain(buyer, orderId, { kind: 'damaged', file_ids: [others] })
  expect(foreign.problem.name).toBe('PHOTO_UNKNOWN')
  expect((await listed(buyer, orderId)).items).toEqual([])
  const made = (await complain(buyer, orderId, { kind: 'damaged', file_ids: [photo] })).body.result
  expect(made.files.map(({ id }) => id)).toEqual([photo])
  const file = await test_.gateway.app.inject({ url: `/seller-desk/files/${photo}` })
  expect(file.statusCode).toBe(200)
  const stranger = await shop.buyer()
  const seen = await test_.call('file', { as: stranger.token, params: { fileId: photo } })
  expect(seen.status).toBe(404)
})

test('F-08: a refund is never above the cost of the goods, also in a second complaint', async () => {
  const { buyer, orderId } = await delivered()
  const made = (await complain(buyer, orderId)).body.result
  const more = { solution: 'refund', amount: PRICE + 1, text: 'Lebih' }
  expect((await desk('answer', made, more)).name).toBe('AMOUNT_TOO_HIGH')
  await desk('answer', made, { solution: 'refund', text: 'Setuju' })
  const lines = (await listed(buyer, orderId)).parcels[0]!.lines
  expect(lines).toMatchObject([{ quantity: 3 }])
  const again = await complain(buyer, orderId, { lines: [{ id: lines[0]!.id, quantity: 4 }] })
  expect(again.problem.name).toBe('LINES_UNKNOWN')
  const rest = await complain(buyer, orderId, { lines: [{ id: lines[0]!.id, quantity: 3 }] })
  expect(rest.body.result.most).toBe(3 * PRICE)
})

test('F-08: an answer is discussed, passed to an operator, and decided with a reason in the log', async () => {
  const { buyer, orderId } = await delivered()
  const made = (await complain(buyer, orderId)).body.result
  await desk('answer', made, { solution: 'none', text: 'Paket kami timbang lengkap' })
  const answered = await read(buyer, made.number)
  expect(answered).toMatchObject({ state: 'answered', turn: 'buyer', solution: 'none' })
  expect(answered.acts).toEqual(['reply', 'escalate', 'withdraw'])
  expect((await act(buyer, answered, { act: 'escalate' })).problem.name).toBe('TEXT_MISSING')
  const replied = await act(buyer, answered, { act: 'reply', text: 'Ini foto timbangan saya' })
  expect(replied.body.result).toMatchObject({ state: 'open', turn: 'seller' })
  await desk('answer', replied.body.result, {
    solution: 'refund',
    amount: 20_000,
    text: 'Sebagian',
  })
  const offered = await read(buyer, made.number)
  const passed = (await act(buyer, offered, { act: 'escalate', text: 'Tidak sesuai' })).body.result
  expect(passed).toMatchObject({ state: 'escalated', turn: 'operator', due_at: null })
  expect((await desk('answer', passed, { solution: 'none', text: 'Tidak' })).name).toBe(
    'COMPLAINT_STATE',
  )
  const decision = { amount: 60_000, text: 'Berat paket kurang 6 kg' }
  expect((await desk('decide', passed, decision)).status).toBe(200)
  expect(await read(buyer, made.number)).toMatchObject({ state: 'solved', refunded: 60_000 })
  const logged = await test_.gateway.db
    .selectFrom('desk_log')
    .select(['action', 'detail'])
    .where('subject', '=', made.number)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(logged).toEqual({
    action: 'decide-complaint',
    detail: 'refund: 60000: Berat paket kurang 6 kg',
  })
})

test('F-08: a return is refunded when the seller has it; a replacement ends with the buyer’s receipt', async () => {
  const { buyer, orderId } = await delivered()
  const before = await wallet(buyer)
  const made = (await complain(buyer, orderId, { wish: 'return' })).body.result
  await desk('answer', made, { solution: 'return', text: 'Silakan kirim' })
  const agreed = await read(buyer, made.number)
  expect(agreed.acts).toEqual(['withdraw', 'send_back'])
  const sent = await act(buyer, agreed, { act: 'send_back', tracking_number: 'JNE123' })
  expect(sent.body.result).toMatchObject({ turn: 'seller', refunded: 0, acts: [] })
  expect(await wallet(buyer)).toBe(before)
  await desk('receive', sent.body.result, {})
  expect((await wallet(buyer)) - before).toBe(PRICE)

  const second = (await complain(buyer, orderId, { wish: 'replacement' })).body.result
  await desk('answer', second, { solution: 'replacement', text: 'Kami kirim lagi' })
  await desk('ship', await read(buyer, second.number), { tracking_number: 'SIC456' })
  const shipped = await read(buyer, second.number)
  expect(shipped).toMatchObject({
    tracking_number: 'SIC456',
    acts: expect.arrayContaining(['confirm']),
  })
  const confirmed = await act(buyer, shipped, { act: 'confirm' })
  expect(confirmed.body.result).toMatchObject({ state: 'solved', refunded: 0 })
})

test('F-08: a silent seller brings an operator, a silent buyer accepts the offered refund', async () => {
  const [one, two] = [await delivered(), await delivered()]
  const silent = (await complain(one.buyer, one.orderId)).body.result
  const offered = (await complain(two.buyer, two.orderId)).body.result
  await desk('answer', offered, { solution: 'refund', amount: 30_000, text: 'Sebagian' })
  test_.advance(3 * DAY)
  await moveOverdue(test_.gateway)
  expect((await read(one.buyer, silent.number)).state).toBe('escalated')
  expect((await read(two.buyer, offered.number)).state).toBe('answered')
  test_.advance(5 * DAY)
  await Promise.all([moveOverdue(test_.gateway), moveOverdue(test_.gateway)])
  expect(await read(two.buyer, offered.number)).toMatchObject({ state: 'solved', refunded: 30_000 })
})

test('F-08: an operator finds an escalated complaint behind 101 newer ones first, and pages reach all', async () => {
  const { buyer, orderId } = await delivered()
  const made = (await complain(buyer, orderId)).body.result
  test_.advance(3 * DAY)
  await moveOverdue(test_.gateway)
  const { db } = test_.gateway
  const row = await db
    .selectFrom('complaints')
    .selectAll()
    .where('number', '=', made.number)
    .executeTakeFirstOrThrow()
  const newer = Array.from({ length: 101 }, (_, at) => ({
    ...row,
    id: randomUUID(),
    number: `NEWER-${at}`,
    parcel_id: randomUUID(),
    key: randomUUID(),
    state: 'solved' as const,
    turn: null,
    due_at: null,
    updated_at: new Date(row.updated_at.getTime() + 1000 + at),
  }))
  await db.insertInto('complaints').values(newer).execute()
  const page = async (number: number, accept = 'application/json') =>
    test_.gateway.app.inject({
      url: `/seller-desk/complaints?page=${number}`,
      headers: { accept },
    })
  const numbers = async (number: number) =>
    ((await page(number)).json() as { complaints: { number: string }[] }).complaints.map(
      (one) => one.number,
    )
  expect(await numbers(1)).toContain(made.number)
  const found = [...(await numbers(1)), ...(await numbers(2)), ...(await numbers(3))]
  expect(new Set(found).size).toBe(found.length)
  expect(newer.filter(({ number }) => !found.includes(number))).toEqual([])
  expect((await page(2, 'text/html')).body).toContain('href="?page=3"')
  await desk('decide', await read(buyer, made.number), { amount: 0, text: 'Tidak terbukti' })
  expect((await read(buyer, made.number)).state).toBe('solved')
})

test('F-08: a withdrawn complaint lets the order go on after the usual time', async () => {
  const { buyer, orderId } = await delivered()
  const made = (await complain(buyer, orderId)).body.result
  await act(buyer, made, { act: 'withdraw' })
  await advanceParcels(test_.gateway)
  expect(await orders.read(buyer, orderId)).toMatchObject({ state: 'delivered', can_receive: true })
  test_.advance(4 * DAY)
  await advanceParcels(test_.gateway)
  expect((await orders.read(buyer, orderId)).state).toBe('completed')
})

test('F-08: the part paid with points comes back as points', async () => {
  const rich = await delivered()
  await test_.call('receiveOrder', {
    as: rich.buyer.token,
    params: { orderId: rich.orderId },
    body: {},
  })
  const order = await orders.order(rich.buyer, [{ id_item: product, quantity: 1 }], {
    points: 2000,
  })
  await orders.atBank(order.payment.url!, { action: 'pay' })
  await deliver(test_.gateway, order.order_id)
  const made = (await complain(rich.buyer, order.order_id)).body.result
  await desk('answer', made, { solution: 'refund', text: 'Setuju' })
  const entries = await test_.gateway.db
    .selectFrom('wallet_entries')
    .select(['currency', 'amount'])
    .where('reference', '=', made.number)
    .where('user_id', 'is not', null)
    .execute()
  expect(new Set(entries.map(({ currency }) => currency))).toEqual(new Set(['POINT', 'IDR']))
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(PRICE)
})

test('F-08: the desk’s page shows the complaint with its forms, and escapes the buyer’s text', async () => {
  const { buyer, orderId } = await delivered()
  const text = 'Kurang <script>alert(1)</script>'
  const photo = await insertFile(test_.gateway, buyer.userId)
  await test_.gateway.db
    .updateTable('files')
    .set({ type: 'image/jpeg' })
    .where('id', '=', photo)
    .execute()
  const made = (await complain(buyer, orderId, { text, file_ids: [photo] })).body.result
  const page = await test_.gateway.app.inject({
    url: '/seller-desk/complaints',
    headers: { accept: 'text/html' },
  })
  expect(page.body).toContain(made.number)
  expect(page.body).toContain('data-act="answer"')
  expect(page.body).toMatch(
    new RegExp(
      `<a href="[^"]*/seller-desk/files/${photo}"><img src="[^"]*/files/${photo}\\?w=240" alt="(Foto|Photo) `,
    ),
  )
  expect(page.body).not.toContain('<script>alert')
})

test('F-08 P-03: members who may see a company’s order read its complaints and photos, and only the buyer acts', async () => {
  const [buyer, finance, colleague] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
  const companyId = await testCompanies(test_).company({
    [buyer.userId]: 'buyer',
    [finance.userId]: 'finance',
    [colleague.userId]: 'buyer',
  })
  const draft = await orders.draft(
    buyer,
    [{ id_item: product, quantity: 4 }],
    {},
    test_.gateway.now(),
  )
  const made = await orders.post(buyer, { ...draft, business: { company_id: companyId } })
  const orderId = made.body.data.order_id
  await deliver(test_.gateway, orderId)
  const photo = await insertFile(test_.gateway, buyer.userId)
  const complained = (await complain(buyer, orderId, { file_ids: [photo] })).body.result
  const { number, version } = complained
  const read = (as: TestBuyer) => test_.call('complaint', { as: as.token, params: { number } })
  const seen = (await read(finance)).body.result
  expect(seen).toMatchObject({ number, acts: [], made_by: expect.any(String) })
  expect((await read(buyer)).body.result).toMatchObject({ made_by: null })
  expect(await listed(finance, orderId)).toMatchObject({ items: [{ number }], parcels: [] })
  const file = (as: TestBuyer) => test_.call('file', { as: as.token, params: { fileId: photo } })
  expect((await file(finance)).status).toBe(200)
  const acted = await test_.call('actOnComplaint', {
    as: finance.token,
    params: { number },
    body: { act: 'withdraw', version },
  })
  expect(acted.status).toBe(404)
  expect((await complain(finance, orderId)).status).toBe(404)
  expect((await read(colleague)).status).toBe(404)
  expect((await file(colleague)).status).toBe(404)
  const list = { as: colleague.token, params: { orderId } }
  expect((await test_.call('complaints', list)).status).toBe(404)
})
