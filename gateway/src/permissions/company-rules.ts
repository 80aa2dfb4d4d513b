import { textOf } from '@borong/api/messages'
import { type CompanyRole, roleIn } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { reasonMessages } from './messages.ts'

/** P-03: what each role may do for a company. */
const roles = {
  'company:buy': ['admin', 'buyer', 'approver'],
  'company:approve': ['admin', 'approver'],
  'company:see-orders': ['admin', 'finance'],
  'company:finance': ['admin', 'finance'],
  'company:lists': ['admin', 'buyer', 'approver', 'finance'],
  'company:budgets': ['admin', 'finance'],
  'company:manage': ['admin'],
} as const satisfies Record<string, readonly CompanyRole[]>

export type CompanyAction = keyof typeof roles

export const companyActions = Object.keys(roles) as CompanyAction[]

/** Whether a buyer may do this for the company now. Strangers and members who have left may do nothing. */
export async function mayInCompany(
  db: Pick<Database, 'selectFrom'>,
  input: { buyerId: string; companyId: string; action: CompanyAction },
): Promise<boolean> {
  const role = await roleIn(db, { companyId: input.companyId, userId: input.buyerId })
  return role !== undefined && mayWithRole(role, input.action)
}

export const mayWithRole = (role: CompanyRole, action: CompanyAction): boolean =>
  (roles[action] as readonly CompanyRole[]).includes(role)

/** The actions of a role. */
export const companyActionsOf = (role: CompanyRole): CompanyAction[] =>
  companyActions.filter((action) => mayWithRole(role, action))

/** The permissions of a buyer in one company, in the form of the permission check. */
export async function companyPermissionsOf(
  db: Pick<Database, 'selectFrom'>,
  input: { buyerId: string; companyId: string },
  language: Language,
) {
  const role = await roleIn(db, { companyId: input.companyId, userId: input.buyerId })
  const isAllowed = (action: CompanyAction) => role !== undefined && mayWithRole(role, action)
  const reason = 'NOT_IN_COMPANY'
  return {
    actions: companyActions.filter(isAllowed),
    denied: companyActions
      .filter((action) => !isAllowed(action))
      .map((action) => ({ action, reason, message: textOf(reasonMessages[reason], language) })),
  }
}

/**
 * Why a member may not judge an approval request now; undefined for its judges. Admins judge every request, others the
 * ones that no rule gives to somebody else. The only admin of a company may judge the own request.
 */
export async function mayApprove(
  db: Pick<Database, 'selectFrom'>,
  request: {
    buyerId: string
    companyId: string
    requesterId: string
    approverId: string | null
    adminsOnly: boolean
  },
): Promise<'STRANGER' | 'OWN_REQUEST' | 'NOT_APPROVER' | undefined> {
  const { buyerId, companyId } = request
  const role = await roleIn(db, { companyId, userId: buyerId })
  const isRequester = buyerId === request.requesterId
  if (!role) return 'STRANGER'
  if (!mayWithRole(role, 'company:approve')) return isRequester ? 'OWN_REQUEST' : 'STRANGER'
  if (isRequester)
    return role === 'admin' && (await isOnlyAdmin(db, companyId)) ? undefined : 'OWN_REQUEST'
  if (role === 'admin') return undefined
  if (request.adminsOnly) return 'NOT_APPROVER'
  return request.approverId === null || request.approverId === buyerId ? undefined : 'NOT_APPROVER'
}

async function isOnlyAdmin(db: Pick<Database, 'selectFrom'>, companyId: string): Promise<boolean> {
  const admins = await db
    .selectFrom('company_members')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'admin')
    .limit(2)
    .execute()
  return admins.length === 1
}
