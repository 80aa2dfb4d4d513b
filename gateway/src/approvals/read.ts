import type * as approvalCalls from '@borong/api/approvals'
import type { Reply } from '@borong/api/types'
import { accountOf } from '../identity/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import type { Request } from './decide.ts'
import { barFrom } from './judges.ts'
import type { RefusedLine } from './table.ts'
import type { RequestedOrder, RequestedOrders } from './requested-orders.ts'

type View = Reply<typeof approvalCalls.approval>['approval']

interface Viewer {
  buyerId: string
  language: Language
}

/** A request for its requester or for a member who may judge it; undefined for anyone else. */
export async function readRequest(
  gateway: Gateway,
  orders: RequestedOrders,
  { requestId, ...viewer }: Viewer & { requestId: string },
): Promise<View | undefined> {
  const { db } = gateway
  const request = await db
    .selectFrom('approval_requests')
    .selectAll()
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (!request) return undefined
  const bar = await barFrom(db, viewer.buyerId, request)
  if (bar === 'STRANGER' || bar === 'NOT_APPROVER') return undefined
  const order = (await orders.read(db, [request.order_id])).get(request.order_id)
  if (!order) return undefined
  const summary = await summaryOf(gateway, request, order, viewer)
  const open = await orders.lines(db, request.order_id)
  const decider = request.decided_by && (await accountOf(db, request.decided_by))
  return {
    ...summary,
    reasons: request.reasons.map(({ kind, amount, target_name }) => ({
      kind,
      amount,
      target_name: target_name?.[viewer.language] ?? null,
    })),
    lines: [...open.map(viewLine(false)), ...request.refused_lines.map(viewLine(true))],
    shipping_and_fees: order.shipping_and_fees,
    discount: order.discount,
    cost_centre_name: order.cost_centre_name,
    po_number: order.po_number,
    wanted_on: order.wanted_on,
    reference: order.reference,
    decided_by_name: decider ? decider.name : null,
    decided_at: request.decided_at?.toISOString() ?? null,
    reason: request.reason,
  }
}

/** A request as a list shows it. */
export async function summaryOf(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  request: Request,
  order: RequestedOrder,
  { buyerId }: Viewer,
) {
  const isOpen = request.state === 'waiting' && request.expires_at > now()
  return {
    id: request.id,
    order_id: request.order_id,
    order_serial: order.serial,
    company_name: order.company_name,
    requester_name: (await accountOf(db, request.requester_id))?.name ?? '',
    state: request.state,
    grand_total: order.grand_total,
    line_count: order.line_count,
    created_at: request.created_at.toISOString(),
    expires_at: request.expires_at.toISOString(),
    can_decide: isOpen && !(await barFrom(db, buyerId, request)),
  }
}

const viewLine =
  (is_refused: boolean) =>
  ({ id, name, image, unit, vendor_name, quantity, unit_price }: RefusedLine) => ({
    id,
    name,
    image,
    unit_type: unit,
    vendor_name,
    quantity,
    unit_price,
    subtotal: quantity * unit_price,
    is_refused,
  })
