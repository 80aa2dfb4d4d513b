import type * as shapes from './companies.shapes.ts'
import { defineCall } from './call.ts'

const login = { host: 'main', access: 'login' } as const

export const companies = /* @__PURE__ */ defineCall<typeof shapes.companies>(
  'companies',
  'GET',
  '/core/api/v4/companies',
  login,
)

export const company = /* @__PURE__ */ defineCall<typeof shapes.company>(
  'company',
  'GET',
  '/core/api/v4/companies/:companyId',
  login,
)

export const changeCompanySettings = /* @__PURE__ */ defineCall<
  typeof shapes.changeCompanySettings
>('changeCompanySettings', 'PUT', '/core/api/v4/companies/:companyId/settings', login)

export const inviteMember = /* @__PURE__ */ defineCall<typeof shapes.inviteMember>(
  'inviteMember',
  'POST',
  '/core/api/v4/companies/:companyId/invitations',
  { ...login, limit: 'sensitive' },
)

export const withdrawInvitation = /* @__PURE__ */ defineCall<typeof shapes.withdrawInvitation>(
  'withdrawInvitation',
  'DELETE',
  '/core/api/v4/companies/:companyId/invitations/:invitationId',
  login,
)

export const readInvitation = /* @__PURE__ */ defineCall<typeof shapes.readInvitation>(
  'readInvitation',
  'POST',
  '/core/api/v4/company-invitations/read',
  login,
)

export const acceptInvitation = /* @__PURE__ */ defineCall<typeof shapes.acceptInvitation>(
  'acceptInvitation',
  'POST',
  '/core/api/v4/company-invitations/accept',
  login,
)

export const changeMemberRole = /* @__PURE__ */ defineCall<typeof shapes.changeMemberRole>(
  'changeMemberRole',
  'PATCH',
  '/core/api/v4/companies/:companyId/members/:memberId',
  login,
)

export const removeMember = /* @__PURE__ */ defineCall<typeof shapes.removeMember>(
  'removeMember',
  'DELETE',
  '/core/api/v4/companies/:companyId/members/:memberId',
  login,
)

export const addCostCentre = /* @__PURE__ */ defineCall<typeof shapes.addCostCentre>(
  'addCostCentre',
  'POST',
  '/core/api/v4/companies/:companyId/cost-centres',
  login,
)

export const companyBudgets = /* @__PURE__ */ defineCall<typeof shapes.companyBudgets>(
  'companyBudgets',
  'GET',
  '/core/api/v4/companies/:companyId/budgets',
  login,
)

export const setBudget = /* @__PURE__ */ defineCall<typeof shapes.setBudget>(
  'setBudget',
  'PUT',
  '/core/api/v4/companies/:companyId/budgets',
  login,
)

export const importBudgets = /* @__PURE__ */ defineCall<typeof shapes.importBudgets>(
  'importBudgets',
  'POST',
  '/core/api/v4/companies/:companyId/budgets/import',
  login,
)

export const removeBudget = /* @__PURE__ */ defineCall<typeof shapes.removeBudget>(
  'removeBudget',
  'DELETE',
  '/core/api/v4/companies/:companyId/budgets/:budgetId',
  login,
)

export const changeCostCentre = /* @__PURE__ */ defineCall<typeof shapes.changeCostCentre>(
  'changeCostCentre',
  'PATCH',
  '/core/api/v4/companies/:companyId/cost-centres/:costCentreId',
  login,
)
