import type * as shapes from './complaints.shapes.ts'
import { defineCall } from './call.ts'

export const complaints = /* @__PURE__ */ defineCall<typeof shapes.complaints>(
  'complaints',
  'GET',
  '/marketplace/v1/orders/:orderId/complaints',
  { host: 'api', access: 'login' },
)

export const createComplaint = /* @__PURE__ */ defineCall<typeof shapes.createComplaint>(
  'createComplaint',
  'POST',
  '/marketplace/v1/orders/:orderId/complaints',
  { host: 'api', access: 'login' },
)

export const complaint = /* @__PURE__ */ defineCall<typeof shapes.complaint>(
  'complaint',
  'GET',
  '/marketplace/v1/complaints/:number',
  { host: 'api', access: 'login' },
)

export const actOnComplaint = /* @__PURE__ */ defineCall<typeof shapes.actOnComplaint>(
  'actOnComplaint',
  'POST',
  '/marketplace/v1/complaints/:number/acts',
  { host: 'api', access: 'login' },
)
