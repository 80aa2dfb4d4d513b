import type * as shapes from './users.shapes.ts'
import { defineCall } from './call.ts'

export const userProfile = /* @__PURE__ */ defineCall<typeof shapes.userProfile>(
  'userProfile',
  'GET',
  '/core/api/mobile/v1/user/profile',
  { host: 'main', access: 'login' },
)

export const updateProfile = /* @__PURE__ */ defineCall<typeof shapes.updateProfile>(
  'updateProfile',
  'PATCH',
  '/core/api/mobile/v1/user/profile',
  { host: 'main', access: 'login' },
)

export const verifyAge = /* @__PURE__ */ defineCall<typeof shapes.verifyAge>(
  'verifyAge',
  'POST',
  '/core/api/v4/users/verify-age',
  { host: 'main', access: 'login' },
)

export const buyerProfileSections = /* @__PURE__ */ defineCall<typeof shapes.buyerProfileSections>(
  'buyerProfileSections',
  'GET',
  '/core/api/v4/users/buyer-profile-sections',
  { host: 'main', access: 'login' },
)

export const gidUser = /* @__PURE__ */ defineCall<typeof shapes.gidUser>(
  'gidUser',
  'POST',
  '/core/api/v4/users/gid-user',
  { host: 'main', access: 'guest' },
)
