import * as companyCalls from '@borong/api/companies'
import { membershipsOf } from '../memberships/public.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { serveBudgets } from './serve-budgets.ts'
import { serveCostCentres } from './cost-centres.ts'
import { serveInvitations } from './serve-invitations.ts'
import { serveMembers, type MemberChanges } from './serve-members.ts'
import { readCompany } from './read.ts'
import { requiringAmong, serveSettings } from './settings.ts'
import { companiesMigrations } from './table.ts'

/** F-08: several people buy for one company. */
export const companies = (changes: MemberChanges): Domain => ({
  name: 'companies',
  migrations: companiesMigrations,
  routes(gateway) {
    serveReads(gateway)
    serveInvitations(gateway)
    serveMembers(gateway, changes)
    serveCostCentres(gateway)
    serveBudgets(gateway)
    serveSettings(gateway)
  },
})

function serveReads(gateway: Gateway) {
  const { serve, db } = gateway

  serve(companyCalls.companies, async ({ buyerId }) => {
    const memberships = await membershipsOf(db, buyerId)
    const requiring = await requiringAmong(db, memberships)
    return {
      companies: memberships.map((membership) => ({
        id: membership.companyId,
        name: membership.companyName,
        role: membership.role,
        company_required: requiring.includes(membership),
      })),
    }
  })

  serve(companyCalls.company, async ({ params, buyerId, refuse }) => {
    const company = await readCompany(gateway, { companyId: params.companyId, buyerId })
    return company ?? refuse('COMPANY_UNKNOWN')
  })
}
