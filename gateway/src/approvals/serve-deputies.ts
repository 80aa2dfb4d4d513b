import * as approvalCalls from '@borong/api/approvals'
import { actorOf } from '../audit/public.ts'
import { namesOf } from '../identity/public.ts'
import { roleIn } from '../memberships/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { lastWibDay, wibDay } from '../server/wib.ts'
import { nameDeputy, removeDeputy } from './name-deputy.ts'

/** F-08: the deputies of absent approvers. Every member reads them. */
export function serveDeputies({ serve, db, now }: Gateway): void {
  serve(approvalCalls.deputies, async ({ params, buyerId, refuse }) => {
    const { companyId } = params
    if (!(await roleIn(db, { companyId, userId: buyerId }))) return refuse('COMPANY_UNKNOWN')
    const rows = await db
      .selectFrom('approval_deputies')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('ends_at', '>', now())
      .orderBy('starts_at')
      .orderBy('member_id')
      .execute()
    const names = await namesOf(
      db,
      rows.flatMap(({ member_id, deputy_id }) => [member_id, deputy_id]),
    )
    return {
      deputies: rows.map(({ member_id, deputy_id, starts_at, ends_at }) => ({
        member_id,
        member_name: names.get(member_id) ?? '',
        deputy_id,
        deputy_name: names.get(deputy_id) ?? '',
        from: wibDay(starts_at),
        until: lastWibDay(ends_at),
        is_active: starts_at <= now(),
      })),
    }
  })

  serve(approvalCalls.nameDeputy, async (call) => {
    const { params, body, buyerId } = call
    const { deputy_id: deputyId, from, until } = body
    const days = { deputyId, from, until }
    const named = { ...params, ...days, memberId: buyerId, by: actorOf(call), at: now() }
    await atomically(db, (trx) => nameDeputy(trx, named))
    return { result: { done: true } }
  })

  serve(approvalCalls.removeDeputy, async (call) => {
    const removed = { ...call.params, buyerId: call.buyerId, by: actorOf(call), at: now() }
    await atomically(db, (trx) => removeDeputy(trx, removed))
    return { result: { done: true } }
  })
}
