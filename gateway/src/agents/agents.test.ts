import { randomUUID } from 'node:crypto'
import type { TestBuyer } from '../cart/testing-shop.ts'
import { insertFile } from '../files/testing-files.ts'
import { openVoucherShop } from '../vouchers/testing-vouchers.ts'
import { payCommissions } from './commissions.ts'

const DAY_S = 24 * 60 * 60
const { gateway, shop, orders, product } = openVoucherShop()

let phones = 81_900_000_000
async function newBuyer(): Promise<TestBuyer> {
  const buyer = await shop.buyer()
  await gateway.gateway.db
    .updateTable('addresses')
    .set({ phone: `0${phones++}` })
    .where('user_id', '=', buyer.userId)
    .execute()
  return buyer
}
const as = ({ userId }: TestBuyer) => gateway.token(userId)
const bookOf = async (buyer: TestBuyer) => gateway.call('agentBook', { as: await as(buyer) })

/** A buyer whose application the desk has approved. */
async function newAgent(): Promise<TestBuyer> {
  const agent = await newBuyer()
  const { body } = await gateway.call('sendApplication', {
    as: agent.token,
    body: {
      key: randomUUID(),
      service: 'agent',
      fields: {
        name: 'Ani Wijaya',
        phone: '0812 3456 7890',
        email: 'ani@agen.example',
        place: 'Coblong, Bandung',
        experience: 'Lima tahun menjual sembako',
      },
      file_ids: [await insertFile(gateway.gateway, agent.userId)],
    },
  })
  const { number } = body.result
  const answer = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/seller-desk/applications',
    payload: { number, before: 'received', state: 'approved', text: 'Selamat bergabung' },
  })
  expect(answer.statusCode).toBe(200)
  return agent
}

async function complete(buyer: TestBuyer, options: object = {}) {
  const token = await as(buyer)
  const made = await orders.order(
    { ...buyer, token },
    [{ id_item: product(), quantity: 10 }],
    options,
  )
  await orders.atBank(made.payment.url!, { action: 'pay' })
  await gateway.gateway.db
    .updateTable('order_parcels')
    .set({ state: 'shipped', step: 1 })
    .where('order_id', '=', made.order_id)
    .execute()
  await gateway.call('receiveOrder', { as: token, params: { orderId: made.order_id }, body: {} })
}

test('R-15: an approved agent has a code, and earns a commission of the orders of its buyers, once and after the time of complaints', async () => {
  const agent = await newAgent()
  const { code, rate_percent, link } = (await bookOf(agent)).body.data
  expect(link).toContain(`/register?ajak=${code}`)
  const buyer = await newBuyer()
  await complete(buyer, { referral_code: code })
  await complete(buyer)
  await complete(await newBuyer())
  await payCommissions(gateway.gateway)
  expect((await bookOf(agent)).body.data.items).toEqual([])
  gateway.advance(7 * DAY_S + 60)
  await Promise.all([payCommissions(gateway.gateway), payCommissions(gateway.gateway)])
  await payCommissions(gateway.gateway)
  const { items, earned } = (await bookOf(agent)).body.data
  const { db } = gateway.gateway
  const bought = await db
    .selectFrom('orders')
    .select(['serial', 'totals'])
    .where('user_id', '=', buyer.userId)
    .execute()
  expect(Object.fromEntries(items.map((item) => [item.order_serial, item.amount]))).toEqual(
    Object.fromEntries(
      bought.map(({ serial, totals }) => [serial, (totals.total_price * rate_percent) / 100]),
    ),
  )
  const wallet = await gateway.call('walletBalances', {
    as: await as(agent),
    query: { currency_code: 'IDR' },
  })
  expect(wallet.body.data.items[0]!.balance).toBe(earned)
})

test('R-15: a buyer who is no agent has no book', async () => {
  expect((await bookOf(await newBuyer())).problem.name).toBe('AGENT_UNKNOWN')
})
