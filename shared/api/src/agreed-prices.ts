import type * as shapes from './agreed-prices.shapes.ts'
import { defineCall } from './call.ts'

const login = { host: 'main', access: 'login' } as const

export const agreedPrices = /* @__PURE__ */ defineCall<typeof shapes.agreedPrices>(
  'agreedPrices',
  'GET',
  '/core/api/v4/agreed-prices',
  login,
)

export const chooseCartCompany = /* @__PURE__ */ defineCall<typeof shapes.chooseCartCompany>(
  'chooseCartCompany',
  'PUT',
  '/core/api/v4/cart/company',
  login,
)

export const priceAgreements = /* @__PURE__ */ defineCall<typeof shapes.priceAgreements>(
  'priceAgreements',
  'GET',
  '/core/api/v4/companies/:companyId/agreed-prices',
  login,
)

export const priceAgreement = /* @__PURE__ */ defineCall<typeof shapes.priceAgreement>(
  'priceAgreement',
  'GET',
  '/core/api/v4/companies/:companyId/agreed-prices/:agreementId',
  login,
)

export const decideAgreement = /* @__PURE__ */ defineCall<typeof shapes.decideAgreement>(
  'decideAgreement',
  'POST',
  '/core/api/v4/companies/:companyId/agreed-prices/:agreementId/decision',
  login,
)
