import { DAY_MS } from '@borong/api/rules/time'
import { membershipsOf } from '../memberships/public.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'

/** An approval rule in the company of a buyer, and a waiting request for one of the buyer's orders. */
export async function insertApprovalRows(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  const [company] = await membershipsOf(db, userId)
  const company_id = company!.companyId
  const id = newId()
  const created_at = now()
  await db
    .insertInto('approval_rules')
    .values({
      id,
      company_id,
      kind: 'new_seller',
      amount: null,
      target_id: null,
      target_name: null,
      approver_id: null,
      created_by: userId,
      created_at,
    })
    .execute()
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('approval_requests')
    .values({
      id,
      order_id: order.id,
      company_id,
      requester_id: userId,
      state: 'waiting',
      language: 'id',
      created_at,
      expires_at: new Date(created_at.getTime() + DAY_MS),
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  await db
    .insertInto('approval_steps')
    .values({
      request_id: id,
      position: 1,
      state: 'waiting',
      judges: 'approver',
      approver_id: null,
      reasons: '[]',
      refused_lines: '[]',
      reason: '',
      decided_by: null,
      decided_at: null,
    })
    .execute()
  await db
    .insertInto('approval_questions')
    .values({
      id,
      request_id: id,
      position: 1,
      asked_by: userId,
      question: 'Untuk apa?',
      asked_at: created_at,
      answer: '',
      answered_at: null,
    })
    .execute()
}
