import { COMPANIES_OF_BUYER } from '@borong/api/companies.shapes'
import type { Selectable } from 'kysely'
import { type Actor, recorded } from '../audit/public.ts'
import { Refused } from '../server/refused.ts'
import { accountOf } from '../identity/public.ts'
import { addMember, adminsOf, membershipsOf, roleIn } from '../memberships/public.ts'
import { notify } from '../notifications/public.ts'
import { atomically, type Database, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { hashOf, isFull } from './invite.ts'
import type { CompanyInvitationTable } from './table.ts'

type Invitation = Selectable<CompanyInvitationTable>
type Problem =
  | 'INVITATION_UNKNOWN'
  | 'INVITATION_WITHDRAWN'
  | 'INVITATION_USED'
  | 'INVITATION_EXPIRED'
  | 'INVITATION_FOR_ANOTHER'

/** The invitation of a link, and the reason why this buyer cannot accept it now. */
export async function judgeInvitation(
  db: Database | Trx,
  { token, buyerId, at }: { token: string; buyerId: string; at: Date },
): Promise<{ invitation?: Invitation; problem?: Problem }> {
  const invitation = await db
    .selectFrom('company_invitations')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!invitation) return { problem: 'INVITATION_UNKNOWN' }
  const user = await accountOf(db, buyerId)
  // The link itself proves the address, so the account's contact need not be verified.
  const own = invitation.channel === 'email' ? user?.email : user?.handphone
  const problem =
    own !== invitation.recipient
      ? 'INVITATION_FOR_ANOTHER'
      : invitation.state === 'withdrawn'
        ? 'INVITATION_WITHDRAWN'
        : invitation.state === 'accepted'
          ? 'INVITATION_USED'
          : invitation.expires_at <= at
            ? 'INVITATION_EXPIRED'
            : undefined
  return { invitation, ...(problem ? { problem } : {}) }
}

/** Makes the invited person a member. Two concurrent taps make one member, and the second learns that the link was used. */
export async function acceptInvitation(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { token, buyerId, by }: { token: string; buyerId: string; by: Actor },
) {
  const at = now()
  return atomically(db, async (trx) => {
    const found = await judgeInvitation(trx, { token, buyerId, at })
    if (!found.invitation) return { problem: found.problem ?? 'INVITATION_UNKNOWN' }
    const { name } = await trx
      .selectFrom('companies')
      .select('name')
      .where('id', '=', found.invitation.company_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { invitation, problem } = await judgeInvitation(trx, { token, buyerId, at })
    if (!invitation || problem) return { invitation, problem: problem ?? 'INVITATION_UNKNOWN' }
    await trx
      .updateTable('company_invitations')
      .set({ state: 'accepted' })
      .where('id', '=', invitation.id)
      .execute()
    const role = await join(trx, { invitation, buyerId, by, at })
    return { company: { id: invitation.company_id, name, role } }
  })
}

async function join(
  trx: Trx,
  { invitation, buyerId, by, at }: { invitation: Invitation; buyerId: string; by: Actor; at: Date },
) {
  const companyId = invitation.company_id
  const present = await roleIn(trx, { companyId, userId: buyerId })
  if (present) return present
  if (await isFull(trx, companyId)) throw new Refused('COMPANY_FULL')
  if ((await membershipsOf(trx, buyerId)).length >= COMPANIES_OF_BUYER)
    throw new Refused('TOO_MANY_COMPANIES')
  const admins = await adminsOf(trx, companyId)
  await addMember(trx, { companyId, userId: buyerId, role: invitation.role, at })
  await recorded(trx, {
    companyId,
    act: 'MEMBER_JOINED',
    by,
    after: { role: invitation.role },
    at,
  })
  const name = (await accountOf(trx, buyerId))?.name ?? ''
  for (const userId of admins)
    await notify(trx, {
      userId,
      kind: 'COMPANY_MEMBER_JOINED',
      path: `/company/${companyId}/members`,
      detail: name,
      at,
    })
  return invitation.role
}
