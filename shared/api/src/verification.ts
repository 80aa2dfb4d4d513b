import type * as shapes from './verification.shapes.ts'
import { defineCall } from './call.ts'

export const sendOtp = /* @__PURE__ */ defineCall<typeof shapes.sendOtp>(
  'sendOtp',
  'POST',
  '/sso/v1/otp',
  { host: 'identity', access: 'guest', limit: 'sensitive' },
)

export const resendOtp = /* @__PURE__ */ defineCall<typeof shapes.resendOtp>(
  'resendOtp',
  'POST',
  '/auth/v3/otp',
  { host: 'access', access: 'guest', limit: 'sensitive' },
)

export const generateOtp = /* @__PURE__ */ defineCall<typeof shapes.generateOtp>(
  'generateOtp',
  'POST',
  '/core/api/v4/users/otp/generate',
  { host: 'main', access: 'guest', limit: 'sensitive' },
)

export const resendUserOtp = /* @__PURE__ */ defineCall<typeof shapes.resendUserOtp>(
  'resendUserOtp',
  'POST',
  '/core/api/v4/users/otp/resend',
  { host: 'main', access: 'guest', limit: 'sensitive' },
)

export const verifyOtp = /* @__PURE__ */ defineCall<typeof shapes.verifyOtp>(
  'verifyOtp',
  'POST',
  '/core/api/v4/users/otp/verify',
  { host: 'main', access: 'guest', limit: 'sensitive' },
)

export const verifyUser = /* @__PURE__ */ defineCall<typeof shapes.verifyUser>(
  'verifyUser',
  'POST',
  '/sso/v1/users/verification',
  { host: 'identity', access: 'login' },
)

export const changeIdentity = /* @__PURE__ */ defineCall<typeof shapes.changeIdentity>(
  'changeIdentity',
  'POST',
  '/sso/v1/identity',
  { host: 'identity', access: 'login' },
)

export const newIdentity = /* @__PURE__ */ defineCall<typeof shapes.newIdentity>(
  'newIdentity',
  'POST',
  '/sso/v1/new-identity',
  { host: 'identity', access: 'login' },
)

export const verifyIdentity = /* @__PURE__ */ defineCall<typeof shapes.verifyIdentity>(
  'verifyIdentity',
  'POST',
  '/sso/v1/verify-identity',
  { host: 'identity', access: 'login' },
)
