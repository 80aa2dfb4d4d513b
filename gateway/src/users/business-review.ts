import type { Gateway } from '../server/domain.ts'

const REVIEW_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 100

/** T-15: reviews a business within a day (faster in the demo). Without a tax number it needs a revision. */
export async function reviewBusinesses({
  db,
  config,
  now,
}: Pick<Gateway, 'db' | 'config' | 'now'>): Promise<void> {
  const due = new Date(now().getTime() - REVIEW_MS / config.demoSpeed)
  const waiting = await db
    .selectFrom('business_profiles')
    .select(['user_id', 'npwp', 'company_name', 'submitted_at'])
    .where('status', '=', 'in_verification')
    .where('submitted_at', '<=', due)
    .orderBy('submitted_at')
    .limit(AT_ONCE)
    .execute()
  for (const business of waiting) {
    const note =
      business.company_name === ''
        ? 'Nama usaha belum diisi'
        : business.npwp === ''
          ? 'NPWP belum diisi'
          : null
    // A new submission during the review voids this review.
    await db
      .updateTable('business_profiles')
      .set({ status: note ? 'need_revision' : 'verified', note })
      .where('user_id', '=', business.user_id)
      .where('status', '=', 'in_verification')
      .where('submitted_at', '=', business.submitted_at)
      .execute()
  }
}
