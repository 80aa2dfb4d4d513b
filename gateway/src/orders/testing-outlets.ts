import { randomUUID } from 'node:crypto'
import type { CallInput } from '@borong/api/shape'
import type { createOrder } from '@borong/api/orders.shapes'
import type { TestBuyer, testShop } from '../cart/testing-shop.ts'
import type { testCompanies } from '../companies/testing-companies.ts'
import { insertCompanyAddress } from '../company-addresses/testing-rows.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import { draftFor, testOrders } from './testing-orders.ts'

type Body = CallInput<typeof createOrder>['body']

/** An outlet: an address of the company and its cost centre. */
export interface TestOutlet {
  addressId: string
  centreId: string
}

/** A company with outlets, and orders whose goods are divided between them. */
export async function testOutlets(
  test: TestGateway,
  shop: ReturnType<typeof testShop>,
  companies: ReturnType<typeof testCompanies>,
  names: readonly string[],
) {
  const people = await companies.staffed(shop, { admin: 'admin', buyer: 'buyer' })
  const { admin, companyId } = people
  const as = admin.token
  const params = { companyId }
  const outlets: TestOutlet[] = []
  for (const name of names) {
    const { body } = await test.call('addCostCentre', { as, params, body: { name } })
    const centreId = body.cost_centre.id
    const addressId = await insertCompanyAddress(test.gateway, admin.userId)
    await test.gateway.db
      .updateTable('addresses')
      .set({ alias: name, cost_centre_id: centreId })
      .where('id', '=', addressId)
      .execute()
    outlets.push({ addressId, centreId })
  }
  const draft = async (
    buyer: TestBuyer,
    parts: readonly { id_item: string; quantity: number; outlet: TestOutlet }[],
    more: Partial<Body> = {},
  ): Promise<Body> => {
    const items = parts.map(({ id_item, quantity, outlet }) => ({
      id_item,
      quantity,
      shipping_address_id: outlet.addressId,
      cost_centre_id: outlet.centreId,
    }))
    const whole = await draftFor(test.gateway.db, buyer, items, {}, test.gateway.now())
    return {
      ...whole,
      shipping_used: whole.shipping_used.flatMap((choice) =>
        outlets.map(({ addressId }) => ({ ...choice, shipping_address_id: addressId })),
      ),
      items,
      shipping_address_id: outlets[0]!.addressId,
      business: { company_id: companyId },
      ...more,
    }
  }
  const send = (buyer: TestBuyer, body: Body) =>
    test.call('createOrder', {
      as: buyer.token,
      params: { version: 'v3' },
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
  /** Sends a draft with the total that the gateway computes. */
  const order = async (buyer: TestBuyer, body: Body) => {
    const first = await send(buyer, body)
    if (first.status === 200 || first.problem.name !== 'TOTAL_CHANGED') return first
    const { totals } = first.problem.data as { totals: { total_payment: number } }
    return send(buyer, { ...body, total_payment: totals.total_payment })
  }
  return {
    ...people,
    outlets,
    draft,
    order,
    async paid(buyer: TestBuyer, body: Body) {
      const { status, body: made, problem } = await order(buyer, body)
      if (status !== 200) throw new Error(JSON.stringify(problem))
      await testOrders(test).atBank(made.data.payment.url!, { action: 'pay' })
      return testOrders(test).read(buyer, made.data.order_id)
    },
    setBudget: (amount: number, more: object = {}) =>
      test.call('setBudget', {
        as,
        params,
        body: { member_id: null, cost_centre_id: null, amount, ...more },
      }),
    used: async () =>
      (await test.call('companyBudgets', { as, params })).body.budgets.map(({ used }) => used),
    spend: async (query: object = {}) => {
      const { body } = await test.call('companySpend', {
        as,
        params,
        query: { by: 'cost_centre', ...query },
      })
      return Object.fromEntries(body.items.map(({ id, amount }) => [id, amount]))
    },
  }
}
