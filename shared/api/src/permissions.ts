import type * as shapes from './permissions.shapes.ts'
import { defineCall } from './call.ts'

export const permissionCheck = /* @__PURE__ */ defineCall<typeof shapes.permissionCheck>(
  'permissionCheck',
  'POST',
  '/plcs/v1/check',
  { host: 'access', access: 'login' },
)
