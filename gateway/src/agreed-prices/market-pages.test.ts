import { pickProduct } from '../catalogue/testing-products.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testAgreements } from './testing-agreements.ts'

const gateway = openTestGateway({ market: true })
const agreements = testAgreements(gateway)
const { shop, companies } = agreements

test('F-08: the page of a product and search results have the agreed price for members only', async () => {
  const { admin, buyer, companyId } = await companies.staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
  })
  const stranger = await shop.buyer()
  const product = await pickProduct(gateway)
  const id = String(product.id)
  const { seller_id: sellerId } = await gateway.gateway.db
    .selectFrom('products')
    .select('seller_id')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  const seen = async (as?: string) => {
    const by = as ? { as } : {}
    const list = await gateway.call('searchItems', { ...by, query: { seller: product.seller } })
    const page = await gateway.call('productDetail', {
      ...by,
      query: { alias: product.alias, microsite_url: product.seller },
    })
    const card = list.body.data.items.find((item) => item.id === id)!
    const { prices, agreed_price } = page.body.result
    return { discount: card.discount, mark: card.agreed_price, prices, agreed_price }
  }
  const plain = await seen(stranger.token)
  expect(plain).toMatchObject({ mark: undefined, agreed_price: undefined })

  const line = { product_id: id, unit_price: 7, minimum: 1, call_off: 100 }
  const agreement = await agreements.propose({ companyId, sellerId, lines: [line] })
  await agreements.decide(admin, companyId, agreement.id)
  const text = expect.stringMatching(/^Harga kesepakatan Rp\s7 mulai 1, sampai .+, sisa 100$/)
  const agreed = { discount: 7, mark: text, agreed_price: text }
  expect(await seen(buyer.token)).toMatchObject(agreed)
  expect((await seen(buyer.token)).prices[0]).toMatchObject({ discount: 7 })
  // The list is cached for all buyers.
  expect(await seen(stranger.token)).toEqual(plain)
  expect(await seen(await gateway.token())).toEqual(plain)
  expect(await seen(buyer.token)).toMatchObject(agreed)
})
