import * as pushCalls from '@borong/api/push'
import type { Domain, Gateway } from '../server/domain.ts'
import { deviceName } from '../server/device-name.ts'
import { generalProblem } from '../server/problem.ts'
import { isBrowserKey, isKnownEndpoint } from './endpoint.ts'
import { vapidKeys } from './keys.ts'
import type { PushParts } from './parts.ts'
import { sendPushes } from './send.ts'
import { changeSettings, viewSettings } from './settings.ts'
import { subscribe } from './subscribe.ts'
import { pushMigrations } from './table.ts'

/** C-34: pushes of notifications to the buyer's browsers. */
export const push = (parts: PushParts): Domain => ({
  name: 'push',
  migrations: pushMigrations,
  removed: { push_subscriptions: 'user_id', push_settings: 'user_id' },
  routes: (gateway) => servePush(gateway, parts),
  jobs: [{ name: 'push', everySeconds: 2, run: (gateway) => sendPushes(gateway, parts) }],
})

function servePush(gateway: Gateway, parts: PushParts) {
  const { serve, db, config, now } = gateway

  serve(pushCalls.pushSettings, async ({ buyerId, visitor: { family } }) => ({
    result: await viewSettings(gateway, parts, { buyerId, family }),
  }))

  serve(pushCalls.changePushSettings, async ({ body, buyerId, visitor: { family } }) => {
    await changeSettings(db, buyerId, body)
    return { result: await viewSettings(gateway, parts, { buyerId, family }) }
  })

  serve(
    pushCalls.addPushSubscription,
    async ({ body, buyerId, visitor, language, request, refuse }) => {
      if (!(await vapidKeys(gateway, parts))) return refuse('PUSH_OFF')
      const { endpoint, keys } = body
      if (!isBrowserKey(keys.p256dh)) throw generalProblem('INVALID_REQUEST', language)
      if (!isKnownEndpoint(endpoint, config.pushHosts)) return refuse('PUSH_ENDPOINT_REFUSED')
      const { system, browser } = deviceName(request.headers['user-agent'])
      const id = await subscribe(db, {
        userId: buyerId,
        family: visitor.family ?? '',
        endpoint,
        ...keys,
        os: system,
        browser,
        language,
        at: now(),
      })
      return { result: { id: id ?? refuse('PUSH_ENDPOINT_REFUSED') } }
    },
  )

  serve(pushCalls.removePushSubscription, async ({ params, buyerId, refuse }) => {
    const removed = await db
      .deleteFrom('push_subscriptions')
      .where('id', '=', params.subscriptionId)
      .where('user_id', '=', buyerId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return refuse('PUSH_SUBSCRIPTION_NOT_FOUND')
    return { result: { removed: true } }
  })
}
