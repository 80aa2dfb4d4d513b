import type * as shapes from './audit.shapes.ts'
import { defineCall } from './call.ts'

export const auditLog = /* @__PURE__ */ defineCall<typeof shapes.auditLog>(
  'auditLog',
  'GET',
  '/core/api/v4/companies/:companyId/audit-log',
  { host: 'main', access: 'login' },
)

export const auditLogFile = /* @__PURE__ */ defineCall<typeof shapes.auditLogFile>(
  'auditLogFile',
  'GET',
  '/core/api/v4/companies/:companyId/audit-log.csv',
  { host: 'main', access: 'login', response: 'blob' },
)
