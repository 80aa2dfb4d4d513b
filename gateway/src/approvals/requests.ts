import { notify } from '../notifications/public.ts'
import type { Database, Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import type { Caught } from './caught.ts'
import { judgesOf } from './judges.ts'

/** Opens the request of an order, and notifies its judges. Their messages with links are sent by a job. */
export async function openRequest(
  trx: Trx,
  input: {
    orderId: string
    serial: string
    companyId: string
    requesterId: string
    caught: Caught
    language: Language
    at: Date
    expiresAt: Date
  },
): Promise<void> {
  const { at, caught } = input
  const request = {
    id: newId(),
    order_id: input.orderId,
    company_id: input.companyId,
    requester_id: input.requesterId,
    approver_id: caught.approverId,
    admins_only: caught.adminsOnly,
  }
  await trx
    .insertInto('approval_requests')
    .values({
      ...request,
      state: 'waiting',
      reasons: JSON.stringify(caught.reasons),
      language: input.language,
      refused_lines: '[]',
      reason: '',
      decided_by: null,
      decided_at: null,
      created_at: at,
      expires_at: input.expiresAt,
    })
    .execute()
  const judges = await judgesOf(trx, request)
  for (const userId of judges)
    await notify(trx, {
      userId,
      kind: 'APPROVAL_REQUESTED',
      path: `/approvals/${request.id}`,
      detail: input.serial,
      at,
    })
  if (judges.length === 0) return
  await trx
    .insertInto('approval_links')
    .values(
      judges.map((user_id) => ({
        id: newId(),
        request_id: request.id,
        user_id,
        token_hash: null,
        tries: 0,
        next_try_at: at,
        used_at: null,
      })),
    )
    .execute()
}

/** Ends the request of an order that ends by itself. A request that was decided stays as it is. */
export async function closeRequest(
  trx: Trx,
  closed: { orderId: string; as: 'expired' | 'withdrawn'; at: Date },
): Promise<void> {
  await trx
    .updateTable('approval_requests')
    .set({ state: closed.as, decided_at: closed.at })
    .where('order_id', '=', closed.orderId)
    .where('state', '=', 'waiting')
    .execute()
}

/** The request of an order, and the name of its approver; undefined for an order that no rule caught. */
export const requestOfOrder = (db: Database, orderId: string) =>
  db
    .selectFrom('approval_requests')
    .leftJoin('users', 'users.id', 'approval_requests.decided_by')
    .select([
      'approval_requests.id',
      'approval_requests.state',
      'approval_requests.expires_at',
      'approval_requests.reason',
      'approval_requests.refused_lines',
      'users.name as decided_by_name',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
