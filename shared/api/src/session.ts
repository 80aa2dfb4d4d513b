import type * as shapes from './identity.shapes.ts'
import { defineCall } from './call.ts'

// The host sends these on any page, and the other calls of the identity on its sign-in pages alone.
export const authorize = /* @__PURE__ */ defineCall<typeof shapes.authorize>(
  'authorize',
  'GET',
  '/sso/v1/authorize',
  { host: 'access', access: 'basic', recovery: 'login' },
)

export const retoken = /* @__PURE__ */ defineCall<typeof shapes.retoken>(
  'retoken',
  'POST',
  '/sso/v1/retoken',
  { host: 'identity', access: 'refresh', recovery: 'login' },
)

export const blacklist = /* @__PURE__ */ defineCall<typeof shapes.blacklist>(
  'blacklist',
  'POST',
  '/sso/v1/blacklist',
  { host: 'identity', access: 'login' },
)
