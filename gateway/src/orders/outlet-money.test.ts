import { testShop } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { atomically } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { accountOf, move } from '../wallet/ledger.ts'
import { testOrders } from './testing-orders.ts'
import { testOutlets } from './testing-outlets.ts'
import { testPlans } from './testing-plans.ts'

const gateway = openTestGateway({ seeds: ['vouchers'] })
const shop = testShop(gateway)
const orders = testOrders(gateway)
const companies = testCompanies(gateway)
const { planned, orderOf } = testPlans(gateway)
const db = () => gateway.gateway.db

type Made = Awaited<ReturnType<typeof outlets>>
type Body = Omit<Parameters<typeof planned>[1], 'company_id'>

const outlets = () => testOutlets(gateway, shop, companies, ['Tebet', 'Senen', 'Depok'])
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const balance = async (made: Made, currency: 'IDR' | 'POINT' = 'IDR') =>
  (await accountOf(db(), made.companyId, currency))?.balance ?? 0
const give = (made: Made, currency: 'IDR' | 'POINT', amount: number) =>
  atomically(db(), (trx) =>
    move(trx, {
      userId: made.companyId,
      currency,
      amount,
      counter: 'shop:promotion',
      category: currency === 'IDR' ? 'TOP_UP' : 'POINT_EARNED',
      reference: newId(),
      at: gateway.gateway.now(),
    }),
  )

/** Rice whose price excludes PPN and makes odd shares, of one seller. */
const rice = async (more: object = {}) =>
  shop.product({
    seller_id: await shop.seller(),
    stock: 100_000,
    ppn_included: false,
    tiers: [{ quantity_end: 9999, price: 90_007, discount: null }],
    ...more,
  })

/** These quantities for the outlets in their order, paid by the cost centre of each. */
const parts = (made: Made, id_item: string, quantities: readonly number[]): Body => ({
  items: quantities.flatMap((quantity, at) => {
    const { addressId, centreId } = made.outlets[at]!
    const part = { id_item, quantity, shipping_address_id: addressId, cost_centre_id: centreId }
    return quantity > 0 ? [part] : []
  }),
})

const send = (made: Made, body: Body, plan: Parameters<typeof orderOf>[2], more: object = {}) =>
  orders.post(made.buyer, { ...orderOf(made, body, plan), ...more })

async function ordered(made: Made, body: Body) {
  const plan = await planned(made, body)
  const { status, body: reply, problem } = await send(made, body, plan)
  expect([status, problem?.message]).toEqual([200, undefined])
  return { plan, order: reply.data }
}

async function paid(made: Made, body: Body) {
  const { plan, order } = await ordered(made, body)
  if (order.payment.url) await orders.atBank(order.payment.url, { action: 'pay' })
  return { plan, order: await orders.read(made.buyer, order.order_id) }
}

/** Cancels all goods of the outlet at this place. */
async function cancelPart(made: Made, orderId: string, at: number) {
  const { parcels } = await orders.read(made.buyer, orderId)
  const { addressId } = made.outlets[at]!
  const alias = await db()
    .selectFrom('addresses')
    .select('alias')
    .where('id', '=', addressId)
    .executeTakeFirstOrThrow()
  const lines = parcels
    .filter(({ address }) => address.alias === alias.alias)
    .flatMap(({ details }) => details)
    .map(({ id, quantity }) => ({ id: id!, quantity: 0, seen: quantity }))
  const { status, problem } = await gateway.call('cancelGoods', {
    as: made.buyer.token,
    params: { orderId },
    body: { key: `part-${at}-${orderId.slice(0, 8)}`, lines },
  })
  expect([status, problem?.message]).toEqual([200, undefined])
}

test('F-08 E-13: the order of a plan has its voucher, balances and insurance to the rupiah, and cancelled outlets return all of it', async () => {
  const random = randomFrom(580)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  for (let round = 0; round < 10; round += 1) {
    const made = await outlets()
    const product = await rice()
    await made.setBudget(1_000_000_000)
    for (const { centreId } of made.outlets)
      await made.setBudget(1_000_000_000, { cost_centre_id: centreId })
    const [money, points] = [upTo(3) * 700_003, upTo(2) * 51]
    if (money > 0) await give(made, 'IDR', money)
    if (points > 0) await give(made, 'POINT', points)
    const body: Body = {
      ...parts(made, product, [1 + upTo(20), 1 + upTo(20), 1 + upTo(20)]),
      payment_id: 'va-bca',
      voucher:
        round % 3 === 0 ? { best: true } : { code: ['GRATISONGKIR', 'BORONG100'][round % 2]! },
      use_wallet: round % 2 === 0,
      use_points: round % 4 < 2,
      insurance: round % 2 === 1,
    }
    const plan = await planned(made, body)
    expect(plan.balances).toEqual({ wallet: money, points })
    if (plan.voucher?.problem) continue
    const { order } = await paid(made, body)
    expect({ ...order.totals, unique_code: 0 }).toEqual({ ...plan.totals, unique_code: 0 })
    expect(await balance(made)).toBe(money - plan.totals.wallet_used)
    const [all, ...centres] = await made.used()
    expect([all, sum(centres)]).toEqual([plan.totals.grand_total, plan.totals.grand_total])

    await cancelPart(made, order.id, 1)
    const after = await orders.read(made.buyer, order.id)
    const refunded = sum(after.parcels.map((parcel) => parcel.refunded))
    const [, tebet, senen, depok] = await made.used()
    expect(tebet! + senen! + depok!).toBe(plan.totals.grand_total - refunded)
    // The goods of the other outlets keep their discount, and with it their cost.
    expect([tebet, depok].map((used, at) => Math.abs(used! - centres[at * 2]!) <= 1)).toEqual([
      true,
      true,
    ])
    await cancelPart(made, order.id, 0)
    await cancelPart(made, order.id, 2)
    expect(await made.used()).toEqual([0, 0, 0, 0])
    const back = (await balance(made)) + (await balance(made, 'POINT'))
    expect(back).toBe(money + points + plan.totals.total_payment)
  }
}, 120_000)

test('F-08 E-13: the refund of one outlet returns its share of the voucher, and never more than was paid', async () => {
  const made = await outlets()
  const body: Body = {
    ...parts(made, await rice({ ppn_included: true }), [10, 7, 9]),
    payment_id: 'va-bca',
    voucher: { code: 'borong100' },
  }
  const { plan, order } = await paid(made, body)
  expect(plan.voucher).toEqual({ code: 'BORONG100', title: 'Potongan Rp 100.000', problem: null })
  expect(plan.totals.total_discount).toBe(100_000)
  await cancelPart(made, order.id, 0)
  // 10 of 26 sacks carry 38,462 of the discount, and 16 of them 61,538.
  const freight = (at: number) => plan.shipments[at]!.shipping
  expect(await balance(made)).toBe(900_070 - 38_462 + freight(0))
  await cancelPart(made, order.id, 2)
  await cancelPart(made, order.id, 1)
  expect(await balance(made)).toBe(plan.totals.total_payment)
})

test('F-08: an order that the balance of the company pays waits for its approval, and a rejection returns the balance and the budgets', async () => {
  const made = await outlets()
  await gateway.call('addApprovalRule', {
    as: made.admin.token,
    params: { companyId: made.companyId },
    body: { kind: 'total', amount: 100_000, approver_id: null },
  })
  await made.setBudget(100_000_000)
  await give(made, 'IDR', 5_000_000)
  const body: Body = { ...parts(made, await rice(), [3, 4, 0]), use_wallet: true }
  const decide = async (orderId: string, decision: 'approve' | 'refuse') => {
    const { approval } = await orders.read(made.buyer, orderId)
    return gateway.call('decideApproval', {
      as: made.admin.token,
      params: { approvalId: approval!.id },
      body: { decision, ...(decision === 'refuse' ? { reason: 'Terlalu mahal' } : {}) },
    })
  }
  for (const decision of ['refuse', 'approve'] as const) {
    const { plan, order } = await ordered(made, body)
    expect([plan.needs_approval, plan.totals.total_payment]).toEqual([true, 0])
    expect(order.awaits_approval).toBe(true)
    expect(await balance(made)).toBe(5_000_000 - plan.totals.grand_total)
    expect((await decide(order.order_id, decision)).status).toBe(200)
    const isApproved = decision === 'approve'
    expect(await balance(made)).toBe(5_000_000 - (isApproved ? plan.totals.grand_total : 0))
    expect(await made.used()).toEqual([isApproved ? plan.totals.grand_total : 0])
    const { state } = await orders.read(made.buyer, order.order_id)
    expect(state).toBe(isApproved ? 'processed' : 'cancelled')
  }
})

test('F-08: a voucher brings the part of an outlet below its budget', async () => {
  const made = await outlets()
  const body = parts(made, await rice({ ppn_included: true }), [20, 10, 0])
  const whole = await planned(made, body)
  const ofTebet = whole.shipments[0]!.goods + whole.shipments[0]!.shipping
  await made.setBudget(ofTebet - 60_000, { cost_centre_id: made.outlets[0]!.centreId })
  expect((await planned(made, body)).budget?.name).toBe('Tebet')
  const lower = await planned(made, { ...body, voucher: { code: 'BORONG100' } })
  expect([lower.budget, lower.is_orderable]).toEqual([null, true])
})

test('F-08 E-13: a plan offers the best voucher, names a code that does not apply, and lists the others with their reasons', async () => {
  const made = await outlets()
  const body = parts(made, await rice({ ppn_included: true }), [10, 20, 0])
  const none = await planned(made, body)
  expect([none.voucher, none.vouchers]).toEqual([null, []])
  const declined = await planned(made, { ...body, voucher: {} })
  expect(declined.voucher).toBeNull()
  const best = await planned(made, { ...body, voucher: { best: true } })
  expect(best.voucher?.code).toBe(declined.vouchers[0]!.code)
  expect(best.totals.grand_total).toBe(none.totals.grand_total - best.vouchers[0]!.saves)
  expect(best.vouchers.find(({ code }) => code === 'BELANJABESAR')).toMatchObject({
    applicable: false,
    message: 'Voucher belum berlaku',
  })
  const wrong = await planned(made, { ...body, voucher: { code: 'TIDAKADA' } })
  expect(wrong).toMatchObject({
    voucher: { code: 'TIDAKADA', problem: { code: 'VOUCHER_REFUSED' } },
    is_orderable: false,
  })
  expect(wrong.totals.grand_total).toBe(none.totals.grand_total)
})

test('F-08: two orders of one plan do not spend the same balance, and a voucher that is used up is named before the second', async () => {
  const made = await outlets()
  await give(made, 'IDR', 3_000_000)
  await db()
    .updateTable('vouchers')
    .set({ quota: 1, used: 0 })
    .where('code', '=', 'PERCEPATAN')
    .execute()
  const body: Body = {
    ...parts(made, await rice(), [10, 10, 0]),
    voucher: { code: 'PERCEPATAN' },
    use_wallet: true,
  }
  const plan = await planned(made, body)
  const sent = await Promise.all([send(made, body, plan), send(made, body, plan)])
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await balance(made)).toBe(3_000_000 - plan.totals.wallet_used)
  const next = await planned(made, body)
  expect(next.voucher?.problem?.code).toBe('VOUCHER_REFUSED')
  expect(next.balances.wallet).toBe(3_000_000 - plan.totals.wallet_used)
})

test('F-08: all shipments are insured together, and one of them by its own choice', async () => {
  const made = await outlets()
  const body = parts(made, await rice(), [2, 3, 4])
  const plain = await planned(made, body)
  const fees = plain.shipments.map(({ insurance }) => insurance!.fee)
  expect(plain.totals.insurance_fee).toBe(0)
  const all = await planned(made, { ...body, insurance: true })
  expect(all.totals.insurance_fee).toBe(sum(fees))
  const { vendor_id } = plain.shipments[0]!
  const shipping_address_id = made.outlets[1]!.addressId
  const other = (insurance: boolean) => [{ vendor_id, shipping_address_id, insurance }]
  const two = await planned(made, { ...body, insurance: true, insurance_of: other(false) })
  expect(two.shipments.map(({ insurance }) => insurance!.is_chosen)).toEqual([true, false, true])
  const { plan, order } = await paid(made, {
    ...body,
    insurance_of: other(true),
    payment_id: 'va-bca',
  })
  expect(plan.totals.insurance_fee).toBe(fees[1])
  expect(order.parcels.map(({ courier }) => courier.insurance_fee)).toEqual([0, fees[1], 0])
})
