import type * as shapes from './devices.shapes.ts'
import { defineCall } from './call.ts'

export const devices = /* @__PURE__ */ defineCall<typeof shapes.devices>(
  'devices',
  'GET',
  '/sso/v1/devices',
  { host: 'identity', access: 'login' },
)

export const signOutDevice = /* @__PURE__ */ defineCall<typeof shapes.signOutDevice>(
  'signOutDevice',
  'DELETE',
  '/sso/v1/devices/:deviceId',
  { host: 'identity', access: 'login' },
)

export const signOutOtherDevices = /* @__PURE__ */ defineCall<typeof shapes.signOutOtherDevices>(
  'signOutOtherDevices',
  'DELETE',
  '/sso/v1/devices',
  { host: 'identity', access: 'login' },
)
