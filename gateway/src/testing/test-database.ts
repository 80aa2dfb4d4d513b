import { HOUR_MS } from '@borong/api/rules/time'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import {
  type Database,
  type Observed,
  openDatabase,
  type OpenDatabase,
} from '../server/database.ts'
import { cacheKey } from './cache-key.ts'

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/borong')
// The deals of a market run around the time of its seeding, so a cached market expires.
const MARKET_LIFE_MS = HOUR_MS
const MOST_DUMPS = 8

/** Prepares an empty database for a group of tests. */
export type Prepare = (db: Database) => Promise<void>

/** A separate database for one test file, copied from a prepared one that is created once and cached. */
export async function openTestDatabase(
  seeds: readonly string[],
  prepare: Prepare,
  observed: Observed = {},
): Promise<OpenDatabase> {
  const schema = await cacheKey(seeds.length > 0)
  const key = [
    schema,
    ...seeds,
    ...(seeds.length > 0 ? [Math.floor(Date.now() / MARKET_LIFE_MS)] : []),
  ].join('_')
  const server = process.env.TEST_DATABASE_URL
  return server ? copyOnServer(server, key, prepare, observed) : loadDump(key, prepare, observed)
}

async function loadDump(key: string, prepare: Prepare, observed: Observed): Promise<OpenDatabase> {
  const path = join(CACHE, `prepared-${key}.tar`)
  if (!(await exists(path))) {
    const database = await openDatabase({ dump: await emptyDump() })
    try {
      await prepare(database.db)
      await cache(path, await database.dump!())
    } finally {
      // An open embedded database keeps the process of a failed test running.
      await database.close()
    }
    await removeOldDumps()
  }
  return openDatabase({ dump: await readDump(path) }, observed)
}

/** An empty embedded database. PGlite creates a cluster in seconds, and loads a dump in a fraction of a second. */
export async function emptyDump(): Promise<Blob> {
  const path = join(CACHE, 'empty.tar')
  if (!(await exists(path))) {
    const pglite = await PGlite.create()
    await cache(path, await pglite.dumpDataDir('none'))
    await pglite.close()
  }
  return readDump(path)
}

// Reads the whole file: a blob backed by the file becomes unreadable when another worker replaces the file.
const readDump = async (path: string) => new Blob([await readFile(path)])

// Parallel workers may make the same dump: each writes its own file, the last rename wins and all are equal.
async function cache(path: string, dump: Blob): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const partial = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  await writeFile(partial, new Uint8Array(await dump.arrayBuffer()))
  await rename(partial, path)
}

async function removeOldDumps(): Promise<void> {
  const names = (await readdir(CACHE)).filter((name) => name.startsWith('prepared-'))
  const dated = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(CACHE, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  )
  const old = dated.toSorted((a, b) => b.at - a.at).slice(MOST_DUMPS)
  for (const { name } of old) await rm(join(CACHE, name), { force: true })
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function copyOnServer(
  server: string,
  key: string,
  prepare: Prepare,
  observed: Observed,
): Promise<OpenDatabase> {
  // Names of databases are short and have no hyphens.
  const template = `borong_template_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`
  const name = `borong_test_${randomBytes(8).toString('hex')}`
  await onServer(server, async (client) => {
    // One worker creates the template, and the others wait for it.
    await client.query('select pg_advisory_lock(827001)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      template,
    ])
    if (!rowCount) {
      const making = `${template}_making`
      await client.query(`drop database if exists ${making} with (force)`)
      await client.query(`create database ${making}`)
      const database = await openDatabase({ url: withDatabase(server, making), poolSize: 2 })
      await prepare(database.db).finally(() => database.close())
      await client.query(`alter database ${making} rename to ${template}`)
    }
    await client.query(`create database ${name} template ${template}`)
    await client.query('select pg_advisory_unlock(827001)')
  })
  const database = await openDatabase({ url: withDatabase(server, name), poolSize: 10 }, observed)
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      )
    },
  }
}

async function onServer(
  server: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
