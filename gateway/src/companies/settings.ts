import * as companyCalls from '@borong/api/companies'
import {
  ESCALATION_HOURS,
  REMINDER_HOURS,
  TOGETHER_HOURS,
  type changeCompanySettings,
} from '@borong/api/companies.shapes'
import type { CallParsed } from '@borong/api/shape'
import { actorOf, recorded } from '../audit/public.ts'
import { type Membership, membershipsOf } from '../memberships/public.ts'
import { mayWithRole } from '../permissions/public.ts'
import { atomically, type Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { lockAsManager } from './access.ts'

export type CompanySettings = CallParsed<typeof changeCompanySettings>['body']

const defaults: CompanySettings = {
  together_hours: TOGETHER_HOURS,
  cost_centre_required: false,
  po_number_required: false,
  company_required: false,
  budget_exceptions: true,
  tax_invoice_default: false,
  reminder_hours: REMINDER_HOURS,
  escalation_hours: ESCALATION_HOURS,
}
const columns = [
  'together_hours',
  'cost_centre_required',
  'po_number_required',
  'company_required',
  'budget_exceptions',
  'tax_invoice_default',
  'reminder_hours',
  'escalation_hours',
] as const

/** F-08: the requirements of a company for the orders of its members. Admins change it. */
export function serveSettings({ serve, db, now }: Gateway): void {
  serve(companyCalls.changeCompanySettings, async (call) => {
    const { params, body, buyerId } = call
    const { companyId } = params
    await atomically(db, async (trx) => {
      await lockAsManager(trx, { companyId, buyerId })
      const before = await settingsOf(trx, companyId)
      const changed = { ...body, changed_by: buyerId, changed_at: now() }
      await trx
        .insertInto('company_settings')
        .values({ company_id: companyId, ...changed })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet(changed))
        .execute()
      await recorded(trx, {
        companyId,
        act: 'SETTINGS_CHANGED',
        by: actorOf(call),
        before: { ...before },
        after: body,
        at: now(),
      })
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
    .select(columns)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row ?? defaults
}

/** A company that this member may buy for and that forbids to buy as a person; undefined without one. */
export async function requiringCompany(
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
): Promise<Membership | undefined> {
  const requiring = await requiringAmong(db, await membershipsOf(db, buyerId))
  return requiring[0]
}

/** Those of these memberships whose company forbids this member to buy as a person. */
export async function requiringAmong(
  db: Pick<Database, 'selectFrom'>,
  memberships: readonly Membership[],
): Promise<Membership[]> {
  const buying = memberships.filter(({ role }) => mayWithRole(role, 'company:buy'))
  if (buying.length === 0) return []
  const rows = await db
    .selectFrom('company_settings')
    .select('company_id')
    .where(
      'company_id',
      'in',
      buying.map(({ companyId }) => companyId),
    )
    .where('company_required', '=', true)
    .execute()
  return buying.filter(({ companyId }) => rows.some((row) => row.company_id === companyId))
}
