import { sql } from 'kysely'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testOrders } from './testing-orders.ts'
import { atomically } from '../server/database.ts'
import { randomFrom } from '../testing/random-values.ts'
import { move } from '../wallet/ledger.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)

const list = async (buyer: TestBuyer, query: object) =>
  (await gateway.call('orders', { as: buyer.token, query })).body.data.items.map(
    ({ order_serial }) => order_serial,
  )
const file = async (buyer: TestBuyer, query: object, headers = {}) => {
  const answer = await gateway.call('ordersFile', { as: buyer.token, query, headers })
  return { ...answer, lines: String(answer.body).trimEnd().split('\r\n') }
}
const orderAt = async (buyer: TestBuyer, product: string, at: string) => {
  const { order_id, order_serial } = await orders.order(buyer, [{ id_item: product, quantity: 2 }])
  await gateway.gateway.db
    .updateTable('orders')
    .set({ created_at: new Date(at) })
    .where('id', '=', order_id)
    .execute()
  return order_serial
}

test('R-19: orders are filtered by their days in WIB, which begin at 17.00 UTC', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: await shop.seller() })
  const before = await orderAt(buyer, product, '2026-07-31T16:59:59Z')
  const first = await orderAt(buyer, product, '2026-07-31T17:00:00Z')
  const last = await orderAt(buyer, product, '2026-08-01T16:59:59Z')
  const after = await orderAt(buyer, product, '2026-08-01T17:00:00Z')
  const day = { from: '2026-08-01', to: '2026-08-01' }
  expect(await list(buyer, day)).toEqual([last, first])
  expect(await list(buyer, { from: '2026-08-01' })).toEqual([after, last, first])
  expect(await list(buyer, { to: '2026-07-31' })).toEqual([before])
  expect(await list(buyer, { from: '2026-08-02', to: '2026-08-01' })).toEqual([])
  const { counts } = (await gateway.call('orders', { as: buyer.token, query: day })).body.data
  expect(counts).toEqual({ awaiting_payment: 2 })
  expect((await file(buyer, day)).lines.slice(1).map((row) => row.split(',')[0])).toEqual([
    last,
    first,
  ])
  for (const from of ['2026-02-31', '01/08/2026', 'x'])
    expect((await gateway.call('orders', { as: buyer.token, query: { from } })).status).toBe(400)
})

test('R-19: a file has one row for each line of goods, with the numbers of the company; formulas are text', async () => {
  const buyer = await shop.buyer()
  const seller_id = await shop.seller()
  const tiers = [{ quantity_end: 9, price: 111_000, discount: null }]
  const sugar = await shop.product({ seller_id, tiers, name: '=SUM(A1), "Gula"' })
  const rice = await shop.product({ seller_id, tiers, name: 'Beras' })
  const { order_id, order_serial } = await orders.order(buyer, [
    { id_item: sugar, quantity: 2 },
    { id_item: rice, quantity: 3 },
  ])
  await gateway.gateway.db
    .updateTable('orders')
    .set({
      po_number: '@PO-7',
      reference: '-1',
      company_name: 'PT Uji',
      created_at: new Date('2026-08-01T17:05:00Z'),
    })
    .where('id', '=', order_id)
    .execute()
  const { status, headers, lines } = await file(buyer, { keyword: 'po-7' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(lines).toHaveLength(3)
  const start = `${order_serial},2026-08-02 00:05,Menunggu pembayaran,PT Uji,"'@PO-7",,"'-1",`
  for (const row of lines.slice(1)) expect(row.startsWith(start)).toBe(true)
  const text = lines.join('\n')
  expect(text).toContain(`,"'=SUM(A1), ""Gula""",2,karton,111000,222000,`)
  expect(text).toContain(',Beras,3,karton,111000,333000,')
  const english = await file(buyer, { state: 'awaiting_payment' }, { 'accept-language': 'en' })
  expect(english.lines[0]).toContain('Order number,Time (WIB),State')
  expect((await file(buyer, { state: 'completed' })).lines).toHaveLength(1)
})

test('R-19: a file of any length has each line once, in the order of the list, and is read in pages', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: await shop.seller() })
  const { order_id } = await orders.order(buyer, [{ id_item: product, quantity: 1 }])
  const { db } = gateway.gateway
  // 250 copies of the order, each with other keys.
  for (const [table, keys] of [
    ['orders', "'id', o.id || n, 'serial', 'COPY' || n, 'idempotency_key', 'copy' || n"],
    ['order_parcels', "'id', o.id || n, 'order_id', o.order_id || n"],
    ['order_lines', "'id', o.id || n, 'order_id', o.order_id || n, 'parcel_id', o.parcel_id || n"],
  ] as const)
    await sql`insert into ${sql.table(table)}
      select (jsonb_populate_record(o, jsonb_build_object(${sql.raw(keys)}))).*
      from ${sql.table(table)} o, generate_series(100, 349) n
      where ${sql.ref(table === 'orders' ? 'o.id' : 'o.order_id')} = ${order_id}`.execute(db)
  const statements = jest.spyOn(db.getExecutor(), 'executeQuery')
  const { lines } = await file(buyer, {})
  const pages = statements.mock.calls.filter(([{ sql: text }]) => text.includes('"order_lines"'))
  statements.mockRestore()
  expect(pages).toHaveLength(3)
  const serials = lines.slice(1).map((row) => row.split(',')[0]!)
  expect(new Set(serials).size).toBe(251)
  expect(serials).toHaveLength(251)
  expect(serials.slice(0, 10)).toEqual(await list(buyer, { limit: 10 }))
})

test('P-01: a file has only the orders of the caller', async () => {
  const product = await shop.product({ seller_id: await shop.seller() })
  await orders.order(await shop.buyer(), [{ id_item: product, quantity: 1 }])
  expect((await file(await shop.buyer(), {})).lines).toHaveLength(1)
})

/** The cells of a file by the names of its columns. */
function cellsOf(lines: readonly string[]): Record<string, string>[] {
  const [head, ...rows] = lines.map((row) => row.replace('\uFEFF', '').split(','))
  return rows.map((cells) => Object.fromEntries(head!.map((name, at) => [name, cells[at]!])))
}

test('R-19 F-08: the totals of a file add up to what the buyer paid for random orders, with balances and unique codes', async () => {
  const buyer = await shop.buyer()
  const random = randomFrom(47)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const sellers = [await shop.seller(), await shop.seller({ is_pkp: false })]
  const product = () =>
    shop.product({
      seller_id: sellers[upTo(2) - 1]!,
      tiers: [{ quantity_end: 999, price: 20_000 + upTo(90_000), discount: null }],
      ppn_included: random() < 0.5,
      name: 'Barang',
    })
  for (const currency of ['IDR', 'POINT'] as const)
    await atomically(gateway.gateway.db, (trx) =>
      move(trx, {
        userId: buyer.userId,
        currency,
        amount: 5_000_000,
        counter: 'shop:bank',
        category: 'TOP_UP',
        reference: `${buyer.userId}/${currency}`,
        at: gateway.gateway.now(),
      }),
    )
  const paid = new Map<string, number>()
  const references = new Map<string, string | null>()
  for (let order = 0; order < 12; order++) {
    const items = await Promise.all(
      Array.from({ length: upTo(4) }, async () => ({
        id_item: await product(),
        quantity: upTo(9),
      })),
    )
    const balances = { points: upTo(900), use_wallet: true, wallet_amount: upTo(9_000) }
    const made = await orders.order(buyer, items, {
      payment_id: random() < 0.5 ? 'transfer-bca' : 'va-bca',
      business: { po_number: `PO-${order}` },
      ...balances,
    })
    await orders.atBank(made.payment.url!, { action: 'pay' })
    paid.set(made.order_serial, made.totals.total_payment)
    const { reference } = await gateway.gateway.db
      .selectFrom('payments')
      .select('reference')
      .where('subject_id', '=', made.order_id)
      .executeTakeFirstOrThrow()
    references.set(made.order_serial, reference)
  }
  const rows = cellsOf((await file(buyer, {})).lines)
  for (const [serial, amount] of paid) {
    const of = rows.filter((row) => row['Nomor pesanan'] === serial)
    expect(of.reduce((sum, row) => sum + Number(row['Total']), 0)).toBe(amount)
    expect(of[0]).toMatchObject({
      'Nomor pembayaran': expect.stringContaining(references.get(serial) ?? 'a reference'),
      'Nomor faktur': `INV${serial.slice(3)}`,
      Pemesan: 'Toko Uji',
      Pembayaran: expect.stringMatching(/BCA/),
      'Dibayar atau ditagihkan (WIB)': expect.stringMatching(/^20/),
    })
    for (const row of of)
      if (row['PPN'] !== '')
        expect(Number(row['PPN'])).toBe(Math.round(Number(row['DPP nilai lain']) * 0.12))
  }
})
