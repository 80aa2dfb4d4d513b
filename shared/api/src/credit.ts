import type * as shapes from './credit.shapes.ts'
import { defineCall } from './call.ts'

const login = { host: 'api', access: 'login' } as const
const file = { ...login, response: 'blob' } as const

export const creditLines = /* @__PURE__ */ defineCall<typeof shapes.creditLines>(
  'creditLines',
  'GET',
  '/credit/v1/lines',
  login,
)

export const creditInvoices = /* @__PURE__ */ defineCall<typeof shapes.creditInvoices>(
  'creditInvoices',
  'GET',
  '/credit/v1/invoices',
  login,
)

export const creditInvoice = /* @__PURE__ */ defineCall<typeof shapes.creditInvoice>(
  'creditInvoice',
  'GET',
  '/credit/v1/invoices/:number',
  login,
)

export const payCredit = /* @__PURE__ */ defineCall<typeof shapes.payCredit>(
  'payCredit',
  'POST',
  '/credit/v1/payments',
  login,
)

export const creditPayment = /* @__PURE__ */ defineCall<typeof shapes.creditPayment>(
  'creditPayment',
  'GET',
  '/credit/v1/payments/:serial',
  login,
)

export const cancelCreditPayment = /* @__PURE__ */ defineCall<typeof shapes.cancelCreditPayment>(
  'cancelCreditPayment',
  'POST',
  '/credit/v1/payments/:serial/cancellation',
  login,
)

export const applyForCredit = /* @__PURE__ */ defineCall<typeof shapes.applyForCredit>(
  'applyForCredit',
  'POST',
  '/credit/v1/applications',
  login,
)

export const creditStatement = /* @__PURE__ */ defineCall<typeof shapes.creditStatement>(
  'creditStatement',
  'GET',
  '/credit/v1/statement.pdf',
  file,
)

export const monthlyInvoice = /* @__PURE__ */ defineCall<typeof shapes.monthlyInvoice>(
  'monthlyInvoice',
  'GET',
  '/credit/v1/monthly-invoice.pdf',
  file,
)

export const creditStatementFile = /* @__PURE__ */ defineCall<typeof shapes.creditStatementFile>(
  'creditStatementFile',
  'GET',
  '/credit/v1/statement.csv',
  file,
)
