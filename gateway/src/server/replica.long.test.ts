import pg from 'pg'
import { loadDemo } from '../load-demo.ts'
import { makeGateway, prepare } from '../gateway.ts'
import { startPostgres, type RunningPostgres } from '../testing/postgres.ts'
import { configFrom } from './config.ts'
import { type Database, openDatabase, type OpenDatabase } from './database.ts'
import type { Gateway } from './domain.ts'
import { openReplica, type Reads } from './replica.ts'
import { issueToken } from './visitor.ts'

// The embedded database has no replicas.
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip

async function started(options?: { standbyOf: string }): Promise<RunningPostgres> {
  const server = await startPostgres(options)
  if ('reason' in server) throw new Error(server.reason)
  return server
}

onServer('a gateway with a replica', () => {
  const config = { ...configFrom({ DEMO: '1' }), logLevel: 'silent', limits: false, scale: 200 }
  let primary: RunningPostgres
  let standby: RunningPostgres
  let database: OpenDatabase
  let replica: Reads
  let gateway: Gateway
  let guest: string

  beforeAll(async () => {
    primary = await started()
    database = await openDatabase({ url: primary.url })
    const extension = await loadDemo()
    await prepare(makeGateway({ db: database.db, config, extension }))
    standby = await started({ standbyOf: primary.url })
    replica = await openReplica(standby.url, database.pool!, { mostBehindMs: 1_500 })
    gateway = makeGateway({ db: database.db, reads: replica.db, config, extension })
    const expiresAt = new Date(Date.now() + 3_600_000)
    guest = await issueToken(database.db, { kind: 'access', expiresAt })
  }, 60_000)
  afterAll(async () => {
    await gateway?.app.close()
    await replica?.close()
    await database?.close()
    await standby?.stop()
    await primary?.stop()
  })

  /** The names of brands, as a guest reads them. */
  async function brandNames(): Promise<string[]> {
    const { statusCode, body } = await gateway.app.inject({
      url: '/core/api/v4/brands?limit=1',
      headers: { authorization: `Bearer ${guest}` },
    })
    expect(statusCode).toBe(200)
    return (JSON.parse(body) as { result: { name: string }[] }).result.map(({ name }) => name)
  }
  const rename = async (db: Database, name: string) => {
    const first = db
      .selectFrom('brands')
      .select('id')
      .orderBy('product_count', 'desc')
      .orderBy('id')
    await db.updateTable('brands').set({ name }).where('id', '=', first.limit(1)).execute()
  }
  const onStandby = async (statement: string) => {
    const client = new pg.Client({ connectionString: standby.url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const until = async (name: string) => {
    for (const deadline = Date.now() + 20_000; ;) {
      const names = await brandNames()
      if (names[0] === name) return
      if (Date.now() > deadline) throw new Error(`still ${names[0]}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  test('C-22: lists are read from the replica, from the primary while it is too far behind, and without it too', async () => {
    await rename(database.db, 'Satu')
    await until('Satu')
    await onStandby('select pg_wal_replay_pause()')
    await rename(database.db, 'Dua')
    expect(await brandNames()).toEqual(['Satu'])
    // Too far behind after 1.5 s.
    await until('Dua')
    await rename(database.db, 'Tiga')
    expect(await brandNames()).toEqual(['Tiga'])
    await onStandby('select pg_wal_replay_resume()')
    // No read fails while the replica crashes and starts again.
    const names: string[][] = []
    const restarted = new AbortController()
    const restarting = standby.restart('crash').finally(() => restarted.abort())
    while (!restarted.signal.aborted) names.push(await brandNames())
    await restarting
    expect(new Set(names.flat())).toEqual(new Set(['Tiga']))
  }, 60_000)
})
