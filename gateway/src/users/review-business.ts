import { isPlaceNumber, taxNumberFault } from '@borong/api/rules/tax-number'
import type { Selectable } from 'kysely'
import type { Database, Trx } from '../server/database.ts'
import type { BusinessTable } from './table.ts'

type Business = Selectable<BusinessTable>

/** A submitted business, with the verified ones that have the same tax number. */
export interface ReviewedBusiness extends Business {
  claims: Business[]
}

/** The businesses that wait for their review, the oldest first, one more than the limit when there are more. */
export async function waitingBusinesses(
  db: Pick<Database, 'selectFrom'>,
  { page, limit }: { page: number; limit: number },
): Promise<ReviewedBusiness[]> {
  const waiting = await db
    .selectFrom('business_profiles')
    .selectAll()
    .where('status', '=', 'in_verification')
    .orderBy('submitted_at')
    .orderBy('user_id')
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute()
  const numbers = waiting.map(({ npwp }) => npwp).filter(Boolean)
  const verified =
    numbers.length === 0
      ? []
      : await db
          .selectFrom('business_profiles')
          .selectAll()
          .where('npwp', 'in', numbers)
          .where('status', '=', 'verified')
          .execute()
  return waiting.map((one) => ({
    ...one,
    claims: verified.filter(({ npwp }) => npwp === one.npwp),
  }))
}

interface Review {
  act: 'verify' | 'revise'
  userId: string
  /** The submission that the reviewer has seen. */
  seen: Date
  reason: string
}

/**
 * Verifies a business, or returns it with a reason. A tax number belongs to one verified business: the earlier one has to
 * be returned first.
 */
export async function reviewBusiness(
  trx: Trx,
  { act, userId, seen, reason }: Review,
): Promise<
  | Pick<Business, 'company_name' | 'npwp' | 'status' | 'language'>
  | 'unknown'
  | 'changed'
  | 'number-wrong'
  | 'claimed'
> {
  const found = await trx
    .selectFrom('business_profiles')
    .select('npwp')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!found) return 'unknown'
  // Two reviews of one number lock the same rows in the same order.
  const rows = await trx
    .selectFrom('business_profiles')
    .selectAll()
    .where('npwp', '=', found.npwp)
    .orderBy('user_id')
    .forUpdate()
    .execute()
  const business = rows.find(({ user_id }) => user_id === userId)
  if (!business || business.submitted_at.getTime() !== seen.getTime()) return 'changed'
  const { status, npwp, nitku, company_name } = business
  if (status !== 'in_verification' && !(act === 'revise' && status === 'verified')) return 'changed'
  if (act === 'verify') {
    if (taxNumberFault(npwp) !== undefined || (nitku !== '' && !isPlaceNumber(nitku, npwp)))
      return 'number-wrong'
    if (rows.some((other) => other.user_id !== userId && other.status === 'verified'))
      return 'claimed'
  }
  const next = act === 'verify' ? ('verified' as const) : ('need_revision' as const)
  await trx
    .updateTable('business_profiles')
    .set({ status: next, note: act === 'verify' ? null : reason })
    .where('user_id', '=', userId)
    .execute()
  return { company_name, npwp, status: next, language: business.language }
}
