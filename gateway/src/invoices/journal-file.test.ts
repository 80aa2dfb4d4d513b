import { randomUUID } from 'node:crypto'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { deliver } from '../complaints/testing-complaints.ts'
import { makeComplaint } from '../complaints/create.ts'
import { openLine } from '../credit/lines.ts'
import { lockInvoice, payInvoice } from '../credit/lower.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { wibDay } from '../server/wib.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { accountOf, move } from '../wallet/ledger.ts'

const test_ = openTestGateway({ seeds: ['vouchers'] })
const shop = testShop(test_)
const orders = testOrders(test_)
const db = () => test_.gateway.db
const GIVEN = 3_000_000
const FACTURE = {
  company_name: 'PT Uji',
  tax_number: '0123456789010000',
  company_address: 'Jl. Uji 2',
  email: 'pajak@contoh.id',
}

const balances = async (owner: string) => {
  const [money, points] = await Promise.all(
    (['IDR', 'POINT'] as const).map((currency) => accountOf(db(), owner, currency)),
  )
  return (money?.balance ?? 0) + (points?.balance ?? 0)
}

/** Lowers the first line of a paid order before it is packed, or takes all goods of its first parcel out. */
async function cancel(buyer: TestBuyer, orderId: string, isWhole: boolean) {
  const params = { orderId }
  const { parcels } = (await test_.call('cancellations', { as: buyer.token, params })).body.result
  const lines = parcels[0]!.lines.slice(0, isWhole ? undefined : 1).map(({ id, quantity }) => ({
    id,
    quantity: isWhole ? 0 : Math.floor(quantity * 0.6),
    seen: quantity,
  }))
  const body = { key: randomUUID(), lines, reason: '' }
  const { status } = await test_.call('cancelGoods', { as: buyer.token, params, body })
  expect(status).toBe(200)
}

/** Refunds one unit that is left of an order, after its delivery. */
async function refund(buyerId: string, orderId: string) {
  await deliver(test_.gateway, orderId)
  const line = await db()
    .selectFrom('order_lines')
    .select(['id', 'parcel_id'])
    .where('order_id', '=', orderId)
    .whereRef('cancelled', '<', 'quantity')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const lines = [{ id: line.id, quantity: 1 }]
  const wish = { kind: 'short', wish: 'refund', text: 'Kurang' } as const
  const body = { ...wish, key: newId(), parcel_id: line.parcel_id, lines, file_ids: [] }
  await makeComplaint(test_.gateway, { buyerId, orderId, body })
  const { number, version } = await db()
    .selectFrom('complaints')
    .select(['number', 'version'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const url = '/seller-desk/complaints/answer'
  const payload = { number, version, solution: 'refund', text: 'Kami kembalikan' }
  expect((await test_.gateway.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200)
}

async function payOnTerms(orderId: string, amount: number, reference: string) {
  const { id } = await db()
    .selectFrom('credit_invoices')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return atomically(db(), async (trx) =>
    payInvoice(trx, await lockInvoice(trx, id), { amount, reference, at: test_.gateway.now() }),
  )
}

/** The cells of a file by the names of its columns. No cell of these files has a comma or a quote. */
function cellsOf(body: unknown): Record<string, string>[] {
  const lines = String(body).replace('\uFEFF', '').trimEnd().split('\r\n')
  const [head, ...rows] = lines.map((line) => line.replaceAll('"', '').split(','))
  return rows.map((cells) => Object.fromEntries(head!.map((name, at) => [name, cells[at] ?? ''])))
}

const total = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0)

test('F-08: the file of journals agrees with the statement, the balance and the bank for random orders with vouchers, cancellations and refunds', async () => {
  await db().updateTable('vouchers').set({ per_buyer: 99 }).execute()
  const { admin: buyer, companyId } = await testCompanies(test_).staffed(shop, { admin: 'admin' })
  const at = test_.gateway.now()
  const terms = { companyId, method: 'pay-later', limit: 900_000_000, days: 30, at }
  const line = await atomically(db(), (trx) => openLine(trx, terms))
  for (const currency of ['IDR', 'POINT'] as const)
    await atomically(db(), (trx) =>
      move(trx, {
        userId: companyId,
        currency,
        amount: GIVEN,
        counter: 'shop:promotion',
        category: currency === 'IDR' ? 'TOP_UP' : 'POINT_EARNED',
        reference: newId(),
        at,
      }),
    )
  const random = randomFrom(53)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const sellers = [await shop.seller(), await shop.seller({ is_pkp: false })]
  const product = async (seller: number) =>
    shop.product({
      seller_id: sellers[seller]!,
      tiers: [{ quantity_end: 99, price: 20_000 + upTo(90_000), discount: null }],
      ppn_included: random() < 0.5,
    })
  let fromBank = 0
  const kinds = { terms: 0, discount: 0, subsidy: 0, cancelled: 0, refunded: 0 }
  for (let order = 0; order < 24; order++) {
    const isOnTerms = random() < 0.5
    const payment_id = isOnTerms ? 'pay-later' : random() < 0.5 ? 'transfer-bca' : 'va-bca'
    // Only a seller that is PKP issues a tax invoice.
    const hasFacture = random() < 0.5
    const items = await Promise.all(
      Array.from({ length: upTo(3) }, async (_, at) => ({
        id_item: await product(hasFacture && at === 0 ? 0 : upTo(2) - 1),
        quantity: 4 + upTo(9),
      })),
    )
    const wanted = { items, payment_id, total_shipping_price: 50_000 }
    const offers = await test_.call('myVouchers', { as: buyer.token, body: wanted })
    const usable = offers.body.data.items.filter(({ saves = 0 }) => saves > 0)
    const chosen = random() < 0.7 ? usable[upTo(usable.length) - 1] : undefined
    const voucher = chosen ? { promo_code: chosen.code, voucher: chosen } : {}
    const made = await orders.order(buyer, items, {
      payment_id,
      business: { company_id: companyId, po_number: `${'=+-@'[order % 4]}PO${order}` },
      ...voucher,
      ...(random() < 0.5 ? { points: upTo(900) } : {}),
      ...(random() < 0.5 ? { use_wallet: true, wallet_amount: upTo(9_000) } : {}),
      ...(hasFacture ? { facture_required: true, facture: FACTURE } : {}),
    })
    if (made.payment.url) await orders.atBank(made.payment.url, { action: 'pay' })
    if (isOnTerms) kinds.terms++
    else fromBank += made.totals.total_payment
    if (made.totals.total_discount > 0) kinds.discount++
    if (made.totals.subvention_shipping_fee > 0) kinds.subsidy++
    const pays = isOnTerms && random() < 0.6
    const amount = random() < 0.5 ? made.totals.total_payment : upTo(90_000)
    // Some are paid before they are lowered: the rest lowers other invoices or becomes credit.
    if (pays) fromBank += await payOnTerms(made.order_id, amount, `TRM${order}`)
    if (random() < 0.5) {
      await cancel(buyer, made.order_id, random() < 0.5)
      kinds.cancelled++
    }
    const { state } = await orders.read(buyer, made.order_id)
    if (state !== 'cancelled' && random() < 0.5) {
      await refund(buyer.userId, made.order_id)
      kinds.refunded++
    }
  }
  for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(3)
  const { relief } = await db()
    .selectFrom('cancellations')
    .select((eb) => eb.fn.max('relief').as('relief'))
    .executeTakeFirstOrThrow()
  expect(relief).toBeGreaterThan(0)

  const day = wibDay(test_.gateway.now())
  const query = { company_id: companyId, from: day, to: day }
  const file = await test_.call('journalFile', { as: buyer.token, query })
  const rows = cellsOf(file.body)
  const entries = Map.groupBy(rows, (row) => `${row['Nomor bukti']} ${row['Nomor pesanan']}`)
  expect(entries.size).toBeGreaterThan(40)
  for (const entry of entries.values()) expect(total(entry, 'Debit')).toBe(total(entry, 'Kredit'))
  const on = (name: string) => {
    const account = rows.filter((row) => row['Akun'] === name)
    return total(account, 'Debit') - total(account, 'Kredit')
  }
  const statement = await test_.call('creditStatementFile', {
    as: buyer.token,
    query: { month: day.slice(0, 7) },
  })
  const owed = Number(cellsOf(statement.body).at(-1)!['Terutang'])
  const { credit } = await db()
    .selectFrom('credit_lines')
    .select('credit')
    .where('id', '=', line.id)
    .executeTakeFirstOrThrow()
  expect(-on('Utang usaha')).toBe(owed - credit)
  expect(on('Saldo Borong')).toBe((await balances(companyId)) - 2 * GIVEN)
  expect(-on('Kas dan bank')).toBe(fromBank)
  // Spreadsheets read none of these numbers as a formula.
  for (const { 'Nomor PO': po } of rows) expect(po).toMatch(/^'[=+@-]PO\d+$/)
  expect(new Set(rows.map(({ 'Nomor PO': po }) => po![1])).size).toBe(4)

  const lines = cellsOf((await test_.call('ordersFile', { as: buyer.token, query })).body)
  const numbers = new Set(lines.map((row) => row['Nomor pembayaran']))
  for (const [entry] of entries.values())
    if (entry!['Keterangan'] === 'Pembayaran tempo')
      expect(numbers).toContain(entry!['Nomor bukti'])
  expect(total(lines, 'Total')).toBe(
    rows
      .filter((row) => row['Keterangan'] === 'Pembelian')
      .filter((row) => ['Kas dan bank', 'Utang usaha'].includes(row['Akun']!))
      .reduce((sum, row) => sum + Number(row['Kredit']) - Number(row['Debit']), 0),
  )
})
