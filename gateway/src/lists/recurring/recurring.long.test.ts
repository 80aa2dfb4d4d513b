import { advanceTo } from '../../billing/testing-clock.ts'
import { testShop, type TestBuyer } from '../../cart/testing-shop.ts'
import { openTestLine } from '../../credit/testing-credit.ts'
import { testCompanies } from '../../companies/testing-companies.ts'
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts'
import { PIN, testRecurring } from './testing-recurring.ts'

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
let lists: ReturnType<typeof testRecurring>
let seller: number
// Each test begins at noon of a Saturday; its Monday is two days later.
beforeEach(async () => {
  gateway = await startTestGateway()
  shop = testShop(gateway)
  lists = testRecurring(gateway, shop)
  seller = await shop.seller()
  advanceTo(gateway, '2027-03-06T12:00+07:00')
})
afterEach(() => gateway.close())

const WALLET = 1_000_000
const MONDAY = '2027-03-08'
const notice = () => lists.run('notify of recurring lists')
const order = () => lists.run('order recurring lists')
const kinds = async (buyer: TestBuyer) =>
  (await lists.notifications(buyer)).map(({ kind }) => kind).toReversed()

async function capped(more: { balance?: number; cap?: number; stock?: number } = {}) {
  const { balance = WALLET, cap = WALLET, stock = 100 } = more
  const buyer = await lists.buyer(balance)
  const productId = await shop.product({ seller_id: seller, stock })
  const listId = await lists.list(buyer, productId)
  expect((await lists.set(buyer, listId, lists.capped(buyer, cap))).status).toBe(200)
  return { buyer, listId, productId }
}

describe('a rhythm', () => {
  test('F-08: begins with the next day in WIB, and is changed, paused, resumed and ended', async () => {
    const buyer = await lists.buyer(0)
    const listId = await lists.list(buyer, await shop.product({ seller_id: seller }))
    expect(await lists.read(buyer, listId)).toBeNull()
    const set = (await lists.set(buyer, listId)).body.result
    expect(set).toEqual({
      rhythm: 'weekly',
      day: 1,
      next_on: MONDAY,
      is_paused: false,
      cap: null,
      address_id: null,
      payment_id: 'wallet',
      last: null,
    })
    const monthly = await lists.set(buyer, listId, { rhythm: 'monthly', day: 31 })
    expect(monthly.body.result.next_on).toBe('2027-03-31')
    expect((await lists.change(buyer, listId, 'pause')).body.result.is_paused).toBe(true)
    advanceTo(gateway, '2027-04-02T12:00+07:00')
    await notice()
    await order()
    expect(await kinds(buyer)).toEqual([])
    expect((await lists.change(buyer, listId, 'resume')).body.result).toMatchObject({
      is_paused: false,
      next_on: '2027-04-30',
    })
    const end = () => gateway.call('endListSchedule', { as: buyer.token, params: { listId } })
    expect([(await end()).status, (await end()).status]).toEqual([200, 200])
    expect(await lists.read(buyer, listId)).toBeNull()
    expect((await lists.change(buyer, listId, 'skip')).problem.name).toBe('SCHEDULE_NONE')
  })

  test('F-08: two taps on skip leave out one day', async () => {
    const buyer = await lists.buyer(0)
    const listId = await lists.list(buyer, await shop.product({ seller_id: seller }))
    await lists.set(buyer, listId)
    const skip = () => lists.change(buyer, listId, 'skip', MONDAY)
    const answers = await Promise.all([skip(), skip()])
    expect(answers.map(({ body }) => body.result.next_on)).toEqual(['2027-03-15', '2027-03-15'])
    advanceTo(gateway, '2027-03-08T09:00+07:00')
    await notice()
    await order()
    expect(await kinds(buyer)).toEqual([])
  })

  test('F-08: a cap needs a PIN and an own address; the wishlist has no rhythm', async () => {
    const buyer = await lists.buyer(WALLET)
    const other = await lists.buyer(WALLET)
    const listId = await lists.list(buyer, await shop.product({ seller_id: seller }))
    const refused = async (body: object, id = listId) =>
      (await lists.set(buyer, id, body)).problem.name
    const { addressId: address_id } = buyer
    expect(await refused({ cap: 100_000, pin: PIN })).toBe('ADDRESS_UNKNOWN')
    expect(await refused({ cap: 100_000, pin: PIN, address_id: other.addressId })).toBe(
      'ADDRESS_UNKNOWN',
    )
    expect(await refused({ cap: 100_000, address_id })).toBe('PIN_MISSING')
    expect(await refused({ cap: 100_000, address_id, pin: '111111' })).toBe('PIN_WRONG')
    expect(await refused({ day: 8 })).toBe('DAY_INVALID')
    expect(await refused({}, 'wishlist')).toBe('LIST_FIXED')
    expect((await lists.set(other, listId)).status).toBe(404)
    expect(await lists.read(buyer, listId)).toBeNull()
  })
})

describe('a notice', () => {
  test('F-08: comes one day before with today’s prices, once across gateways, as a mail too, and nothing is ordered', async () => {
    const buyer = await lists.buyer(WALLET)
    const productId = await shop.product({ seller_id: seller, name: 'Beras' })
    const listId = await lists.list(buyer, productId)
    await lists.set(buyer, listId)
    advanceTo(gateway, '2027-03-07T07:59+07:00')
    await notice()
    expect(await kinds(buyer)).toEqual([])
    await gateway.gateway.db
      .updateTable('products')
      .set({ tiers: JSON.stringify([{ quantity_end: 1_000_000, price: 70_000, discount: null }]) })
      .where('id', '=', Number(productId))
      .execute()
    advanceTo(gateway, '2027-03-07T08:00+07:00')
    await Promise.all([notice(), notice(), notice()])
    const [told, ...others] = await lists.notifications(buyer)
    expect(others).toEqual([])
    expect(told).toMatchObject({ kind: 'LIST_DUE', path: `/lists/${listId}` })
    expect(told!.message).toContain('Rp\u00a0140.000')
    const send = () => lists.run('send notices of recurring lists')
    await Promise.all([send(), send(), send()])
    await send()
    const mails = await lists.mailsTo(buyer)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('Beras: 2 karton × Rp\u00a070.000 = Rp\u00a0140.000')
    expect(mails[0]!.text).toContain('Senin, 8 Maret 2027')
    expect(mails[0]!.text).toContain('Tidak ada yang dipesan otomatis')
    advanceTo(gateway, '2027-03-08T08:00+07:00')
    await order()
    expect(await lists.orders(buyer)).toEqual([])
    expect(await lists.read(buyer, listId)).toMatchObject({ next_on: '2027-03-15', last: null })
  })
})

describe('an order', () => {
  test('F-08: is made within the cap from the wallet, once with three gateways, and the buyer is told', async () => {
    const { buyer, listId } = await capped()
    advanceTo(gateway, '2027-03-08T07:59+07:00')
    await order()
    expect(await lists.orders(buyer)).toEqual([])
    advanceTo(gateway, '2027-03-08T08:00+07:00')
    await Promise.all([order(), order(), order()])
    await order()
    const [made, ...others] = await lists.orders(buyer)
    expect(others).toEqual([])
    const { grand_total, wallet_used } = made!.totals as {
      grand_total: number
      wallet_used: number
    }
    expect(wallet_used).toBe(grand_total)
    expect(await lists.balance(buyer)).toBe(WALLET - grand_total)
    expect(made!.paid_at).not.toBeNull()
    expect(await kinds(buyer)).toEqual(['ORDER_PAID', 'LIST_ORDERED'])
    expect(await lists.read(buyer, listId)).toMatchObject({
      next_on: '2027-03-15',
      last: { on: MONDAY, outcome: 'ordered', order_id: made!.id },
    })
  })

  test('F-08 E-08: an order on credit is invoiced when it is made, and skipped with the reason when the limit is too small', async () => {
    const buyer = await lists.buyer(0)
    const listId = await lists.list(buyer, await shop.product({ seller_id: seller, stock: 100 }))
    const onCredit = { ...lists.capped(buyer, WALLET), payment_id: 'pay-later' as const }
    expect((await lists.set(buyer, listId, onCredit)).problem.name).toBe('CREDIT_LINE_NONE')
    await openTestLine(gateway, buyer.userId)
    expect((await lists.set(buyer, listId, onCredit)).body.result.payment_id).toBe('pay-later')
    advanceTo(gateway, '2027-03-08T08:00+07:00')
    await Promise.all([order(), order(), order()])
    const [made, ...others] = await lists.orders(buyer)
    expect(others).toEqual([])
    expect(made).toMatchObject({ state: 'processed', paid_at: expect.any(Date) })
    const invoices = async () =>
      (await gateway.call('creditInvoices', { as: buyer.token, query: {} })).body.items
    const { total_payment } = made!.totals as { total_payment: number }
    expect(await invoices()).toMatchObject([{ order_id: made!.id, open: total_payment }])
    expect(await kinds(buyer)).toContain('LIST_ORDERED_CREDIT')
    await openTestLine(gateway, buyer.userId, { limit: total_payment })
    advanceTo(gateway, '2027-03-15T08:00+07:00')
    await order()
    expect(await lists.orders(buyer)).toHaveLength(1)
    expect(await invoices()).toHaveLength(1)
    expect(await kinds(buyer)).toContain('LIST_SKIPPED_CREDIT_REFUSED')
    expect((await lists.read(buyer, listId))?.last).toMatchObject({
      outcome: 'stopped',
      is_credit_refused: true,
    })
  })

  test('F-08: leaves the same goods in the cart', async () => {
    const { buyer, productId } = await capped()
    await shop.updateCart(buyer, { lines: [{ id_item: productId, product_quantity: 7 }] })
    advanceTo(gateway, '2027-03-08T08:00+07:00')
    await order()
    expect(await kinds(buyer)).toContain('LIST_ORDERED')
    const { result } = await shop.getCart(buyer)
    expect(result!.detail[0]?.details).toMatchObject([{ product_quantity: 7 }])
  })

  test.each([
    ['above the cap', 'ABOVE_CAP', { cap: 100_000 }],
    ['without stock', 'STOCK_OUT', { stock: 1 }],
    ['with a short wallet', 'WALLET_SHORT', { balance: 100_000 }],
  ])('F-08: %s it is skipped with a reason, and the next day remains', async (_, reason, more) => {
    const { buyer, listId, productId } = await capped(more)
    const balance = await lists.balance(buyer)
    const stock = await shop.stockOf(productId)
    advanceTo(gateway, '2027-03-08T08:00+07:00')
    await Promise.all([order(), order()])
    await order()
    expect(await lists.orders(buyer)).toEqual([])
    expect(await shop.stockOf(productId)).toBe(stock)
    expect(await lists.balance(buyer)).toBe(balance)
    expect(await kinds(buyer)).toEqual([`LIST_SKIPPED_${reason}`])
    expect(await lists.read(buyer, listId)).toMatchObject({
      next_on: '2027-03-15',
      last: { on: MONDAY, outcome: reason.toLowerCase(), order_id: null },
    })
  })

  test('F-08: is not made a day late, after a pause, an end, or a removed address', async () => {
    const late = await capped()
    const paused = await capped()
    const ended = await capped()
    const moved = await capped()
    await lists.change(paused.buyer, paused.listId, 'pause')
    const params = { listId: ended.listId }
    await gateway.call('endListSchedule', { as: ended.buyer.token, params })
    await gateway.gateway.db
      .deleteFrom('addresses')
      .where('id', '=', moved.buyer.addressId)
      .execute()
    await lists.change(late.buyer, late.listId, 'pause')
    advanceTo(gateway, '2027-03-08T08:00+07:00')
    await order()
    expect(await kinds(moved.buyer)).toEqual(['LIST_SKIPPED_STOPPED'])
    await lists.change(late.buyer, late.listId, 'resume')
    advanceTo(gateway, '2027-03-16T09:00+07:00')
    await order()
    expect(await kinds(late.buyer)).toEqual(['LIST_SKIPPED_STOPPED'])
    for (const { buyer } of [late, paused, ended, moved])
      expect(await lists.orders(buyer)).toEqual([])
  })

  test('F-08: of a company’s list is the company’s and waits for approval; a member who left gets none', async () => {
    const companies = testCompanies(gateway)
    const buyer = await lists.buyer(WALLET)
    const left = await lists.buyer(WALLET)
    const admin = await shop.buyer()
    const companyId = await companies.company({
      [admin.userId]: 'admin',
      [buyer.userId]: 'buyer',
      [left.userId]: 'buyer',
    })
    await lists.fund(companyId, WALLET)
    const rule = await gateway.call('addApprovalRule', {
      as: admin.token,
      params: { companyId },
      body: { kind: 'total', amount: 1, approver_id: admin.userId },
    })
    expect(rule.status).toBe(200)
    const productId = await shop.product({ seller_id: seller })
    const listId = await lists.list(buyer, productId, 2, companyId)
    await lists.set(buyer, listId, lists.capped(buyer, WALLET))
    await lists.set(left, listId, lists.capped(left, WALLET))
    await gateway.gateway.db
      .deleteFrom('company_members')
      .where('user_id', '=', left.userId)
      .execute()
    advanceTo(gateway, '2027-03-08T08:00+07:00')
    await order()
    const [made] = await lists.orders(buyer)
    expect(made).toMatchObject({ company_id: companyId, state: 'awaiting_approval' })
    expect(await lists.orders(left)).toEqual([])
    expect(await kinds(left)).toEqual([])
  })
})
