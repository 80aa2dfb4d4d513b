import { accountOf } from '../identity/public.ts'
import { adminsOf } from '../memberships/public.ts'
import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'

/** A member has left. Admins are notified of the rules about this member's requests. */
export async function loseRequester(
  trx: Trx,
  { companyId, memberId, at }: { companyId: string; memberId: string; at: Date },
): Promise<void> {
  const rule = await trx
    .selectFrom('approval_rules')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'requester')
    .where('target_key', '=', memberId)
    .executeTakeFirst()
  if (!rule) return
  const detail = (await accountOf(trx, memberId))?.name ?? ''
  for (const userId of await adminsOf(trx, companyId))
    await notify(trx, {
      userId,
      kind: 'APPROVAL_RULE_LOST',
      path: `/company/${companyId}/approval-rules`,
      detail,
      at,
    })
}
