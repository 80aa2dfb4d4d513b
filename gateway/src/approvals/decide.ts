import type { Selectable } from 'kysely'
import { Refused } from '../server/refused.ts'
import { mayInCompany } from '../permissions/public.ts'
import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { barFrom } from './judges.ts'
import type { RequestedOrders } from './requested-orders.ts'
import type { ApprovalRequestTable } from './table.ts'

export type Request = Selectable<ApprovalRequestTable>

export interface Decision {
  decision: 'approve' | 'refuse'
  reason: string
  refused_lines: string[]
}

/**
 * Decides a request, once. The same decision again changes nothing and succeeds, also by another approver. Two
 * approvers wait for each other at the lock of the order.
 */
export async function decide(
  trx: Trx,
  orders: RequestedOrders,
  input: Decision & { requestId: string; buyerId: string; language: Language; gateway: Gateway },
): Promise<void> {
  const at = input.gateway.now()
  const request = await lockRequest(trx, orders, input.requestId)
  const bar = request ? await barFrom(trx, input.buyerId, request) : 'STRANGER'
  if (!request || bar) throw new Refused(bar === 'STRANGER' ? 'APPROVAL_UNKNOWN' : bar!)
  if (request.state !== 'waiting') {
    if (isSame(request, input)) return
    throw new Refused(request.state === 'expired' ? 'APPROVAL_EXPIRED' : 'ALREADY_DECIDED')
  }
  if (request.expires_at <= at) throw new Refused('APPROVAL_EXPIRED')
  const refusesSomething = input.decision === 'refuse' || input.refused_lines.length > 0
  if (refusesSomething && input.reason === '') throw new Refused('REASON_MISSING')
  await settle(trx, orders, request, { ...input, at })
}

async function settle(
  trx: Trx,
  orders: RequestedOrders,
  request: Request,
  input: Decision & { buyerId: string; language: Language; gateway: Gateway; at: Date },
): Promise<void> {
  const { at, decision, reason } = input
  const orderId = request.order_id
  const decided = { decided_by: input.buyerId, decided_at: at, reason }
  const serial = (await orders.read(trx, [orderId])).get(orderId)?.serial ?? ''
  const news = { userId: request.requester_id, orderId, serial, at }
  if (decision === 'refuse') {
    await update(trx, request.id, { ...decided, state: 'refused' })
    await orders.refuse(trx, { orderId, reason, at })
    await notify(trx, { ...news, kind: 'APPROVAL_REFUSED', detail: reason })
    return
  }
  const { requester_id: buyerId, company_id: companyId } = request
  if (!(await mayInCompany(trx, { buyerId, companyId, action: 'company:buy' })))
    throw new Refused('REQUESTER_LEFT')
  const { gateway, language, refused_lines: refusedLines } = input
  const approved = await orders.approve(trx, { orderId, refusedLines, gateway, language, at })
  if ('problem' in approved) throw new Refused(approved.problem)
  const { refused } = approved
  await update(trx, request.id, {
    ...decided,
    state: 'approved',
    refused_lines: JSON.stringify(refused),
  })
  const kind = refused.length > 0 ? 'APPROVAL_PARTLY' : 'APPROVAL_GRANTED'
  await notify(trx, { ...news, kind, detail: String(refused.length) })
}

// The order is locked before its request, as when the order is cancelled or expires.
async function lockRequest(trx: Trx, orders: RequestedOrders, requestId: string) {
  const found = await trx
    .selectFrom('approval_requests')
    .select('order_id')
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (!found) return undefined
  await orders.lock(trx, found.order_id)
  return trx
    .selectFrom('approval_requests')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()
}

const update = (
  trx: Trx,
  id: string,
  fields: {
    state: 'approved' | 'refused'
    decided_by: string
    decided_at: Date
    reason: string
    refused_lines?: string
  },
) => trx.updateTable('approval_requests').set(fields).where('id', '=', id).execute()

function isSame(request: Request, { decision, refused_lines }: Decision): boolean {
  if (request.state !== (decision === 'approve' ? 'approved' : 'refused')) return false
  const before = request.refused_lines.map(({ id }) => id).toSorted()
  return decision === 'refuse' || before.join() === [...new Set(refused_lines)].toSorted().join()
}
