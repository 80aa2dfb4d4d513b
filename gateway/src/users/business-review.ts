import { DAY_MS } from '@borong/api/rules/time'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'

const REVIEW_MS = DAY_MS

/** T-15: reviews a business within a day (faster in the demo). Without a tax number it needs a revision. */
export const reviewBusinesses = (gateway: Gateway): Promise<void> =>
  eachDue(gateway, {
    job: 'business-review',
    table: 'business_profiles',
    key: ['user_id'],
    due: (db) =>
      db
        .selectFrom('business_profiles')
        .select(['user_id', 'npwp', 'company_name'])
        .where('status', '=', 'in_verification')
        .where(
          'submitted_at',
          '<=',
          new Date(gateway.now().getTime() - REVIEW_MS / gateway.config.demoSpeed),
        )
        .orderBy('submitted_at'),
    async work(trx, { user_id, npwp, company_name }) {
      const note =
        company_name === '' ? 'Nama usaha belum diisi' : npwp === '' ? 'NPWP belum diisi' : null
      await trx
        .updateTable('business_profiles')
        .set({ status: note ? 'need_revision' : 'verified', note })
        .where('user_id', '=', user_id)
        .execute()
    },
  })
