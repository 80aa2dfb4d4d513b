import { testShop } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { newId } from '../server/new-id.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testQuotes } from './testing-quotes.ts'

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

test('F-08: open quotes for a company are counted for its member, apart from the personal ones', async () => {
  const { db } = gateway.gateway
  const quotes = testQuotes(gateway)
  const { admin, buyer, companyId } = await testCompanies(gateway).staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
  })
  const of = { company_id: companyId }
  const productId = await shop.product({ seller_id: await shop.seller() })
  const { id } = await quotes.asked(buyer, productId, 1, of)
  const { id: _, ...row } = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const copy = () => ({ ...row, address: null, id: newId(), number: newId(), key: newId() })
  await db
    .insertInto('quotes')
    .values(Array.from({ length: 99 }, copy))
    .execute()
  const made = await quotes.drafts(buyer, [{ product_id: productId, quantity: 1 }])
  const draft = await quotes.read(buyer, made.body.result[0]!.id)
  expect((await quotes.ask(buyer, draft, of)).problem.name).toBe('QUOTES_LIMIT')
  expect((await quotes.ask(buyer, draft)).status).toBe(200)
  expect((await quotes.asked(admin, productId, 1, of)).company_id).toBe(companyId)
})
