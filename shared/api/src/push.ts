import type * as shapes from './push.shapes.ts'
import { defineCall } from './call.ts'

const SUBSCRIPTIONS = '/core/api/v4/notification/push/subscriptions'

export const pushSettings = /* @__PURE__ */ defineCall<typeof shapes.pushSettings>(
  'pushSettings',
  'GET',
  '/core/api/v4/notification/push',
  { host: 'main', access: 'login' },
)

export const changePushSettings = /* @__PURE__ */ defineCall<typeof shapes.changePushSettings>(
  'changePushSettings',
  'PATCH',
  '/core/api/v4/notification/push',
  { host: 'main', access: 'login' },
)

export const addPushSubscription = /* @__PURE__ */ defineCall<typeof shapes.addPushSubscription>(
  'addPushSubscription',
  'POST',
  SUBSCRIPTIONS,
  { host: 'main', access: 'login' },
)

export const removePushSubscription = /* @__PURE__ */ defineCall<
  typeof shapes.removePushSubscription
>('removePushSubscription', 'DELETE', `${SUBSCRIPTIONS}/:subscriptionId`, {
  host: 'main',
  access: 'login',
})
