import type { Act } from '../permissions/public.ts'
import { textOf } from '@borong/api/messages'
import type * as orderCalls from '@borong/api/orders'
import type { Reply } from '@borong/api/types'
import type { Selectable } from 'kysely'
import { isCreditMethod } from '../credit/public.ts'
import type { Language } from '../server/domain.ts'
import { cashBackMessages } from './messages.ts'
import { arrivalDays } from './arrival.ts'
import { viewBusiness } from './business.ts'
import { wireState } from './wire-state.ts'
import { keptOf } from './earnings.ts'
import { factureUntil } from './facture-deadline.ts'
import type { ParcelOfOrder } from './parcels-of.ts'
import { eventTitle, stateName } from './events.ts'
import type { OrderEventTable, OrderLineTable, OrderTable, ParcelTable } from './table.ts'

export type OrderView = Reply<typeof orderCalls.order>['data']
type LineView = OrderView['parcels'][number]['details'][number]
export type OrderRow = Selectable<OrderTable>

export interface OrderParts {
  order: OrderRow
  parcels: readonly ParcelOfOrder[]
  lines: readonly Selectable<OrderLineTable>[]
  events: readonly Selectable<OrderEventTable>[]
  /** The products that the buyer has reviewed. */
  reviewed: ReadonlySet<number>
  payment: OrderView['payment']
  approval: OrderView['approval']
  tax_invoices: OrderView['tax_invoices']
  /** The acts of the reader's mandate. */
  acts: ReadonlySet<Act<'order'>>
  /** Whether the reader receives this parcel. */
  receives: (parcel: { outlet_id: string | null }) => boolean
  /** The member who made the order; null for the reader's own. */
  ordered_by: string | null
  language: Language
  now: Date
}

/** An order with its parcels, timeline and payment. */
export function viewOrder({
  order,
  parcels,
  lines,
  events,
  reviewed,
  payment,
  approval,
  tax_invoices,
  acts,
  receives,
  ordered_by,
  language,
  now,
}: OrderParts): OrderView {
  const isOnCredit = isCreditMethod(payment.payment_id)
  const step = (event: Selectable<OrderEventTable>) => ({
    code: event.code,
    // An order on credit is accepted before it is paid.
    title: eventTitle(
      event.code === 'ORDER_PAID' && isOnCredit ? 'ORDER_ON_CREDIT' : event.code,
      language,
    ),
    detail: event.detail,
    at: event.at.toISOString(),
  })
  const canReceive =
    acts.has('receive') &&
    parcels.some(
      (parcel) =>
        receives(parcel) &&
        (parcel.state === 'shipped' || parcel.state === 'delivered') &&
        !isHeld(parcel),
    )
  const canReview =
    ordered_by === null &&
    order.state === 'completed' &&
    lines.some((line) => !reviewed.has(line.product_id))
  const refunded = parcels.reduce(
    (sum, { refunded: all, refunded_costs }) => sum + all - refunded_costs,
    0,
  )
  const cashBack = keptOf(order.totals.cash_back, order.totals, refunded)
  const cashBackState = cashBack > 0 ? order.cash_back_state : 'none'
  return {
    ...summaryOf(order, { payment, acts, ordered_by, language }),
    can_receive: canReceive,
    can_review: canReview,
    totals: totalsOf(order),
    arrives: arrivalDays(order, parcels, now),
    parcels: parcels.map((parcel) => ({
      id: parcel.id,
      vendor_id: String(parcel.seller_id),
      vendor_name: parcel.seller_name,
      vendor_alias: parcel.seller_alias,
      is_pkp: parcel.is_pkp,
      state: parcel.state ?? wireState(order.state),
      state_name: stateName(parcel.state ?? order.state, language),
      note: parcel.note,
      courier: parcel.courier,
      arrives: arrivalDays(order, [parcel], now),
      tracking_number: parcel.tracking_number,
      address: parcel.address,
      cost_centre_name: parcel.cost_centre_name,
      vendor_price_subtotal: parcel.subtotal,
      refunded: parcel.refunded,
      is_held: isHeld(parcel),
      can_cancel: acts.has('cancel') && parcel.state === 'processed',
      details: lines
        .filter((line) => line.parcel_id === parcel.id)
        .map((line) => viewLine(line, reviewed)),
      tracking: events.filter((event) => event.parcel_id === parcel.id).map(step),
    })),
    timeline: events.filter((event) => event.parcel_id === null).map(step),
    payment,
    promo_code: order.promo_code,
    cash_back: {
      amount: cashBack,
      state: cashBackState,
      message: cashBackMessage(cashBackState, language),
    },
    points_earned: keptOf(order.points_earned, order.totals, refunded),
    facture: order.facture,
    facture_until: acts.has('pay') ? factureUntil(order, parcels, now) : null,
    business: viewBusiness(order),
    tax_invoices,
    cancel_reason: order.cancel_reason,
    approval,
  }
}

// While a complaint is open, a delivered parcel has no next step.
const isHeld = ({ state, next_step_at }: Selectable<ParcelTable>) =>
  state === 'delivered' && next_step_at === null

/** The totals of an order. Orders from before remainders were waived have no `rounding`. */
export const totalsOf = ({ totals }: Pick<OrderRow, 'totals'>): OrderView['totals'] => ({
  ...totals,
  rounding: totals.rounding ?? 0,
})

/** An order as a list shows it; `can_receive` and `can_review` depend on its state. */
export function summaryOf(
  order: OrderRow,
  {
    payment,
    acts,
    ordered_by,
    language,
  }: {
    payment: { url: string | null; payment_name: string }
    acts: ReadonlySet<Act<'order'>>
    ordered_by: string | null
    language: Language
  },
) {
  const isUnpaid = order.state === 'awaiting_payment'
  return {
    id: order.id,
    order_serial: order.serial,
    state: wireState(order.state),
    state_name: stateName(order.state, language),
    created_at: order.created_at.toISOString(),
    payment_deadline: isUnpaid ? order.payment_deadline.toISOString() : null,
    payment_url: isUnpaid && acts.has('pay') ? payment.url : null,
    payment_name: payment.payment_name,
    total_payment: order.totals.total_payment,
    line_count: order.line_count,
    can_cancel: acts.has('cancel') && (isUnpaid || order.state === 'awaiting_approval'),
    can_receive: acts.has('receive') && (order.state === 'shipped' || order.state === 'delivered'),
    can_review: ordered_by === null && order.state === 'completed',
    acts: [...acts],
    ordered_by,
    awaits_approval: order.state === 'awaiting_approval',
  }
}

export function viewLine(
  line: Selectable<OrderLineTable>,
  reviewed: ReadonlySet<number>,
): LineView {
  return {
    id: line.id,
    id_item: String(line.product_id),
    alias: line.alias,
    vendor_alias: line.vendor_alias,
    name: line.name,
    image: line.image,
    unit_type: line.unit,
    quantity: line.quantity,
    cancelled: line.cancelled,
    unit_price: line.unit_price,
    strike_unit_price: line.strike_unit_price,
    product_price_subtotal: line.quantity * line.unit_price,
    product_strike_price_subtotal: line.quantity * line.strike_unit_price,
    tax: line.tax,
    is_reviewed: reviewed.has(line.product_id),
  }
}

const cashBackMessage = (state: OrderRow['cash_back_state'], language: Language) =>
  state === 'none' ? '' : textOf(cashBackMessages[state], language)
