import type * as shapes from './notifications.shapes.ts'
import { defineCall } from './call.ts'

export const orderNotifications = /* @__PURE__ */ defineCall<typeof shapes.orderNotifications>(
  'orderNotifications',
  'GET',
  '/core/api/v4/notification/order-notification',
  { host: 'main', access: 'login' },
)

export const readNotifications = /* @__PURE__ */ defineCall<typeof shapes.readNotifications>(
  'readNotifications',
  'POST',
  '/core/api/v4/notification/order-notification/read',
  { host: 'main', access: 'login' },
)

export const events = /* @__PURE__ */ defineCall<typeof shapes.events>(
  'events',
  'GET',
  '/core/api/v4/notification/events',
  { host: 'main', access: 'login', response: 'stream' },
)
