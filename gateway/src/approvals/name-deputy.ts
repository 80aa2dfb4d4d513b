import { type Actor, recorded } from '../audit/public.ts'
import { lockAsMember } from '../companies/public.ts'
import { accountOf } from '../identity/public.ts'
import { notify, type NotificationKind } from '../notifications/public.ts'
import { mayInCompany, mayWithRole } from '../permissions/public.ts'
import type { Trx } from '../server/database.ts'
import { Refused } from '../server/refused.ts'
import { dayAfter, lastWibDay, wibDay, wibDayEnd, wibDayStart } from '../server/wib.ts'
import type { ApprovalDeputyTable } from './table.ts'

const MOST_DAYS = 366

/** Names the deputy of a member, in place of an earlier one. The same deputy and days again change nothing. */
export async function nameDeputy(
  trx: Trx,
  named: {
    companyId: string
    memberId: string
    deputyId: string
    /** The first and the last day in WIB. */
    from: string
    until: string
    by: Actor
    at: Date
  },
): Promise<void> {
  const { companyId, memberId, deputyId, from, until, by, at } = named
  const { role } = await lockAsMember(trx, { companyId, buyerId: memberId })
  if (!mayWithRole(role, 'company:approve')) throw new Refused('ROLE_FORBIDS')
  const mayApprove = { buyerId: deputyId, companyId, action: 'company:approve' } as const
  if (deputyId === memberId || !(await mayInCompany(trx, mayApprove)))
    throw new Refused('DEPUTY_UNKNOWN')
  if (until < from || until < wibDay(at) || until > dayAfter(from, MOST_DAYS))
    throw new Refused('DEPUTY_DAYS')
  const before = await deputyRow(trx, { companyId, memberId })
  const row = { deputy_id: deputyId, starts_at: wibDayStart(from), ends_at: wibDayEnd(until) }
  if (before && isSame(before, row)) return
  const isNew = before?.deputy_id !== deputyId || before.ends_at <= at
  const notify_at = isNew || before.notify_at ? row.starts_at : null
  await trx
    .insertInto('approval_deputies')
    .values({ company_id: companyId, member_id: memberId, ...row, notify_at })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'member_id']).doUpdateSet({ ...row, notify_at }),
    )
    .execute()
  if (before && isNew && before.ends_at > at)
    await tell(trx, { ...named, userId: before.deputy_id, kind: 'APPROVAL_DEPUTY_ENDED' })
  await tell(trx, { ...named, userId: deputyId, kind: 'APPROVAL_DEPUTY_NAMED' })
  await recorded(trx, {
    companyId,
    act: 'DEPUTY_NAMED',
    by,
    personId: deputyId,
    ...(before && !isNew ? { before: daysOf(before) } : {}),
    after: { first_day: from, last_day: until },
    at,
  })
}

/** Ends the deputy of a member. The member and the admins may. */
export async function removeDeputy(
  trx: Trx,
  removed: { companyId: string; memberId: string; buyerId: string; by: Actor; at: Date },
): Promise<void> {
  const { companyId, memberId, buyerId, by, at } = removed
  const { role } = await lockAsMember(trx, { companyId, buyerId })
  if (memberId !== buyerId && !mayWithRole(role, 'company:manage'))
    throw new Refused('ROLE_FORBIDS')
  const row = await trx
    .deleteFrom('approval_deputies')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('ends_at', '>', at)
    .returningAll()
    .executeTakeFirst()
  if (!row) return
  await tell(trx, { ...removed, userId: row.deputy_id, kind: 'APPROVAL_DEPUTY_ENDED' })
  await recorded(trx, {
    companyId,
    act: 'DEPUTY_REMOVED',
    by,
    personId: row.deputy_id,
    before: daysOf(row),
    at,
  })
}

/** A member who could approve has left or has another role: nobody's deputy, and without one. */
export async function endDeputies(
  trx: Trx,
  { companyId, memberId, at }: { companyId: string; memberId: string; at: Date },
): Promise<void> {
  const rows = await trx
    .deleteFrom('approval_deputies')
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('member_id', '=', memberId), eb('deputy_id', '=', memberId)]))
    .returningAll()
    .execute()
  for (const { member_id, deputy_id } of rows.filter((row) => row.ends_at > at))
    await (deputy_id === memberId
      ? tell(trx, {
          companyId,
          memberId: deputy_id,
          userId: member_id,
          kind: 'APPROVAL_DEPUTY_LOST',
          at,
        })
      : tell(trx, {
          companyId,
          memberId: member_id,
          userId: deputy_id,
          kind: 'APPROVAL_DEPUTY_ENDED',
          at,
        }))
}

const deputyRow = (trx: Trx, { companyId, memberId }: { companyId: string; memberId: string }) =>
  trx
    .selectFrom('approval_deputies')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

type Period = Pick<ApprovalDeputyTable, 'deputy_id' | 'starts_at' | 'ends_at'>

const isSame = (one: Period, other: Period) =>
  one.deputy_id === other.deputy_id &&
  one.starts_at.getTime() === other.starts_at.getTime() &&
  one.ends_at.getTime() === other.ends_at.getTime()

const daysOf = ({ starts_at, ends_at }: Period) => ({
  first_day: wibDay(starts_at),
  last_day: lastWibDay(ends_at),
})

/** Notifies a person of a change that concerns this member. */
async function tell(
  trx: Trx,
  told: {
    companyId: string
    memberId: string
    userId: string
    kind: NotificationKind
    at: Date
  },
): Promise<void> {
  const { companyId, memberId, userId, kind, at } = told
  const detail = (await accountOf(trx, memberId))?.name ?? ''
  await notify(trx, { userId, kind, path: `/company/${companyId}/approval-rules`, detail, at })
}
