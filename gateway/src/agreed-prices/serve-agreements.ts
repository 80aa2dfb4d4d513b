import * as priceCalls from '@borong/api/agreed-prices'
import { actorOf } from '../audit/public.ts'
import { roleIn } from '../memberships/public.ts'
import { mayInCompany } from '../permissions/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { type Agreement, decideAgreement } from './decide.ts'
import { linesOf, summariesOf } from './view.ts'

/** F-08: the agreed prices of a company. Every member reads them, and admins decide. */
export function serveAgreements({ serve, db, now }: Gateway): void {
  const isMember = async (companyId: string, userId: string) =>
    (await roleIn(db, { companyId, userId })) !== undefined

  serve(priceCalls.priceAgreements, async ({ params, query, buyerId, refuse }) => {
    const { companyId } = params
    if (!(await isMember(companyId, buyerId))) return refuse('COMPANY_UNKNOWN')
    const all = db.selectFrom('price_agreements').where('company_id', '=', companyId)
    const { rows, count } = await newestPage(all, query, 'updated_at')
    return { items: await summariesOf(db, rows, now()), ...query, total_count: count }
  })

  serve(priceCalls.priceAgreement, async ({ params, buyerId, refuse }) => {
    const { companyId, agreementId } = params
    if (!(await isMember(companyId, buyerId))) return refuse('COMPANY_UNKNOWN')
    const row = await db
      .selectFrom('price_agreements')
      .selectAll()
      .where('id', '=', agreementId)
      .where('company_id', '=', companyId)
      .executeTakeFirst()
    return row ? { agreement: await view(row, buyerId) } : refuse('AGREEMENT_UNKNOWN')
  })

  serve(priceCalls.decideAgreement, async (call) => {
    const decision = { ...call.params, ...call.body, by: actorOf(call), at: now() }
    const row = await atomically(db, (trx) => decideAgreement(trx, decision))
    return { agreement: await view(row, call.buyerId) }
  })

  async function view(row: Agreement, buyerId: string) {
    const [summary] = await summariesOf(db, [row], now())
    const company = { buyerId, companyId: row.company_id, action: 'company:manage' as const }
    return {
      ...summary!,
      lines: await linesOf(db, row.id),
      may_decide: summary!.state === 'proposed' && (await mayInCompany(db, company)),
    }
  }
}
