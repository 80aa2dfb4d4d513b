import type * as shapes from './billing.shapes.ts'
import { defineCall } from './call.ts'

const login = { host: 'api', access: 'login' } as const
const file = { ...login, response: 'blob' } as const

export const billProducts = /* @__PURE__ */ defineCall<typeof shapes.billProducts>(
  'billProducts',
  'GET',
  '/billing/v1/products',
  { host: 'api', access: 'guest' },
)

export const inquireBill = /* @__PURE__ */ defineCall<typeof shapes.inquireBill>(
  'inquireBill',
  'POST',
  '/billing/v1/inquiries',
  login,
)

export const createBill = /* @__PURE__ */ defineCall<typeof shapes.createBill>(
  'createBill',
  'POST',
  '/billing/v1/transactions',
  login,
)

export const bills = /* @__PURE__ */ defineCall<typeof shapes.bills>(
  'bills',
  'GET',
  '/billing/v1/transactions',
  login,
)

export const billByKey = /* @__PURE__ */ defineCall<typeof shapes.billByKey>(
  'billByKey',
  'GET',
  '/billing/v1/transactions/by-key/:key',
  login,
)

export const bill = /* @__PURE__ */ defineCall<typeof shapes.bill>(
  'bill',
  'GET',
  '/billing/v1/transactions/:serial',
  login,
)

export const cancelBill = /* @__PURE__ */ defineCall<typeof shapes.cancelBill>(
  'cancelBill',
  'POST',
  '/billing/v1/transactions/:serial/cancel',
  login,
)

export const billReceipt = /* @__PURE__ */ defineCall<typeof shapes.billReceipt>(
  'billReceipt',
  'GET',
  '/billing/v1/transactions/:serial/receipt',
  file,
)

export const billsFile = /* @__PURE__ */ defineCall<typeof shapes.billsFile>(
  'billsFile',
  'GET',
  '/billing/v1/transactions.csv',
  file,
)

export const billNumbers = /* @__PURE__ */ defineCall<typeof shapes.billNumbers>(
  'billNumbers',
  'GET',
  '/billing/v1/numbers',
  login,
)

export const saveBillNumber = /* @__PURE__ */ defineCall<typeof shapes.saveBillNumber>(
  'saveBillNumber',
  'POST',
  '/billing/v1/numbers',
  login,
)

export const removeBillNumber = /* @__PURE__ */ defineCall<typeof shapes.removeBillNumber>(
  'removeBillNumber',
  'DELETE',
  '/billing/v1/numbers/:id',
  login,
)

export const setBillReminder = /* @__PURE__ */ defineCall<typeof shapes.setBillReminder>(
  'setBillReminder',
  'PUT',
  '/billing/v1/numbers/:id/reminder',
  login,
)

export const checkBillRows = /* @__PURE__ */ defineCall<typeof shapes.checkBillRows>(
  'checkBillRows',
  'POST',
  '/billing/v1/batches/check',
  login,
)

export const createBillBatch = /* @__PURE__ */ defineCall<typeof shapes.createBillBatch>(
  'createBillBatch',
  'POST',
  '/billing/v1/batches',
  login,
)

export const billBatch = /* @__PURE__ */ defineCall<typeof shapes.billBatch>(
  'billBatch',
  'GET',
  '/billing/v1/batches/:serial',
  login,
)

export const cancelBillBatch = /* @__PURE__ */ defineCall<typeof shapes.cancelBillBatch>(
  'cancelBillBatch',
  'POST',
  '/billing/v1/batches/:serial/cancel',
  login,
)

export const billBatchFile = /* @__PURE__ */ defineCall<typeof shapes.billBatchFile>(
  'billBatchFile',
  'GET',
  '/billing/v1/batches/:serial/result.csv',
  file,
)

export const billCalendar = /* @__PURE__ */ defineCall<typeof shapes.billCalendar>(
  'billCalendar',
  'GET',
  '/billing/v1/calendar',
  login,
)

export const billsDue = /* @__PURE__ */ defineCall<typeof shapes.billsDue>(
  'billsDue',
  'GET',
  '/billing/v1/due',
  login,
)
