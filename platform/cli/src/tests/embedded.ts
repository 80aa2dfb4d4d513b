import { runJest } from './jest.ts'
import type { Outcome } from './part.ts'

/**
 * Where the two engines differ most: the database itself, transactions of money, full text, and a process that is
 * killed. The rest of the gateway runs on the embedded database in every browser test.
 */
const PATHS = [
  'gateway/src/billing/killed',
  'gateway/src/orders/(?!totals)',
  'gateway/src/payments/',
  'gateway/src/search/(facets|reindex|search)\\.',
  'gateway/src/server/',
  'gateway/src/testing/(earlier-version|plans|test-database)',
  'gateway/src/wallet/',
]

/** Runs tests that use a database, fast and long ones, on the database that `npm start` uses. */
export const runOnEmbedded = (): Promise<Outcome> =>
  runJest({ paths: PATHS, env: { TEST_DATABASE_URL: '' } })
