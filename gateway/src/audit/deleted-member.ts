import type { CompanyRole } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'
import { recorded } from './record.ts'

/** A member's account is deleted. */
export const recordDeletedMember = (
  trx: Trx,
  { userId, role, ...left }: { companyId: string; userId: string; role: CompanyRole; at: Date },
): Promise<void> =>
  recorded(trx, {
    ...left,
    act: 'MEMBER_LEFT',
    by: { userId, network: '' },
    before: { role },
  })
