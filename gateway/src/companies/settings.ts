import * as companyCalls from '@borong/api/companies'
import { TOGETHER_HOURS, type changeCompanySettings } from '@borong/api/companies.shapes'
import type { CallParsed } from '@borong/api/shape'
import { atomically, type Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { lockAsManager } from './access.ts'

export type CompanySettings = CallParsed<typeof changeCompanySettings>['body']

const defaults: CompanySettings = { together_hours: TOGETHER_HOURS }

/** F-08: the requirements of a company for the orders of its members. Admins change it. */
export function serveSettings({ serve, db, now }: Gateway): void {
  serve(companyCalls.changeCompanySettings, async ({ params: { companyId }, body, buyerId }) => {
    await atomically(db, async (trx) => {
      await lockAsManager(trx, { companyId, buyerId })
      const changed = { ...body, changed_by: buyerId, changed_at: now() }
      await trx
        .insertInto('company_settings')
        .values({ company_id: companyId, ...changed })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet(changed))
        .execute()
    })
    return { settings: body }
  })
}

/** The settings of a company; the defaults until an admin has changed them. */
export async function settingsOf(
  db: Pick<Database, 'selectFrom'>,
  companyId: string,
): Promise<CompanySettings> {
  const row = await db
    .selectFrom('company_settings')
    .select(['together_hours'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row ?? defaults
}
