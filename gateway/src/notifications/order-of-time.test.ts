import { DAY_MS } from '@borong/api/rules/time'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { notify } from './notify.ts'

const gateway = openTestGateway()

test('C-30: notifications are listed in the order of their time, the newest first', async () => {
  const { userId, token } = await gateway.signedIn()
  const { db, now } = gateway.gateway
  for (const days of [5, 35, 1])
    await atomically(db, (trx) =>
      notify(trx, {
        userId,
        kind: 'PASSKEY_ADDED',
        detail: String(days),
        at: new Date(now().getTime() - days * DAY_MS),
      }),
    )
  const { body } = await gateway.call('orderNotifications', { as: token, query: {} })
  const times = body.result.items.map(({ created_at }) => created_at)
  expect(times).toHaveLength(3)
  expect(times).toEqual(times.toSorted().toReversed())
})
