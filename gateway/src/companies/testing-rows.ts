import { DAY_MS } from '@borong/api/rules/time'
import { membershipsOf } from '../memberships/public.ts'
import { newId } from '../server/new-id.ts'
import type { Gateway } from '../server/domain.ts'

/** An open invitation, a cost centre and its budget in the company of a buyer. */
export async function insertCompanyRows(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  const [company] = await membershipsOf(db, userId)
  const company_id = company!.companyId
  const id = newId()
  await db
    .insertInto('company_invitations')
    .values({
      id,
      company_id,
      token_hash: id,
      channel: 'email',
      recipient: `${id}@contoh.id`,
      role: 'buyer',
      state: 'open',
      invited_by: userId,
      created_at: now(),
      expires_at: new Date(now().getTime() + DAY_MS),
    })
    .execute()
  await db
    .insertInto('cost_centres')
    .values({
      id,
      company_id,
      name: `Pusat biaya ${id}`,
      is_archived: false,
      created_by: userId,
      created_at: now(),
    })
    .execute()
  await db
    .insertInto('company_budgets')
    .values({
      id,
      company_id,
      member_id: null,
      cost_centre_id: id,
      amount: 1_000_000,
      created_by: userId,
      created_at: now(),
    })
    .execute()
}
