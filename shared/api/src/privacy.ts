import type * as shapes from './privacy.shapes.ts'
import { defineCall } from './call.ts'

export const accountPrivacy = /* @__PURE__ */ defineCall<typeof shapes.accountPrivacy>(
  'accountPrivacy',
  'GET',
  '/core/api/v4/privacy',
  { host: 'main', access: 'login' },
)

export const askDataExport = /* @__PURE__ */ defineCall<typeof shapes.askDataExport>(
  'askDataExport',
  'POST',
  '/core/api/v4/privacy/exports',
  { host: 'main', access: 'login' },
)

export const dataExportFile = /* @__PURE__ */ defineCall<typeof shapes.dataExportFile>(
  'dataExportFile',
  'GET',
  '/core/api/v4/privacy/exports/:exportId/file',
  { host: 'main', access: 'login', response: 'blob' },
)

export const askDeletion = /* @__PURE__ */ defineCall<typeof shapes.askDeletion>(
  'askDeletion',
  'POST',
  '/core/api/v4/privacy/deletion',
  { host: 'main', access: 'login', limit: 'sensitive' },
)

export const withdrawDeletion = /* @__PURE__ */ defineCall<typeof shapes.withdrawDeletion>(
  'withdrawDeletion',
  'DELETE',
  '/core/api/v4/privacy/deletion',
  { host: 'main', access: 'login' },
)
