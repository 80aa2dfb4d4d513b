import { defineCall } from './call.ts'
import type * as shapes from './purchase-prices.shapes.ts'

const login = { host: 'main', access: 'login' } as const

export const boughtProducts = /* @__PURE__ */ defineCall<typeof shapes.boughtProducts>(
  'boughtProducts',
  'GET',
  '/core/api/v4/companies/:companyId/prices',
  login,
)

export const productPurchases = /* @__PURE__ */ defineCall<typeof shapes.productPurchases>(
  'productPurchases',
  'GET',
  '/core/api/v4/companies/:companyId/purchases',
  login,
)

export const purchasePricesFile = /* @__PURE__ */ defineCall<typeof shapes.purchasePricesFile>(
  'purchasePricesFile',
  'GET',
  '/core/api/v4/companies/:companyId/prices.csv',
  { ...login, response: 'blob' },
)
