import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const READ_ONLY = '25006'
/** A server that stays read-only does not cost a new connection for each statement. */
const RENEWED_EVERY_MS = 1_000

/**
 * A pool that replaces its connections when one of them is read-only. They are those of a primary that has become a
 * standby: the address leads to another server by now, and an open connection stays with the former one.
 */
export function renewing(pool: pg.Pool): PostgresPool {
  let generation = 0
  let renewedAt = -Infinity
  const generations = new WeakMap<pg.PoolClient, number>()
  const renew = () => {
    if (performance.now() - renewedAt < RENEWED_EVERY_MS) return
    renewedAt = performance.now()
    generation += 1
  }
  const isOld = (client: pg.PoolClient) => generations.get(client) !== generation
  async function acquire(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if (!generations.has(client)) generations.set(client, generation)
      if (!isOld(client)) return client
      client.release(true)
    }
  }
  return {
    options: {},
    async connect() {
      const client = await acquire()
      const query = (text: string, values: unknown[]) =>
        client.query(text, values).catch((error: unknown) => {
          if ((error as { code?: string }).code === READ_ONLY) renew()
          throw error
        })
      const release = (isBroken?: boolean) => client.release(isBroken || isOld(client))
      // Kysely calls it in another way for cursors, which no statement uses.
      return { query, release } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}
