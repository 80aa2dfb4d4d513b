import { testShop } from '../cart/testing-shop.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)

test('F-08: a buyer has at most 100 open quotes, also when drafts are made concurrently', async () => {
  const buyer = await shop.buyer()
  const sellers = await Promise.all(Array.from({ length: 30 }, () => shop.seller()))
  const products = await Promise.all(sellers.map((seller_id) => shop.product({ seller_id })))
  const items = products.map((product_id) => ({ product_id, quantity: 1 }))
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      gateway.call('draftQuotes', {
        as: buyer.token,
        body: { key: `00000000-0000-4000-8000-00000000000${at}`, source: 'cart', items },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const { count } = await gateway.gateway.db
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(90)
})
