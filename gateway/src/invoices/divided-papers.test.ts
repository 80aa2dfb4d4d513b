import { testShop } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { deliver } from '../complaints/testing-complaints.ts'
import { requestedIn } from '../coretax/requested.ts'
import { testOutlets } from '../orders/testing-outlets.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { handoverContent } from './handover.ts'
import { paperFacts } from './facts.ts'
import { invoiceContent } from './content.ts'
import { deliveryNotes, purchaseOrders } from './order-papers.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const companies = testCompanies(gateway)
const FACTURE = {
  facture_required: true,
  facture: {
    company_name: 'PT Dapur Rasa',
    tax_number: '0123456789012345',
    company_address: 'Jl. Melati 1',
    email: 'pajak@contoh.id',
  },
}

/** A paid order of rice and oil of one seller, for two outlets. */
async function dividedOrder() {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen'])
  for (const [at, { addressId }] of made.outlets.entries())
    await gateway.gateway.db
      .updateTable('addresses')
      .set({ address: `Jl. Outlet ${at + 1}` })
      .where('id', '=', addressId)
      .execute()
  const sellerId = await shop.seller()
  const rice = await shop.product({ seller_id: sellerId, name: 'Beras', ppn_included: false })
  const oil = await shop.product({ seller_id: sellerId, name: 'Minyak' })
  const [tebet, senen] = made.outlets
  const body = await made.draft(
    made.buyer,
    [
      { id_item: rice, quantity: 4, outlet: tebet! },
      { id_item: rice, quantity: 7, outlet: senen! },
      { id_item: oil, quantity: 5, outlet: senen! },
    ],
    FACTURE,
  )
  const order = await made.paid(made.buyer, body)
  return { ...made, order, sellerId }
}

const month = () =>
  new Date(gateway.gateway.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 7)

test('F-08: each outlet has its own delivery note and hand-over document, with its goods, its address and its cost centre', async () => {
  const { order: paid, buyer } = await dividedOrder()
  await deliver(gateway.gateway, paid.id)
  const order = await orders.read(buyer, paid.id)
  const facts = await paperFacts(gateway.gateway.db, order, buyer.userId)
  const notes = deliveryNotes(facts, 'id')
  expect(
    notes.map((note) => {
      const of = Object.fromEntries(note.facts)
      return [
        of['Pusat biaya'],
        Object.values(of).some((value) => value.includes('Jl. Outlet 1')),
        Object.values(of).some((value) => value.includes('Jl. Outlet 2')),
      ]
    }),
  ).toEqual([
    ['Tebet', true, false],
    ['Senen', false, true],
  ])
  const handovers = order.parcels.map((parcel) => handoverContent(order, parcel, 'id'))
  expect(
    handovers.map(({ rows }) => rows.map(([, name, quantity]) => `${quantity} ${name}`)),
  ).toEqual([['4 karton Beras'], ['7 karton Beras', '5 karton Minyak']])
  expect(handovers.map(({ facts: some }) => Object.fromEntries(some)['Pusat biaya'])).toEqual([
    'Tebet',
    'Senen',
  ])
})

test('F-08: the purchase order and the invoice of a divided order have every part, and add up to its total', async () => {
  const { order, buyer } = await dividedOrder()
  const facts = await paperFacts(gateway.gateway.db, order, buyer.userId)
  const [whole] = purchaseOrders(facts, 'id')
  const text = JSON.stringify(whole)
  for (const part of ['Jl. Outlet 1', 'Jl. Outlet 2']) expect(text).toContain(part)
  const invoice = invoiceContent(facts, 'id')
  const total = order.totals.total_payment.toLocaleString('id-ID')
  expect(JSON.stringify(invoice.total)).toContain(total)
})

test('F-08: the file for Coretax has a tax invoice for each outlet’s parcel, and their sums are those of the order', async () => {
  const { order, buyer, sellerId } = await dividedOrder()
  const read = () => requestedIn(gateway.gateway.db, { sellerId, month: month() })
  const sumOf = (of: Awaited<ReturnType<typeof read>>, key: 'net' | 'tax') =>
    of.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line[key], 0)
  const all = await read()
  expect(
    all.map(({ serial, lines }) => [
      serial,
      ...lines.map((line) => `${line.quantity} ${line.name}`),
    ]),
  ).toEqual([
    [order.order_serial, '4 Beras'],
    [order.order_serial, '7 Beras', '5 Minyak'],
  ])
  expect(sumOf(all, 'net') + sumOf(all, 'tax')).toBe(order.totals.total_price + order.totals.tax)

  // The goods of one outlet are cancelled before the seller packs them.
  const [tebet] = order.parcels
  const { status } = await gateway.call('cancelGoods', {
    as: buyer.token,
    params: { orderId: order.id },
    body: {
      key: 'batal-outlet',
      lines: tebet!.details.map((line) => ({ id: line.id!, quantity: 0, seen: line.quantity })),
    },
  })
  expect(status).toBe(200)
  const rest = await read()
  expect(rest.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[7, 5]])
  expect(sumOf(rest, 'net') + sumOf(rest, 'tax')).toBe(
    order.parcels[1]!.details.reduce(
      (sum, line) => sum + line.product_price_subtotal + line.tax,
      0,
    ),
  )
})
