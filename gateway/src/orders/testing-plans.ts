import type { CallInput, CallReply } from '@borong/api/shape'
import type { planOutletOrder } from '@borong/api/outlet-plans.shapes'
import type { TestBuyer } from '../cart/testing-shop.ts'
import type { TestGateway } from '../testing/test-gateway.ts'

type Body = CallInput<typeof planOutletOrder>['body']
type Plan = CallReply<typeof planOutletOrder>['result']
interface Outlets {
  companyId: string
  buyer: TestBuyer
}

/** Plans of orders for several outlets, and the orders that a page makes of them. */
export function testPlans(gateway: TestGateway) {
  const plan = (as: TestBuyer, body: Body) =>
    gateway.call('planOutletOrder', { as: as.token, body })
  return {
    plan,
    async planned(made: Outlets, body: Omit<Body, 'company_id'>, by = made.buyer) {
      const {
        status,
        body: reply,
        problem,
      } = await plan(by, {
        company_id: made.companyId,
        ...body,
      })
      if (status !== 200) throw new Error(JSON.stringify(problem))
      return reply.result
    },
    /** The order that a page makes of its plan. */
    orderOf: (
      made: Outlets,
      body: Omit<Body, 'company_id'>,
      { shipments, totals, voucher }: Plan,
    ) => ({
      shipping_address_id: body.items[0]!.shipping_address_id,
      items: body.items,
      shipping_used: shipments.map(
        ({ vendor_id, shipping_address_id, shipping_id, insurance }) => ({
          vendor_id,
          shipping_address_id,
          shipping_id: shipping_id!,
          insurance: insurance?.is_chosen ?? false,
        }),
      ),
      business: {
        company_id: made.companyId,
        cost_centre_id: body.cost_centre_id,
        cost_centres: body.cost_centres,
      },
      ...(voucher ? { promo_code: voucher.code } : {}),
      use_wallet: totals.wallet_used > 0,
      wallet_amount: totals.wallet_used,
      points: totals.points_used,
      payment_id: body.payment_id,
      total_payment: totals.total_payment,
    }),
  }
}
