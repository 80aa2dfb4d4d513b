import type { Trx } from '../server/database.ts'
import type { Domain } from '../server/domain.ts'
import { type CompanyRole, membershipsMigrations } from './table.ts'

/** `domains.ts` passes it, because the log of a company knows the roles of this domain. */
type DeletedMember = (
  trx: Trx,
  left: { companyId: string; userId: string; role: CompanyRole; at: Date },
) => Promise<void>

/** Which buyer belongs to which company, with which role. It has no calls: companies changes it, others ask it. */
export const memberships = (recordDeletedMember: DeletedMember): Domain => ({
  name: 'memberships',
  migrations: membershipsMigrations,
  async anonymise(trx, userId, at) {
    const left = await trx
      .deleteFrom('company_members')
      .where('user_id', '=', userId)
      .returning(['company_id', 'role'])
      .execute()
    for (const { company_id: companyId, role } of left)
      await recordDeletedMember(trx, { companyId, userId, role, at })
  },
})
