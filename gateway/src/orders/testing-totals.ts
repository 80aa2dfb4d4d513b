import { randomUUID } from 'node:crypto'
import { cartTotals, type Totals } from '@borong/api/rules/cart-totals'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { invoiceContent, invoiceTotals } from '../invoices/content.ts'
import { paperFacts } from '../invoices/facts.ts'
import { atomically } from '../server/database.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { move } from '../wallet/ledger.ts'
import { readOrder } from './read.ts'
import { rupiah } from '../server/rupiah.ts'
import { testOrders } from './testing-orders.ts'

const CODES = [
  '',
  '',
  'SELAMATDATANG',
  'GRATISONGKIR',
  'CASHBACK5',
  'BORONG100',
  'VAHEMAT',
  'PERCEPATAN',
]

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
let orders: ReturnType<typeof testOrders>

/** A seeded PRNG: integers from 0 to below `below`, the same in every run. */
function prng(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Orders this many generated carts, and expects equal sums from the browser's rules, the gateway and the invoice. */
export async function expectSameTotals(carts: number): Promise<void> {
  gateway = await startTestGateway({ seeds: ['vouchers'] })
  try {
    shop = testShop(gateway)
    orders = testOrders(gateway)
    await gateway.gateway.db
      .updateTable('vouchers')
      .set({ quota: null, per_buyer: 1_000_000, new_buyers_only: false })
      .execute()
    await compareTotals(carts)
  } finally {
    await gateway.close()
  }
}

async function compareTotals(carts: number): Promise<void> {
  const roll = prng(20261120)
  const products = await generatedProducts(roll)
  const buyer = await shop.buyer()
  await fill(buyer)
  const chosenCodes = new Set<string>()
  for (let at = 0; at < carts; at++) {
    const chosen = new Set(
      Array.from({ length: 1 + roll(4) }, () => products[roll(products.length)]!),
    )
    const lines = [...chosen].map((id_item) => ({ id_item, product_quantity: 1 + roll(120) }))
    const { seen, body } = await checkOut(buyer, lines, roll)
    const answer = await orders.post(buyer, body, randomUUID())
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem))
    const made = answer.body.data

    const { unique_code } = made.totals
    const expected = { ...seen, unique_code, total_payment: seen.total_payment + unique_code }
    expect(made.totals).toEqual(expected)
    const order = (await readOrder(gateway.gateway, buyer.userId, made.order_id, 'id'))!
    expect(invoiceTotals(order)).toEqual(expected)
    const facts = await paperFacts(gateway.gateway.db, order, buyer.userId)
    expect(invoiceContent(facts, 'id').total?.[1]).toBe(rupiah(expected.total_payment, 'id'))
    expect(order.payment.amount).toBe(expected.total_payment)
    chosenCodes.add(order.promo_code)
    if (made.totals.wallet_used > 0) await fill(buyer)
  }
  // The carts have used different vouchers.
  expect(chosenCodes.size).toBeGreaterThan(4)
}

async function generatedProducts(roll: (below: number) => number): Promise<string[]> {
  const products: string[] = []
  let seller_id = 0
  for (let at = 0; at < 40; at++) {
    if (at % 4 === 0)
      seller_id = await shop.seller({
        free_shipping: roll(2) === 0,
        personal_courier: roll(2) === 0,
      })
    const price = 1000 + roll(300_000)
    const tiers = [
      { quantity_end: 9, price, discount: roll(2) ? price - roll(900) : null },
      { quantity_end: 49, price: price - 20, discount: roll(2) ? price - 950 : null },
      { quantity_end: 999, price: price - 40, discount: null },
    ]
    products.push(
      await shop.product({
        seller_id,
        tiers,
        stock: 10_000_000,
        weight_grams: 100 + roll(5000),
        ppn_included: roll(4) > 0,
      }),
    )
  }
  return products
}

/** Checks out as a browser does: cart, couriers and voucher from the gateway, totals by the shared rules. */
async function checkOut(
  buyer: TestBuyer,
  lines: { id_item: string; product_quantity: number }[],
  roll: (below: number) => number,
) {
  const cart = (await shop.updateCart(buyer, { lines })).result!
  const couriers = (
    await gateway.call('shippingOptions', {
      as: buyer.token,
      query: { addressId: buyer.addressId },
    })
  ).body.result
  const promo_code = CODES[roll(CODES.length)]!
  const payment_id = ['va-bca', 'transfer-bca', 'transfer-mandiri'][roll(3)]!
  const { result: voucher } = promo_code
    ? (
        await gateway.call('checkVoucher', {
          as: buyer.token,
          body: { code: promo_code, payment_id },
        })
      ).body
    : { result: undefined }
  const applied = voucher?.status === 'success' ? voucher : undefined
  const vendors = cart.detail.map((vendor) => {
    const options = couriers[vendor.id_vendor]!.filter(
      (option) => option.feature_flag === 'Y' && option.covered_city === 'Y',
    )
    const option = options[roll(options.length)]!
    const insurance = roll(2) === 0
    return {
      id: vendor.id_vendor,
      lines: vendor.details.map((item) => ({ ...item, quantity: item.product_quantity })),
      shipping_price: option.price,
      insurance_fee:
        insurance || option.is_mandatory_insurance === 'yes' ? option.insurance_fee : 0,
      used: { vendor_id: vendor.id_vendor, shipping_id: option.id, insurance },
    }
  })
  const [points, credit_amount, wallet_amount] = [
    roll(3) ? 0 : roll(20_000),
    roll(4) ? 0 : roll(80_000),
    roll(3) ? 0 : roll(100_000_000),
  ]
  const seen: Totals = cartTotals({
    vendors,
    voucher: applied,
    points,
    credit: credit_amount,
    wallet: wallet_amount,
  })
  const body = {
    shipping_address_id: buyer.addressId,
    items: vendors.flatMap((vendor) =>
      vendor.lines.map(({ id_item, quantity }) => ({ id_item, quantity })),
    ),
    shipping_used: vendors.map((vendor) => vendor.used),
    payment_id,
    promo_code: applied ? promo_code : '',
    use_wallet: wallet_amount > 0,
    wallet_amount,
    credit_amount,
    points,
    total_payment: seen.total_payment,
  }
  return { seen, body }
}

async function fill(buyer: TestBuyer) {
  for (const currency of ['IDR', 'CREDIT', 'POINT'] as const) {
    await atomically(gateway.gateway.db, (trx) =>
      move(trx, {
        userId: buyer.userId,
        currency,
        amount: 200_000_000,
        counter: 'shop:bank',
        category: 'TOP_UP',
        reference: randomUUID(),
        at: new Date(),
      }),
    )
  }
}
