import { MINUTE_MS } from '@borong/api/rules/time'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Gateway } from '../server/domain.ts'
import { eachTaken } from '../server/due-work.ts'

const PAUSE_MS = 10 * MINUTE_MS
// One day of attempts.
const MOST_TRIES = 144

/**
 * Sends the due mails of a table whose rows are mails that are not sent yet, and retries those that the provider rejects.
 */
export const sendDueMails = <Row extends { id: string }>(
  gateway: Gateway,
  queue: {
    job: string
    table: string
    mostTries?: number
    where?: RawBuilder<SqlBool>
    send(row: Row): Promise<void>
  },
): Promise<void> =>
  eachTaken<Row>(gateway, {
    key: ['id'],
    dueAt: 'next_try_at',
    tries: 'tries',
    pauseMs: PAUSE_MS,
    mostTries: MOST_TRIES,
    parallel: 20,
    ...queue,
    end: ({ id }) =>
      sql`delete from ${sql.table(queue.table)} where id = ${id}`.execute(gateway.db),
  })
