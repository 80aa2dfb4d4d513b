import type { planOutletOrder } from '@borong/api/outlet-plans.shapes'
import { MOST_SHIPMENTS } from '@borong/api/orders.shapes'
import type { CallParsed, CallReply } from '@borong/api/shape'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { Refused } from '../server/refused.ts'
import { purchaserFor } from './business.ts'
import { openedIn, withOpenedCartons } from './destinations.ts'
import { judgeDraft } from './draft.ts'
import { addressesOf, isScgDivided, optionsOf } from './packages.ts'
import { plannedControl } from './planned-control.ts'
import { namesOfCouriers, refusedShipment, shipmentsOf, viewShipment } from './planned-shipments.ts'
import { plannedMoney } from './planned-money.ts'
import { plannedLines, plannedSellers, soldOut } from './planned-lines.ts'
import { problemOf } from './planned-problem.ts'
import { orderRefused, OrderRefused } from './refused.ts'

type Body = CallParsed<typeof planOutletOrder>['body']
type Plan = CallReply<typeof planOutletOrder>['result']

/**
 * The order that goods for several outlets would become: prices, parcels, couriers and totals of the functions that make
 * the order, and each refusal that it would have.
 */
export async function outletPlan(
  db: Database,
  input: { buyerId: string; body: Body; language: Language; now: Date },
): Promise<Plan> {
  const { buyerId, body, language, now } = input
  const draft = draftOf(body)
  const { purchaser, centres, missing } = await purchasing(db, buyerId, draft)
  const addresses = await addressesOf(db, buyerId, draft)
  const { lines, refusals } = await judgeDraft(db, buyerId, draft, now, language)
  refusals.push(...soldOut(lines))

  const parcels = withOpenedCartons(draft, lines, now).map(
    ({ lines: group, addressId, costCentreId }) => ({
      seller: group[0]!.goods.seller,
      group,
      address: addresses.get(addressId ?? '')!,
      costCentreId,
    }),
  )
  const shipments = shipmentsOf(parcels, await optionsOf(db, parcels, now), body, now)
  if (shipments.length > MOST_SHIPMENTS)
    throw new Refused('TOO_MANY_SHIPMENTS', { values: { limit: MOST_SHIPMENTS } })
  const packages = shipments.flatMap((shipment) => shipment.packages)
  const money = await plannedMoney(db, { ...input, packages })
  const { totals } = money
  const opened = parcels.flatMap(({ group, address }) =>
    openedIn({ lines: group }).map((line) => ({
      id_item: line.id_item,
      shipping_address_id: address.shipping_address_id,
      quantity: line.quantity,
      problem: problemOf(orderRefused('BELOW_MINIMUM_ORDER'), language),
    })),
  )
  const general = [
    ...(missing ? [missing] : []),
    ...(isScgDivided(packages) ? [orderRefused('SCG_SINGLE_DESTINATION')] : []),
  ]
  const control = await plannedControl(db, { ...input, purchaser, centres, totals, packages })
  return {
    lines: plannedLines(draft.items, lines, refusals, language),
    parts: opened,
    sellers: plannedSellers(lines, language),
    shipments: shipments.map((shipment) => {
      const refused = refusedShipment(shipment)
      return viewShipment(shipment, refused ? problemOf(refused, language) : null)
    }),
    couriers: namesOfCouriers(shipments),
    problems: general.map((refused) => problemOf(refused, language)),
    ...money,
    ...control,
    is_orderable:
      refusals.length + opened.length + general.length === 0 &&
      !money.voucher?.problem &&
      shipments.every(({ chosen }) => chosen),
  }
}

const draftOf = ({ company_id, cost_centre_id, cost_centres, items, shipping_used }: Body) => ({
  business: { company_id, cost_centre_id, cost_centres },
  items,
  shipping_address_id: items[0]!.shipping_address_id,
  shipping_used: shipping_used.map((choice) => ({ ...choice, insurance: false, note: '' })),
})

/** The purchaser; a missing cost centre is a reason against the order like any other. */
async function purchasing(db: Database, buyerId: string, draft: ReturnType<typeof draftOf>) {
  try {
    return { ...(await purchaserFor(db, buyerId, draft)), missing: undefined }
  } catch (error) {
    if (!(error instanceof OrderRefused) || error.refusal !== 'COST_CENTRE_REQUIRED') throw error
    return { purchaser: undefined, centres: [], missing: error }
  }
}
