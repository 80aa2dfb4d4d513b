import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { draftFor, testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf, move, setMaintenance, setStatus, type Movement } from './ledger.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
let product: string
beforeAll(async () => {
  product = await shop.product({ seller_id: await shop.seller(), stock: 1000 })
})

const book = (buyer: TestBuyer, amount: number, more: Partial<Movement> = {}) =>
  atomically(gateway.gateway.db, (trx) =>
    move(trx, {
      userId: buyer.userId,
      currency: 'IDR',
      amount,
      counter: 'shop:bank',
      category: 'TOP_UP',
      reference: `${buyer.userId}/${amount}`,
      at: gateway.gateway.now(),
      ...more,
    }),
  )

test('C-29 E-12: movements are listed in the order of their time, also those that were booked later', async () => {
  const buyer = await shop.buyer()
  const now = gateway.gateway.now().getTime()
  const at = (days: number) => ({ at: new Date(now - days * 24 * 60 * 60 * 1000) })
  await book(buyer, 1_000, at(5))
  await book(buyer, 2_000, at(35))
  await book(buyer, 3_000, at(1))
  const query = {}
  const as = buyer.token
  const ledger = await gateway.call('walletLedgers', { as, query })
  const history = await gateway.call('walletTransactions', { as, query })
  for (const { data } of [ledger.body, history.body])
    expect(data.items.map(({ amount }) => amount)).toEqual([3_000, 1_000, 2_000])
})

test('X-05 T-11: a missing credit account is 422, an unverified profile is 422, an empty history is 422', async () => {
  const buyer = await shop.buyer({ phone_verified: false })
  const as = buyer.token
  expect(
    await gateway.call('walletBalances', { as, query: { currency_code: 'CREDIT' } }),
  ).toMatchObject({ status: 422, problem: { name: 'NO_ACCOUNT' } })
  expect(await gateway.call('walletData', { as })).toMatchObject({
    status: 422,
    problem: { name: 'WALLET_UNVERIFIED' },
  })
  expect(await gateway.call('walletTransactions', { as, query: {} })).toMatchObject({
    status: 422,
    problem: { name: 'EMPTY_HISTORY' },
  })
})

test('C-29 T-11: a verified buyer who never had money has a balance of zero, an unverified one is 422', async () => {
  const verified = await shop.buyer()
  expect(await gateway.call('walletBalances', { as: verified.token, query: {} })).toMatchObject({
    status: 200,
    body: {
      data: { status: 'success', items: [{ currency_code: 'IDR', balance: 0, status: 'active' }] },
    },
  })
  const unverified = await shop.buyer({ phone_verified: false })
  expect(await gateway.call('walletBalances', { as: unverified.token, query: {} })).toMatchObject({
    status: 422,
    problem: { name: 'NO_ACCOUNT' },
  })
})

test('C-29: the first request opens a verified buyer’s wallet', async () => {
  const { token } = await shop.buyer()
  const { body } = await gateway.call('walletData', { as: token })
  expect(body.result).toMatchObject({
    status: 'active',
    balance: 0,
    is_verified: true,
    credit: null,
  })
  const { body: balances } = await gateway.call('walletBalances', { as: token, query: {} })
  expect(balances.data).toMatchObject({
    status: 'success',
    items: [{ currency_code: 'IDR', balance: 0 }],
  })
})

test('E-12 C-29: the wallet pays an order, and both histories have every field', async () => {
  const buyer = await shop.buyer()
  await book(buyer, 500_000)
  const order = await orders.order(buyer, [{ id_item: product, quantity: 2 }], {
    use_wallet: true,
    wallet_amount: 500_000,
  })
  expect(order).toMatchObject({ state: 'processed', totals: { total_payment: 0 } })
  expect(order.payment.completion_url).toContain(`/thank-you/${order.order_serial}`)
  const { body } = await gateway.call('walletLedgers', { as: buyer.token, query: {} })
  const spent = order.totals.wallet_used
  expect(body.data).toMatchObject({
    total_count: 2,
    items: [
      {
        ledger_type: 'DEBIT',
        amount: spent,
        last_balance: 500_000 - spent,
        category: 'ORDER_PAYMENT',
        client_reference_id: order.order_serial,
      },
      {
        ledger_type: 'CREDIT',
        amount: 500_000,
        last_balance: 500_000,
        category_message: 'Isi saldo',
      },
    ],
  })
  const history = await gateway.call('walletTransactions', {
    as: buyer.token,
    query: { limit: '1' },
  })
  expect(history.body.data).toMatchObject({
    total_count: 2,
    items: [{ deal_reff: order.order_serial, amount: -spent, status: 'success' }],
  })
})

test('E-12: the history names the payment and the refund of a bill in both languages', async () => {
  const buyer = await shop.buyer()
  await book(buyer, 9000, { category: 'BILL_REFUND' })
  await book(buyer, -9000, { category: 'BILL_PAYMENT', counter: 'shop:sales' })
  const namesIn = async (language: string) => {
    const headers = { 'accept-language': language }
    const { body } = await gateway.call('walletTransactions', { as: buyer.token, headers })
    return body.data.items.map((item) => item.remark_1)
  }
  expect(await namesIn('id')).toEqual(['Pembayaran tagihan', 'Pengembalian dana tagihan'])
  expect(await namesIn('en')).toEqual(['Bill payment', 'Bill refund'])
})

test.each(['ORDER_REFUND', 'BILL_REFUND'] as const)(
  'C-29: a barred wallet receives %s, and no top-up',
  async (category) => {
    const buyer = await shop.buyer()
    await book(buyer, 1000)
    await setStatus(gateway.gateway.db, buyer.userId, 'banned')
    expect(await book(buyer, 2000)).toBe(false)
    expect(await book(buyer, 4000, { category })).toBe(true)
    expect((await accountOf(gateway.gateway.db, buyer.userId, 'IDR'))?.balance).toBe(5000)
  },
)

test('C-29: never spends a balance twice, and books each movement once', async () => {
  const buyer = await shop.buyer()
  await book(buyer, 100_000)
  await expect(book(buyer, 100_000)).rejects.toThrow()
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      book(buyer, -30_000, { category: 'ORDER_PAYMENT', reference: `o${at}` }),
    ),
  )
  expect(tries.filter(Boolean)).toHaveLength(3)
  expect((await accountOf(gateway.gateway.db, buyer.userId, 'IDR'))?.balance).toBe(10_000)
})

test('T-11: a wallet that is suspended or in maintenance pays nothing; in maintenance its balance is zero', async () => {
  const buyer = await shop.buyer()
  const { db } = gateway.gateway
  await book(buyer, 300_000)
  const body = await draftFor(db, buyer, [{ id_item: product, quantity: 1 }], {
    use_wallet: true,
    wallet_amount: 20_000,
  })
  await setStatus(db, buyer.userId, 'suspended')
  expect((await orders.post(buyer, body)).problem.name).toBe('WALLET_REFUSED')
  const suspended = await gateway.call('walletBalances', { as: buyer.token, query: {} })
  expect(suspended.body.data.items[0]).toMatchObject({
    status: 'suspended',
    message: expect.stringContaining('1500 465'),
  })
  await setStatus(db, buyer.userId, 'active')
  await setMaintenance(db, true)
  expect(
    (await gateway.call('walletBalances', { as: buyer.token, query: {} })).body.data,
  ).toMatchObject({ status: 'failed', items: [{ balance: 0, status: 'maintenance' }] })
  expect((await orders.post(buyer, body)).problem.name).toBe('WALLET_REFUSED')
  await setMaintenance(db, false)
  expect((await orders.post(buyer, body)).status).toBe(200)
})

test('C-29: all entries add up to zero, and each balance is the sum of its own', async () => {
  const { db } = gateway.gateway
  const rows = await db.selectFrom('wallet_entries').selectAll().execute()
  expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(0)
  for (const account of await db.selectFrom('wallet_accounts').selectAll().execute()) {
    const own = rows.filter((row) => row.account === account.id)
    expect(own.reduce((sum, row) => sum + row.amount, 0)).toBe(account.balance)
  }
})

test('P-01 C-29: a buyer does not see another buyer’s ledger', async () => {
  const other = await shop.buyer()
  expect(
    (await gateway.call('walletLedgers', { as: other.token, query: {} })).body.data.total_count,
  ).toBe(0)
})

test('F-08: the statement of a month in WIB begins with the earlier balance, and its entries add up to its end', async () => {
  const buyer = await shop.buyer()
  const other = await shop.buyer()
  await book(other, 999_000, { at: new Date('2026-03-10T00:00:00Z') })
  const bookAt = (amount: number, at: string, more: Partial<Movement> = {}) =>
    book(buyer, amount, { at: new Date(at), ...more })
  await bookAt(500_000, '2026-02-28T16:59:59Z')
  // 1 March 00.00 WIB.
  await bookAt(40_000, '2026-02-28T17:00:00Z', { reference: '=1+2' })
  await bookAt(-120_000, '2026-03-31T16:59:00Z', { category: 'ORDER_PAYMENT' })
  await bookAt(7000, '2026-03-31T17:00:00Z')
  const given = { as: buyer.token, query: { month: '2026-03' } }
  const csv = await gateway.call('walletStatementFile', given)
  expect(csv.headers['content-disposition']).toBe('attachment; filename="borong-saldo-2026-03.csv"')
  expect(String(csv.body).slice(1).trimEnd().split('\r\n')).toEqual([
    'Waktu (WIB),Jenis,Referensi,Jumlah,Saldo',
    ',Saldo awal bulan,,,500000',
    `2026-03-01 00:00,Isi saldo,"'=1+2",40000,540000`,
    `2026-03-31 23:59,Pembayaran pesanan,${buyer.userId}/-120000,-120000,420000`,
    ',Saldo akhir bulan,,,420000',
  ])
  const pdf = await gateway.call('walletStatement', given)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect((pdf.body as Buffer).toString('latin1').startsWith('%PDF-')).toBe(true)
  const without = await gateway.call('walletStatementFile', {
    ...given,
    query: { month: '2025-13' },
  })
  expect(without.status).toBe(400)
})
