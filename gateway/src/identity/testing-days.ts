import type { TestGateway } from '../testing/test-gateway.ts'
import { seedUsers } from '../users/seed.ts'

const TWO_DAYS = 2 * 24 * 60 * 60

/** Lets every window, lock and countdown of the test before pass, with the users as at first; answers a guest's token. */
export async function beginAfresh(test: TestGateway): Promise<string> {
  test.advance(TWO_DAYS)
  await test.gateway.db.deleteFrom('users').execute()
  await seedUsers(test.gateway)
  return test.token()
}
