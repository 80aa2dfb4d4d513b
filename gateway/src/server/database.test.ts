import { sql } from 'kysely'
import { openDatabase, type OpenDatabase } from './database.ts'

// The embedded database has no connections that could break.
const server = process.env.TEST_DATABASE_URL
const onServer = server ? test : test.skip

onServer(
  'C-27: a connection that PostgreSQL ends within a transaction fails this transaction, not the gateway',
  async () => {
    const { db, close } = await openDatabase({ url: server!, poolSize: 1 })
    const other = await openDatabase({ url: server!, poolSize: 1 })
    try {
      const broken = db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
        // No statement is in progress when the server ends the connection.
        await endConnection(other, rows[0]!.pid)
        await sql`select 1`.execute(trx)
      })
      await expect(broken).rejects.toThrow()
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    } finally {
      await close()
      await other.close()
    }
  },
)

onServer(
  'C-27: connections of a primary that has become read-only are replaced after the first error',
  async () => {
    const { db, close } = await openDatabase({ url: server!, poolSize: 2 })
    try {
      // Both connections, as a standby would have them. A new one goes to the new primary.
      const demoted = () =>
        db.connection().execute(async (one) => {
          await sql`set default_transaction_read_only = on`.execute(one)
          await sql`select pg_sleep(0.05)`.execute(one)
        })
      await Promise.all([demoted(), demoted()])
      const write = () => sql`create temp table written (id int) on commit drop`.execute(db)
      await expect(write()).rejects.toMatchObject({ code: '25006' })
      await write()
      await Promise.all([write(), write()])
    } finally {
      await close()
    }
  },
)

async function endConnection({ db }: OpenDatabase, pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 5000)`.execute(db)
  // The server has ended the connection; another round trip lets its client receive that.
  await sql`select 1`.execute(db)
}
