import type * as shapes from './tenders.shapes.ts'
import { defineCall } from './call.ts'

export const createTender = /* @__PURE__ */ defineCall<typeof shapes.createTender>(
  'createTender',
  'POST',
  '/core/api/v4/tenders',
  { host: 'main', access: 'guest', limit: 'sensitive' },
)

export const tenders = /* @__PURE__ */ defineCall<typeof shapes.tenders>(
  'tenders',
  'GET',
  '/core/api/v4/tenders',
  { host: 'main', access: 'login' },
)

export const tender = /* @__PURE__ */ defineCall<typeof shapes.tender>(
  'tender',
  'GET',
  '/core/api/v4/tenders/:number',
  { host: 'main', access: 'login' },
)

export const awardTender = /* @__PURE__ */ defineCall<typeof shapes.awardTender>(
  'awardTender',
  'POST',
  '/core/api/v4/tenders/:number/award',
  { host: 'main', access: 'login' },
)

export const closeTender = /* @__PURE__ */ defineCall<typeof shapes.closeTender>(
  'closeTender',
  'POST',
  '/core/api/v4/tenders/:number/close',
  { host: 'main', access: 'login' },
)

export const withdrawTender = /* @__PURE__ */ defineCall<typeof shapes.withdrawTender>(
  'withdrawTender',
  'POST',
  '/core/api/v4/tenders/:number/withdraw',
  { host: 'main', access: 'login' },
)

export const joinTenders = /* @__PURE__ */ defineCall<typeof shapes.joinTenders>(
  'joinTenders',
  'POST',
  '/core/api/v4/tenders/join',
  { host: 'main', access: 'login', limit: 'sensitive' },
)

export const claimTender = /* @__PURE__ */ defineCall<typeof shapes.claimTender>(
  'claimTender',
  'POST',
  '/core/api/v4/tenders/claim',
  { host: 'main', access: 'login', limit: 'sensitive' },
)
