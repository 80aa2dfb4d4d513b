import { DAY_MS } from '@borong/api/rules/time'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'

const REVIEW_MS = DAY_MS

/** T-15: returns a business without a name or a tax number within a day (faster in the demo). A person reviews the others. */
export const reviewBusinesses = (gateway: Gateway): Promise<void> =>
  eachDue(gateway, {
    job: 'business-review',
    table: 'business_profiles',
    key: ['user_id'],
    due: (db) =>
      db
        .selectFrom('business_profiles')
        .select(['user_id', 'company_name'])
        .where('status', '=', 'in_verification')
        .where((eb) => eb.or([eb('npwp', '=', ''), eb('company_name', '=', '')]))
        .where(
          'submitted_at',
          '<=',
          new Date(gateway.now().getTime() - REVIEW_MS / (gateway.config.demoSpeed ?? 1)),
        )
        .orderBy('submitted_at'),
    async work(trx, { user_id, company_name }) {
      const note = company_name === '' ? 'Nama usaha belum diisi' : 'NPWP belum diisi'
      await trx
        .updateTable('business_profiles')
        .set({ status: 'need_revision', note })
        .where('user_id', '=', user_id)
        .execute()
    },
  })
