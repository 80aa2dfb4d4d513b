import { randomInt } from 'node:crypto'
import { countSold } from '../catalogue/public.ts'
import { levelFor, pointsFor, spentInYear } from '../loyalty/public.ts'
import { ownerIdOf } from '../memberships/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachUnheld } from '../server/due-work.ts'
import { holdReferral } from '../vouchers/public.ts'
import { earnPoints } from '../wallet/public.ts'
import { payCashBack } from './cash-back.ts'
import { keptOf, refundsIn } from './earnings.ts'
import { addEvent, type EventCode } from './events.ts'
import { journey, stepDue } from './journey.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import type { OrderState, ParcelState } from './table.ts'
import type { OrderRow } from './view.ts'

/** Advances every parcel whose next step is due. The order is locked before its parcel. */
export const advanceParcels = (gateway: Gateway): Promise<void> =>
  eachUnheld(gateway, {
    job: 'move parcels',
    key: ['id'],
    due: (db) =>
      db
        .selectFrom('order_parcels')
        .select(['id', 'order_id', 'step'])
        .where('next_step_at', '<=', gateway.now())
        // A parcel of an earlier version has a date for each step.
        .$if(gateway.config.demoSpeed === null, (own) => own.where('state', '=', 'delivered'))
        .orderBy('next_step_at'),
    async work({ id, order_id, step }) {
      await atomically(gateway.db, (trx) =>
        advance(trx, {
          orderId: order_id,
          parcelId: id,
          from: step,
          at: gateway.now(),
          demoSpeed: gateway.config.demoSpeed,
        }),
      )
    },
  })

export interface Advance {
  orderId: string
  parcelId: string
  /** The parcel's expected step: when the parcel is at another step, nothing happens. */
  from: number
  /** Skips the reports before this one. */
  until?: EventCode
  /** The courier's number, which the seller has reported. */
  trackingNumber?: string
  at: Date
  demoSpeed: number | null
}

/** Makes one step of a parcel and updates its order. A complaint holds a delivered parcel. */
export async function advance(
  trx: Trx,
  { orderId, parcelId, from, until, trackingNumber, at, demoSpeed }: Advance,
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const parcel = await trx
    .selectFrom('order_parcels')
    .selectAll()
    .where('id', '=', parcelId)
    .where('step', '=', from)
    .where((eb) =>
      eb.or([eb('next_step_at', 'is not', null), eb('state', 'in', ['processed', 'shipped'])]),
    )
    .executeTakeFirst()
  const steps = parcel ? journey(parcel.courier) : []
  const index = until === undefined ? from : steps.findIndex(({ code }) => code === until)
  const step = steps[index]
  if (!parcel || !step || index < from) return false

  const isDemo = demoSpeed !== null
  const tracking_number =
    trackingNumber ??
    parcel.tracking_number ??
    (isDemo ? madeUpNumber(parcel.courier.company) : null)
  await trx
    .updateTable('order_parcels')
    .set({
      state: step.state,
      step: index + 1,
      tracking_number,
      next_step_at: stepDue(parcel.courier, index + 1, at, demoSpeed),
    })
    .where('id', '=', parcel.id)
    .execute()
  const detail =
    step.code === 'SHIPPED'
      ? (tracking_number ?? '')
      : step.code === 'AT_ORIGIN'
        ? parcel.seller_city
        : ''
  await addEvent(trx, { orderId, parcelId, code: step.code, detail, at })
  if (step.code === 'SHIPPED')
    await notifyOfOrder(trx, order, {
      kind: 'PARCEL_SHIPPED',
      detail: tracking_number ?? parcel.seller_name,
      at,
    })
  if (step.code === 'DELIVERED')
    await notifyOfOrder(trx, order, { kind: 'PARCEL_DELIVERED', detail: parcel.seller_name, at })
  await followParcels(trx, order, at)
  return true
}

const ranks: ParcelState[] = ['processed', 'shipped', 'delivered', 'completed']

/** Gives an order the state of its slowest parcel that is not cancelled. A completed order earns its points and cash back. */
export async function followParcels(
  trx: Trx,
  order: {
    id: string
    serial: string
    user_id: string
    company_id: string | null
    state: OrderState
    totals: OrderRow['totals']
  },
  at: Date,
) {
  const parcels = await trx
    .selectFrom('order_parcels')
    .select('state')
    .where('order_id', '=', order.id)
    .where((eb) => eb.or([eb('state', 'is', null), eb('state', '!=', 'cancelled')]))
    .execute()
  const slowest =
    ranks[Math.min(...parcels.map(({ state }) => (state ? ranks.indexOf(state) : 0)))] ??
    'processed'
  if (slowest === order.state || slowest !== 'completed') {
    await trx
      .updateTable('orders')
      .set({ state: slowest, updated_at: at })
      .where('id', '=', order.id)
      .execute()
    return
  }
  const points_earned = pointsFor(
    order.totals.total_price - order.totals.total_discount,
    levelFor(await spentInYear(trx, ownerIdOf(order), at)),
  )
  const points = keptOf(points_earned, order.totals, (await refundsIn(trx, order.id)).goods)
  await trx
    .updateTable('orders')
    .set({ state: 'completed', completed_at: at, points_earned, updated_at: at })
    .where('id', '=', order.id)
    .execute()
  await addEvent(trx, { orderId: order.id, code: 'ORDER_COMPLETED', at })
  if (points > 0) {
    await earnPoints(trx, {
      userId: ownerIdOf(order),
      amount: points,
      category: 'POINT_EARNED',
      reference: order.serial,
      remark: order.serial,
      at,
    })
  }
  await notifyOfOrder(trx, order, {
    kind: 'ORDER_COMPLETED',
    detail: String(points),
    at,
  })
  await countSold(trx, order.id)
  await holdReferral(trx, order.id, at)
  await payCashBack(trx, order.id, at)
}

/** The number of the demo's courier. */
function madeUpNumber(company: string): string {
  const prefix = company
    .replaceAll(/[^A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, 3)
    .padEnd(3, 'X')
  return `${prefix}${String(randomInt(10 ** 12)).padStart(12, '0')}`
}
