import { testShop } from '../cart/testing-shop.ts'
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
import { journals } from './journal.ts'

const test_ = openTestGateway()
const shop = testShop(test_)
const orders = testOrders(test_)
const db = () => test_.gateway.db
const FACTURE = {
  company_name: 'PT Uji',
  tax_number: '0123456789010000',
  company_address: 'Jl. Uji 2',
  email: 'pajak@contoh.id',
}

/** Refunds some units of the first line of an order. */
async function refund(buyerId: string, orderId: string, quantity: number) {
  await deliver(test_.gateway, orderId)
  const line = await db()
    .selectFrom('order_lines')
    .select(['id', 'parcel_id'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await makeComplaint(test_.gateway, {
    buyerId,
    orderId,
    body: {
      key: newId(),
      parcel_id: line.parcel_id,
      kind: 'short',
      wish: 'refund',
      lines: [{ id: line.id, quantity }],
      text: 'Kurang',
      file_ids: [],
    },
  })
  const { number, version } = await db()
    .selectFrom('complaints')
    .select(['number', 'version'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const answer = await test_.gateway.app.inject({
    method: 'POST',
    url: '/seller-desk/complaints/answer',
    payload: { number, version, solution: 'refund', text: 'Kami kembalikan' },
  })
  expect(answer.statusCode).toBe(200)
}

test('F-08: journals balance, and what is owed on them is what the credit line owes, with refunds and payments', async () => {
  const buyer = await shop.buyer()
  const company_id = await testCompanies(test_).company({ [buyer.userId]: 'admin' })
  const at = test_.gateway.now()
  const line = await atomically(db(), (trx) =>
    openLine(trx, {
      companyId: company_id,
      method: 'pay-later',
      limit: 900_000_000,
      days: 30,
      at,
    }),
  )
  const random = randomFrom(11)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const sellers = [await shop.seller(), await shop.seller({ is_pkp: false })]
  for (let order = 0; order < 12; order++) {
    const isOnCredit = order % 3 > 0
    const seller_id = sellers[order % 4 === 3 ? 1 : 0]!
    const items = await Promise.all(
      Array.from({ length: upTo(3) }, async () => ({
        id_item: await shop.product({
          seller_id,
          tiers: [{ quantity_end: 99, price: 20_000 + upTo(90_000), discount: null }],
          ppn_included: random() < 0.5,
        }),
        quantity: 2 + upTo(7),
      })),
    )
    const made = await orders.order(buyer, items, {
      payment_id: isOnCredit ? 'pay-later' : 'transfer-bca',
      business: { company_id, po_number: `PO-${order}` },
      ...(order % 2 === 0 && seller_id === sellers[0]
        ? { facture_required: true, facture: FACTURE }
        : {}),
    })
    await orders.atBank(made.payment.url!, { action: 'pay' })
    const invoice = await db()
      .selectFrom('credit_invoices')
      .select('id')
      .where('order_id', '=', made.order_id)
      .executeTakeFirst()
    // Some are paid before their refund, which then lowers another invoice or becomes credit.
    if (invoice && order % 4 === 1)
      await atomically(db(), async (trx) => {
        const row = await lockInvoice(trx, invoice.id)
        const reference = `TRM${order}`
        await payInvoice(trx, row, { amount: row.amount, reference, at: test_.gateway.now() })
      })
    if (order % 2 === 1) await refund(buyer.userId, made.order_id, 1)
  }
  const day = wibDay(test_.gateway.now())
  const read = await journals(db(), { buyerId: buyer.userId, company_id, from: day, to: day })
  const found = []
  for await (const page of read!.pages) found.push(...page)
  expect(found.map(({ kind }) => kind).toSorted()).toEqual([
    ...Array.from({ length: 2 }, () => 'payment'),
    ...Array.from({ length: 12 }, () => 'purchase'),
    ...Array.from({ length: 6 }, () => 'refund'),
  ])
  const all = found.flatMap(({ postings }) => postings)
  for (const { postings } of found)
    expect(postings.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0)
  const on = (account: string) =>
    all.filter(([name]) => name === account).reduce((sum, [, amount]) => sum + amount, 0)
  const { owed, credit } = await db()
    .selectFrom('credit_lines')
    .select(['owed', 'credit'])
    .where('id', '=', line.id)
    .executeTakeFirstOrThrow()
  expect(-on('payable')).toBe(owed - credit)
  expect(on('inputTax')).toBeGreaterThan(0)

  const query = { company_id, from: day, to: day }
  const file = await test_.call('journalFile', { as: buyer.token, query })
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, ...rows] = String(file.body).trimEnd().split('\r\n')
  expect(head).toContain('Nomor bukti,Keterangan,Akun,Debit,Kredit')
  expect(rows).toHaveLength(all.length)
  const sum = (column: number) =>
    rows.reduce((total, row) => total + Number(row.split(',')[column]), 0)
  expect(sum(4)).toBe(sum(5))
  const stranger = await shop.buyer()
  expect((await test_.call('journalFile', { as: stranger.token, query })).status).not.toBe(200)
})
