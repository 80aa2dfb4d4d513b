import type * as shapes from './identity.shapes.ts'
import { defineCall } from './call.ts'

export { authorize, blacklist, retoken } from './session.ts'

export const login = /* @__PURE__ */ defineCall<typeof shapes.login>(
  'login',
  'POST',
  '/sso/v1/login',
  { host: 'identity', access: 'guest', limit: 'sensitive' },
)

export const verificationChannels = /* @__PURE__ */ defineCall<typeof shapes.verificationChannels>(
  'verificationChannels',
  'GET',
  '/sso/v1/available-verification-channels/:userId',
  { host: 'identity', access: 'guest', limit: 'sensitive' },
)

export const verifyRegister = /* @__PURE__ */ defineCall<typeof shapes.verifyRegister>(
  'verifyRegister',
  'POST',
  '/sso/v1/verify-register',
  { host: 'identity', access: 'guest', limit: 'sensitive' },
)

export const register = /* @__PURE__ */ defineCall<typeof shapes.register>(
  'register',
  'POST',
  '/sso/v1/register',
  { host: 'identity', access: 'guest', limit: 'sensitive' },
)

export const ssoProfile = /* @__PURE__ */ defineCall<typeof shapes.ssoProfile>(
  'ssoProfile',
  'GET',
  '/sso/v1/users/profile',
  { host: 'identity', access: 'login' },
)

export const checkUser = /* @__PURE__ */ defineCall<typeof shapes.checkUser>(
  'checkUser',
  'GET',
  '/core/api/v4/users/check-user',
  { host: 'main', access: 'guest', limit: 'sensitive' },
)
