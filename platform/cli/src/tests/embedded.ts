import { runJest } from './jest.ts'
import type { Outcome } from './part.ts'

/**
 * Where statements, migrations and concurrency differ most between the two engines: the database itself, money, search
 * and what is proven by random sequences. The rest of the gateway runs on the embedded database in every browser test.
 */
const FOLDERS = [
  'gateway/src/billing',
  'gateway/src/companies',
  'gateway/src/credit',
  'gateway/src/orders',
  'gateway/src/payments',
  'gateway/src/search',
  'gateway/src/server',
  'gateway/src/testing',
  'gateway/src/wallet',
  'demo/src',
]

/** Runs tests that use a database, fast and long ones, on the database that `npm start` uses. */
export const runOnEmbedded = (): Promise<Outcome> =>
  runJest({ paths: FOLDERS, env: { TEST_DATABASE_URL: '' } })
