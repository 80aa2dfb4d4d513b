import { runJest } from './jest.ts'
import type { Outcome } from './part.ts'

/**
 * Where the two engines differ most: the database itself, transactions of money, full text, and a process that is
 * killed. The rest of the gateway runs on the embedded database in every browser test.
 */
const PATHS = [
  'gateway/src/billing/killed',
  'gateway/src/orders/(contention|create|follow-up|killed)\\.',
  'gateway/src/payments/',
  'gateway/src/search/(facets|reindex|search)\\.',
  'gateway/src/server/(database|hardening|migrate|stop)\\.',
  'gateway/src/testing/(earlier-version|test-database)',
  'gateway/src/testing/company-months/',
  'gateway/src/wallet/wallet\\.',
]

/** Runs tests that use a database, fast and long ones, on the database that `npm start` uses. */
export const runOnEmbedded = (): Promise<Outcome> =>
  runJest({ paths: PATHS, env: { TEST_DATABASE_URL: '' } })
