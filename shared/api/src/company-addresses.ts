import { defineCall } from './call.ts'
import type * as shapes from './company-addresses.shapes.ts'

const login = { host: 'main', access: 'login' } as const

export const companyAddresses = /* @__PURE__ */ defineCall<typeof shapes.companyAddresses>(
  'companyAddresses',
  'GET',
  '/core/api/v4/companies/:companyId/addresses',
  login,
)

export const companyAddress = /* @__PURE__ */ defineCall<typeof shapes.companyAddress>(
  'companyAddress',
  'GET',
  '/core/api/v4/companies/:companyId/addresses/:addressId',
  login,
)

export const addCompanyAddress = /* @__PURE__ */ defineCall<typeof shapes.addCompanyAddress>(
  'addCompanyAddress',
  'POST',
  '/core/api/v4/companies/:companyId/addresses',
  login,
)

export const editCompanyAddress = /* @__PURE__ */ defineCall<typeof shapes.editCompanyAddress>(
  'editCompanyAddress',
  'PUT',
  '/core/api/v4/companies/:companyId/addresses/:addressId',
  login,
)

export const removeCompanyAddress = /* @__PURE__ */ defineCall<typeof shapes.removeCompanyAddress>(
  'removeCompanyAddress',
  'DELETE',
  '/core/api/v4/companies/:companyId/addresses/:addressId',
  login,
)

export const importCompanyAddresses = /* @__PURE__ */ defineCall<
  typeof shapes.importCompanyAddresses
>('importCompanyAddresses', 'POST', '/core/api/v4/companies/:companyId/address-imports', login)

export const changeMemberOutlets = /* @__PURE__ */ defineCall<typeof shapes.changeMemberOutlets>(
  'changeMemberOutlets',
  'PUT',
  '/core/api/v4/companies/:companyId/members/:memberId/outlets',
  login,
)
