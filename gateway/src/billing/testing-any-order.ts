import { sql } from 'kysely'
import { loadDemo } from '../load-demo.ts'
import { makeGateway } from '../gateway.ts'
import { openDatabase } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { testBills } from './testing-bills.ts'
import { Disorder } from './testing-disorder.ts'
import { expectMoneyIsRight } from './testing-disorder-check.ts'

const ROUNDS_FOR_EACH = 3
const GATEWAYS = 3

const server = process.env.TEST_DATABASE_URL

/** Opens a shop in which events arrive in any order; the function buys so many bills and expects the money to be right. */
export function openDisorder(): (count: number) => Promise<void> {
  const shop = openTestGateway()
  const bills = testBills(shop)
  const closing: (() => Promise<void>)[] = []
  beforeAll(() => bills.open())
  afterAll(() => Promise.all(closing.map((close) => close())))

  /** Another gateway of the same shop. On a server it has its own connections; the embedded database has one. */
  async function another(): Promise<Gateway> {
    const { gateway } = shop
    if (!server) return gateway
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      gateway.db,
    )
    const url = Object.assign(new URL(server), { pathname: `/${rows[0]!.name}` }).href
    const database = await openDatabase({ url })
    closing.push(() => database.close())
    const { config, now } = gateway
    return makeGateway({ db: database.db, config, now, extension: await loadDemo() })
  }

  return async (count) => {
    const seed = Number(process.env.BILL_SEED ?? 20_261_123)
    const { userId } = await bills.buyer(count * 60_000)
    const disorder = new Disorder({
      gateways: await Promise.all(Array.from({ length: GATEWAYS }, another)),
      random: randomFrom(seed),
      advance: (seconds) => shop.advance(seconds),
    })
    for (let bill = 0; bill < count; bill++) {
      await disorder.buy(userId)
      for (let round = 0; round < ROUNDS_FOR_EACH; round++)
        await Promise.all(Array.from({ length: GATEWAYS }, () => disorder.step()))
    }
    await disorder.calmDown()
    await expectMoneyIsRight(shop.gateway.db, disorder)
  }
}
