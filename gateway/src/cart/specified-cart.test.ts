import type { CartAnswer } from '@borong/api/cart-schema'
import { getCart, updateCart } from '@borong/api/cart-operations'
import { specifiedCartOperation, wholeCartReply } from '@borong/api/specified-cart'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { testShop, type TestBuyer } from './testing-shop.ts'

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
beforeAll(async () => {
  gateway = await startTestGateway()
  shop = testShop(gateway)
})
afterAll(() => gateway.close())

/** Sends an operation of the shop as an edge does for a back end without the feature `cart-details`. */
async function send({ token }: TestBuyer, operation: Parameters<typeof specifiedCartOperation>[0]) {
  const { status, body } = await gateway.call('cartGraphql', {
    as: token,
    body: specifiedCartOperation(operation),
  })
  const [answer] = Object.values(wholeCartReply(body, 1).data ?? {})
  return { status, answer: answer as CartAnswer }
}

const amountsOf = ({ result }: CartAnswer) => {
  const { total_price, total_strike_price, total_quantity, line_count } = result!
  return { total_price, total_strike_price, total_quantity, line_count }
}

test('C-23 E-09: the specified operations are valid in the schema, and their answer becomes the same amounts', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: await shop.seller() })
  const input = { lines: [{ id_item: product, product_quantity: 3, selected: true, sequence: 7 }] }
  const written = await send(buyer, { query: updateCart, variables: { input } })
  expect(written.status).toBe(200)
  const { answer } = await send(buyer, { query: getCart })
  const whole = await shop.getCart(buyer)
  expect(amountsOf(answer)).toEqual(amountsOf(whole))
  const { id_item, name, unit_price, product_price_subtotal } = whole.result!.detail[0]!.details[0]!
  expect(answer.result!.detail[0]!.details).toEqual([
    expect.objectContaining({ id_item, name, unit_price, product_price_subtotal }),
  ])
})
