import { testShop } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

/** The part of an order of 10 products that uses the welcome voucher. */
export const welcome = {
  promo_code: 'SELAMATDATANG',
  voucher: { total_discount: 200_000, subvention_shipping_fee: 200_000, cash_back: 0 },
}

/** A gateway for a test file, with a shop that has one product at Rp 100.000. */
export function openVoucherShop(options?: Parameters<typeof openTestGateway>[0]) {
  const gateway = openTestGateway(options)
  const shop = testShop(gateway)
  let made = ''
  beforeAll(async () => {
    made = await shop.product({
      seller_id: await shop.seller(),
      stock: 100_000,
      tiers: [{ quantity_end: 999, price: 100_000, discount: null }],
    })
  })
  return { gateway, shop, orders: testOrders(gateway), product: () => made }
}
