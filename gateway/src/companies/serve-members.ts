import * as companyCalls from '@borong/api/companies'
import { type Actor, actorOf, recorded } from '../audit/public.ts'
import { Refused } from '../server/refused.ts'
import { accountOf } from '../identity/public.ts'
import { adminsOf, type CompanyRole, removeMember, roleIn, setRole } from '../memberships/public.ts'
import { mayWithRole } from '../permissions/public.ts'
import { notify } from '../notifications/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { lockAsManager, lockAsMember } from './access.ts'
import { membersIn } from './read.ts'
import { viewMember } from './view.ts'

interface Change {
  companyId: string
  memberId: string
  buyerId: string
  by: Actor
  at: Date
}

type MemberChange = (
  trx: Trx,
  change: { companyId: string; memberId: string; at: Date },
) => Promise<void>

/** `domains.ts` passes them, because orders and approvals import this domain. */
export interface MemberChanges {
  /** A member has left. */
  left: MemberChange
  /** A member who could approve no longer can. */
  approverLost: MemberChange
}

/** F-08: roles of members, and their leave. A company always has an admin. */
export function serveMembers({ serve, db, now }: Gateway, changes: MemberChanges): void {
  serve(companyCalls.changeMemberRole, async (call) => {
    const { params, body, buyerId, refuse } = call
    const change = { ...params, buyerId, by: actorOf(call), role: body.role, at: now() }
    await atomically(db, (trx) => changeRole(trx, change, changes))
    const members = await membersIn(db, params.companyId)
    const member = members.find(({ user_id }) => user_id === params.memberId)
    return member ? { member: viewMember(member, buyerId) } : refuse('MEMBER_UNKNOWN')
  })

  serve(companyCalls.removeMember, async (call) => {
    const { params, buyerId } = call
    const change = { ...params, buyerId, by: actorOf(call), at: now() }
    await atomically(db, (trx) => remove(trx, change, changes))
    return { result: { done: true } }
  })
}

async function changeRole(
  trx: Trx,
  change: Change & { role: CompanyRole },
  changes: MemberChanges,
): Promise<void> {
  const { companyId, memberId, role, at } = change
  const { name } = await lockAsManager(trx, change)
  const before = await roleOf(trx, change)
  if (before === role) return
  if (before === 'admin') await keepAnAdmin(trx, change)
  await setRole(trx, { companyId, userId: memberId, role })
  await recorded(trx, {
    ...change,
    act: 'MEMBER_ROLE_CHANGED',
    personId: memberId,
    before: { role: before },
    after: { role },
  })
  await notify(trx, {
    userId: memberId,
    kind: 'COMPANY_ROLE_CHANGED',
    path: `/company/${companyId}`,
    detail: name,
    at,
  })
  if (isLost(before, role)) await changes.approverLost(trx, { companyId, memberId, at })
}

const isLost = (before: CompanyRole, after?: CompanyRole) =>
  mayWithRole(before, 'company:approve') && !(after && mayWithRole(after, 'company:approve'))

async function remove(trx: Trx, change: Change, changes: MemberChanges): Promise<void> {
  const { companyId, memberId, buyerId, at } = change
  const { role, name } = await lockAsMember(trx, change)
  if (memberId !== buyerId && !mayWithRole(role, 'company:manage'))
    throw new Refused('ROLE_FORBIDS')
  const before = await roleOf(trx, change)
  if (before === 'admin') await keepAnAdmin(trx, change)
  await removeMember(trx, { companyId, userId: memberId })
  const isLeave = memberId === buyerId
  await recorded(trx, {
    ...change,
    act: isLeave ? 'MEMBER_LEFT' : 'MEMBER_REMOVED',
    personId: isLeave ? null : memberId,
    before: { role: before },
  })
  await notify(trx, {
    userId: memberId,
    kind: 'COMPANY_ACCESS_ENDED',
    path: '/company',
    detail: name,
    at,
  })
  const detail = (await accountOf(trx, memberId))?.name ?? ''
  for (const userId of await adminsOf(trx, companyId))
    await notify(trx, {
      userId,
      kind: 'COMPANY_MEMBER_LEFT',
      path: `/company/${companyId}/members`,
      detail,
      at,
    })
  await changes.left(trx, { companyId, memberId, at })
  if (isLost(before)) await changes.approverLost(trx, { companyId, memberId, at })
}

async function roleOf(trx: Trx, { companyId, memberId }: Change): Promise<CompanyRole> {
  const role = await roleIn(trx, { companyId, userId: memberId })
  if (!role) throw new Refused('MEMBER_UNKNOWN')
  return role
}

async function keepAnAdmin(trx: Trx, { companyId, memberId }: Change): Promise<void> {
  const admins = await adminsOf(trx, companyId)
  if (admins.every((admin) => admin === memberId)) throw new Refused('LAST_ADMIN')
}
