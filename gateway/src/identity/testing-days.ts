import type { TestGateway } from '../testing/test-gateway.ts'
import { seedBuyers } from '@borong/demo/seed-buyers'

const TWO_DAYS = 2 * 24 * 60 * 60

/** Ends every window, lock and countdown of the previous test, and resets the users. Returns a guest token. */
export async function beginAfresh(test: TestGateway): Promise<string> {
  test.advance(TWO_DAYS)
  await test.gateway.db.deleteFrom('users').execute()
  await seedBuyers(test.gateway)
  return test.token()
}
