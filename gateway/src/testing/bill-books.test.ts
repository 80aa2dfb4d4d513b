import { randomUUID } from 'node:crypto'
import { syncProducts } from '../billing/sync-products.ts'
import { work } from '../billing/testing-bills.ts'
import { endHolds, fillWallets, readBills } from './bill-books.ts'
import { openTestGateway } from './open-test-gateway.ts'

const shop = openTestGateway()
const PIN = '246810'
/** Published test numbers of the demo's biller: one succeeds, one fails. */
const NUMBERS = { done: '087800001230', refunded: '087800001232' }

test('F-07: the books of bills show each key with its payment, its sale, its refund, and the wallet', async () => {
  const { gateway } = shop
  await syncProducts(gateway)
  const buyer = await shop.signedIn()
  await fillWallets(gateway.db, [buyer.userId], PIN, 100_000)
  const product = await gateway.db
    .selectFrom('bill_products')
    .select(['code', 'price'])
    .where('code', '=', 'xld10')
    .executeTakeFirstOrThrow()
  const price = product.price!
  const buy = async (number: string) => {
    const key = randomUUID()
    const { body } = await shop.call('createBill', {
      as: buyer.token,
      body: { key, product: product.code, number, price, payment_id: 'wallet', pin: PIN },
    })
    return { key, serial: body.result.serial, buyerId: buyer.userId, price }
  }
  const good = await buy(NUMBERS.done)
  const bad = await buy(NUMBERS.refunded)
  const unsold = { sale: null, refunds: [], payments: [-price] }
  const early = await readBills(gateway.db, [buyer.userId])
  expect(early.bills).toEqual(
    expect.arrayContaining([
      { ...good, ...unsold, state: 'paid' },
      { ...bad, ...unsold, state: 'paid' },
    ]),
  )
  await work(gateway)
  await endHolds(gateway.db)
  await work(gateway)
  const { bills, wallets, strangeSales } = await readBills(gateway.db, [buyer.userId])
  expect(bills).toHaveLength(2)
  expect(bills).toEqual(
    expect.arrayContaining([
      { ...good, ...unsold, state: 'done', sale: 'done' },
      { ...bad, ...unsold, state: 'refunded', sale: 'failed', refunds: [price] },
    ]),
  )
  expect(wallets).toEqual([{ buyerId: buyer.userId, balance: 100_000 - price }])
  expect(strangeSales).toBe(0)
})
