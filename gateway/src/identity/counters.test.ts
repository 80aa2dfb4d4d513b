import { openTestGateway } from '../testing/open-test-gateway.ts'
import { LimitReached, reserve, withinLimits } from './counters.ts'

const gateway = openTestGateway()

test('C-06: the wait is no longer than the window, even if a later event began it', async () => {
  const { db } = gateway.gateway
  const limits = [{ key: 'test', most: 1, windowSeconds: 60 }]
  const now = new Date()
  const later = new Date(now.getTime() + 20)
  await withinLimits(db, (trx) => reserve(trx, limits, later))
  const reached = await withinLimits(db, (trx) => reserve(trx, limits, now))
  expect(reached).toBeInstanceOf(LimitReached)
  expect((reached as LimitReached).endsAt.getTime() - now.getTime()).toBe(60_000)
})
