import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { testBills } from '../billing/testing-bills.ts'
import { testShop } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { testProvider } from '../payments/testing-provider.ts'
import { startTestGateway, type TestGateway } from './test-gateway.ts'

const DOCUMENT = join(import.meta.dirname, '../../../docs/databases.md')

let sent = 0
let test_: TestGateway
beforeAll(async () => {
  test_ = await startTestGateway({ log: () => void (sent += 1) })
})
afterAll(() => test_.close())

test('C-01: the document of databases states the statements of each call', async () => {
  const shop = testShop(test_)
  const orders = testOrders(test_)
  const bank = testProvider(test_)
  const bills = testBills(test_)
  await bills.open()
  const sellers = [await shop.seller(), await shop.seller(), await shop.seller()]
  const products: string[] = []
  await shop.category({ id: 1 })
  for (const seller_id of sellers)
    for (let each = 0; each < 2; each += 1) products.push(await shop.product({ seller_id }))
  const buyer = await shop.buyer()
  const saver = await bills.buyer()
  const one = [{ id_item: products[0]!, quantity: 2 }]
  const many = products.map((id_item) => ({ id_item, quantity: 2 }))

  const counted: [string, number][] = []
  const prepared = async <T>(prepare: () => Promise<T>, act: (ready: T) => Promise<unknown>) => {
    const ready = await prepare()
    sent = 0
    await act(ready)
    return sent
  }
  /** The least of three counts: the others also fill or renew a cache of the gateway. */
  const count = async <T>(
    name: string,
    prepare: () => Promise<T>,
    act: (ready: T) => Promise<unknown>,
  ) => {
    const counts = [
      await prepared(prepare, act),
      await prepared(prepare, act),
      await prepared(prepare, act),
    ]
    counted.push([name, Math.min(...counts)])
  }
  const nothing = async () => {}
  const unknown = ['qqzzw', 'wwzzq', 'zqwzq']
  const paidEvent = ({ payment }: Awaited<ReturnType<typeof orders.order>>) =>
    test_.gateway.db
      .selectFrom('payments')
      .select(['id as payment_id', 'reference', 'amount', sql<string>`'paid'`.as('event')])
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow()
  const placed = (goods: typeof one) => async () => orders.draft(buyer, goods)

  await count('a search without a result', nothing, () =>
    test_.call('searchItems', { as: buyer.token, query: { keyword: unknown.pop()! } }),
  )
  await shop.updateCart(buyer, {
    lines: products.map((id_item) => ({ id_item, product_quantity: 2 })),
  })
  await count('the cart, 6 lines of 3 sellers', nothing, () => shop.getCart(buyer))
  await count('a change of the cart', nothing, () =>
    shop.updateCart(buyer, { lines: [{ id_item: products[0]!, product_quantity: 3 }] }),
  )
  await count('an order of 1 line', placed(one), (body) => orders.post(buyer, body))
  await count('an order of 6 lines of 3 sellers', placed(many), (body) => orders.post(buyer, body))
  await count(
    'a payment’s callback',
    async () => paidEvent(await orders.order(buyer, many)),
    (event) => bank.callBack(event),
  )
  await count('the list of orders', nothing, () =>
    test_.call('orders', { as: buyer.token, query: {} }),
  )
  await count('a bill from the balance', nothing, () => bills.bought(saver))

  const column = process.env.TEST_DATABASE_URL ? 0 : 1
  const rows = (await readFile(DOCUMENT, 'utf8')).matchAll(/^\| (.+) \| (\d+) \| (\d+) \|$/gm)
  const documented = [...rows].map(([, name, ...statements]) => [name, Number(statements[column])])
  expect(documented).toEqual(counted)
})
