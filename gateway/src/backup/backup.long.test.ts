import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { startTestGateway } from '../testing/test-gateway.ts'
import { domains } from '../domains.ts'
import { type Database, openDatabase, type OpenDatabase } from '../server/database.ts'
import { dumpDatabase, tablesOf } from './dump.ts'
import { loadDatabase } from './load.ts'

const server = process.env.TEST_DATABASE_URL
let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-dump-'))
})
afterEach(() => rm(directory, { recursive: true }))

/** An empty database on the engine of the test run, and on the other one too when there is a server. */
const engines: [string, () => Promise<OpenDatabase>][] = [
  ['the embedded database', () => openDatabase({})],
  ...(server ? [['PostgreSQL', emptyOnServer] as [string, () => Promise<OpenDatabase>]] : []),
]

test.each(engines)(
  'C-27: a dump of a filled shop, loaded into %s, is the same shop',
  async (_, open) => {
    const shop = await startTestGateway({ market: true })
    await shop.signedIn({ name: 'Toko "Jaya", {a}\\ \' \n baru ✓' })
    const first = await dumpDatabase(shop.gateway.db, join(directory, 'first'))
    expect(first.tables.find(({ name }) => name === 'orders')!.rows).toBeGreaterThan(0)
    const other = await open()
    await loadDatabase(other.db, domains, join(directory, 'first'))
    const second = await dumpDatabase(other.db, join(directory, 'second'))
    expect(second).toEqual(first)
    expect(await contentOf('second')).toEqual(await contentOf('first'))
    expect(await indexesAndConstraintsOf(other.db)).toEqual(
      await indexesAndConstraintsOf(shop.gateway.db),
    )
    await expect(loadDatabase(other.db, domains, join(directory, 'first'))).rejects.toThrow(
      'The database is not empty.',
    )
    await other.close()
    await shop.close()
  },
)

test.each(engines)(
  'C-27: a dump with a broken row leaves %s empty, for the next restore',
  async (_, open) => {
    const shop = await startTestGateway()
    await shop.signedIn()
    await dumpDatabase(shop.gateway.db, directory)
    const rows = join(directory, 'users.jsonl')
    const good = await readFile(rows)
    await appendFile(rows, '["cut off')
    const other = await open()
    await expect(loadDatabase(other.db, domains, directory)).rejects.toThrow(
      "The rows of users can't be loaded: invalid input syntax for type json",
    )
    expect(await tablesOf(other.db)).toEqual([])
    await writeFile(rows, good)
    await loadDatabase(other.db, domains, directory)
    await other.close()
    await shop.close()
  },
)

test('M-05: a dump of a newer release is refused before anything is written', async () => {
  const shop = await startTestGateway()
  const dump = await dumpDatabase(shop.gateway.db, directory)
  const newer = { ...dump, release: '9.0.0', migrations: [...dump.migrations, 'later/001-add'] }
  await writeFile(join(directory, 'dump.json'), JSON.stringify(newer))
  const other = await openDatabase({})
  await expect(loadDatabase(other.db, domains, directory)).rejects.toThrow(
    'The backup was made by release 9.0.0, which has migrations that this one lacks: later/001-add.',
  )
  await other.close()
  await shop.close()
})

/** The rows of each table, in one order. */
async function contentOf(name: string): Promise<Record<string, string[]>> {
  const files = (await readdir(join(directory, name))).filter((file) => file.endsWith('.jsonl'))
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(directory, name, file), 'utf8')
        return [file, text.split('\n').toSorted()] as const
      }),
    ),
  )
}

async function indexesAndConstraintsOf(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    order by 1, 2, 3`.execute(db)
  return rows
}

async function emptyOnServer(): Promise<OpenDatabase> {
  const name = `borong_restored_${randomUUID().replaceAll('-', '')}`
  const send = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await send(`create database ${name}`)
  const opened = await openDatabase({
    url: Object.assign(new URL(server!), { pathname: `/${name}` }).href,
  })
  return {
    ...opened,
    async close() {
      await opened.close()
      await send(`drop database ${name} with (force)`)
    },
  }
}
