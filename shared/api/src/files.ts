import type * as shapes from './files.shapes.ts'
import { defineCall } from './call.ts'

export const uploadFile = /* @__PURE__ */ defineCall<typeof shapes.uploadFile>(
  'uploadFile',
  'POST',
  '/files/v1/files',
  { host: 'api', access: 'login' },
)

export const file = /* @__PURE__ */ defineCall<typeof shapes.file>(
  'file',
  'GET',
  '/files/v1/files/:fileId',
  { host: 'api', access: 'login', response: 'blob' },
)

export const removeFile = /* @__PURE__ */ defineCall<typeof shapes.removeFile>(
  'removeFile',
  'DELETE',
  '/files/v1/files/:fileId',
  { host: 'api', access: 'login' },
)

export const readTable = /* @__PURE__ */ defineCall<typeof shapes.readTable>(
  'readTable',
  'POST',
  '/files/v1/tables',
  { host: 'api', access: 'login' },
)
