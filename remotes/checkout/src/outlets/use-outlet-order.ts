import type { company as companyCall } from '@borong/api/companies'
import { type Reply, useAtomValue, useQueryClient, useTrack } from '@borong/contract'
import { useState } from 'react'
import { type OrderBody, placeOrderAtom, type Placed } from '../order/place-order.ts'
import { thankYouPath } from '../shop/paths.ts'
import { type Outlet, type OutletTable, startedOver } from './outlet-table.ts'
import { moneyBody } from './money-body.ts'
import type { ChangeTable } from './outlet-table.atoms.ts'
import { type PlanBody, planBody, sharesOf } from './plan-body.ts'
import { useOutletMessages } from './use-outlet-messages.ts'
import { type Plan, usePlan } from './use-plan.ts'

interface OutletOrderInput {
  companyId: string
  table: OutletTable
  columns: readonly Outlet[]
  onChange: ChangeTable
  settings: Reply<typeof companyCall>['settings']
}

/** The order of a table. A second tap, another tab and a retry lead to the same order. */
export function useOutletOrder(input: OutletOrderInput) {
  const { companyId, table, columns, onChange, settings } = input
  const t = useOutletMessages()
  const record = useTrack()
  const queries = useQueryClient()
  const placeOrder = useAtomValue(placeOrderAtom)
  const [paymentId, setPayment] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isPlaced, setPlaced] = useState(false)
  const goods = planBody(companyId, table, columns)
  const body = goods && { ...goods, ...moneyBody(table, columns, paymentId) }
  const planned = usePlan(body)
  const { plan, isCurrent, refetch } = planned
  const missing = missingOf()

  function missingOf(): string | undefined {
    if (!plan || !body) return t('outletOrder.unready')
    if (table.centres.way === 'percent' && 'missing' in sharesOf(table))
      return t('outletOrder.centres')
    if (plan.voucher?.problem) return t('outletOrder.otherVoucher')
    if (!plan.is_orderable) return t('outletOrder.unready')
    if (plan.budget && !(plan.budget.allows_exception && table.budget_exception))
      return t('outletOrder.needException')
    if (settings.po_number_required && table.po_number.trim() === '') return t('outletOrder.needPo')
    return paymentId || plan.totals.total_payment === 0 ? undefined : t('payment.choose')
  }

  async function place() {
    if (!plan || !body || !isCurrent || missing !== undefined) return
    setProblem(undefined)
    const order = orderBody(plan, body, table)
    await follow(await placeOrder({ version: 'v3', body: order, cartVersion: table.number }))
  }

  async function follow(placed: Placed) {
    if (placed.state === 'finished') return await leaveFor(placed.order)
    if (placed.state === 'signed-out') return
    setProblem(
      placed.state === 'insufficient-stock'
        ? placed.lines
            .map(({ name, asked, stock }) =>
              t('problem.stock', { name, most: stock, quantity: asked }),
            )
            .join(' ')
        : placed.state === 'unknown'
          ? t('checkout.unknown')
          : (placed.message ?? t('checkout.failed')),
    )
    await refetch()
  }

  async function leaveFor(order: Extract<Placed, { state: 'finished' }>['order']) {
    const { payment, order_serial, totals: paid } = order
    record({
      name: 'purchase',
      fields: {
        transaction_id: order_serial,
        value: paid.total_payment,
        items: (plan?.lines ?? []).map((line) => ({
          item_id: line.id_item,
          item_name: line.name,
          price: line.unit_price,
          quantity: line.quantity,
        })),
      },
    })
    setPlaced(true)
    // Another tab may have ordered this table too, and the buyer has begun the next one.
    onChange((now) => (now.number === table.number ? startedOver(now) : now))
    window.location.assign(payment.url ?? payment.completion_url ?? thankYouPath(order_serial))
    // The button is busy until the bank's page has loaded, and enabled again when the buyer comes back to this one.
    await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
    setPlaced(false)
    void queries.invalidateQueries()
  }

  return {
    ...planned,
    /** Also while the page of the order loads, although the table is empty by then. */
    hasGoods: body !== undefined || isPlaced,
    paymentId,
    setPayment,
    /** The first thing that the order still needs. */
    missing,
    problem,
    place,
  }
}

/** The order of a plan: its parts, its couriers and its total. */
export function orderBody(
  { shipments, totals, voucher }: Plan,
  { company_id, items, cost_centre_id, cost_centres, payment_id }: PlanBody,
  { po_number, wanted_on, reference, budget_exception }: OutletTable,
): OrderBody {
  const notes = Object.entries({ po_number, wanted_on, reference })
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '')
  return {
    shipping_address_id: items[0]?.shipping_address_id ?? '',
    items,
    shipping_used: shipments.map(({ vendor_id, shipping_address_id, shipping_id, insurance }) => ({
      vendor_id,
      shipping_address_id,
      shipping_id: shipping_id ?? '',
      ...(insurance?.is_chosen ? { insurance: true } : {}),
    })),
    business: {
      company_id,
      ...(cost_centre_id ? { cost_centre_id } : {}),
      ...(cost_centres ? { cost_centres } : {}),
      ...(budget_exception ? { budget_exception } : {}),
      ...Object.fromEntries(notes),
    },
    payment_id,
    ...(voucher ? { promo_code: voucher.code } : {}),
    ...(totals.wallet_used > 0 ? { use_wallet: true, wallet_amount: totals.wallet_used } : {}),
    ...(totals.points_used > 0 ? { points: totals.points_used } : {}),
    total_payment: totals.total_payment,
  }
}
