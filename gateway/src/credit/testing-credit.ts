import { atomically } from '../server/database.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import { openLine } from './lines.ts'

/** Opens a line of a test's buyer. */
export const openTestLine = (
  { gateway }: Pick<TestGateway, 'gateway'>,
  userId: string,
  more: { method?: string; limit?: number; days?: number } = {},
) =>
  atomically(gateway.db, (trx) =>
    openLine(trx, {
      userId,
      method: more.method ?? 'pay-later',
      limit: more.limit ?? 25_000_000,
      days: more.days ?? 30,
      at: gateway.now(),
    }),
  )
