import { mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { atomically, type Database, type Trx } from '../server/database.ts'
import { release } from '../server/migrate.ts'

/** The tables of a dump, in the file `dump.json` beside one file of rows for each. */
export interface Dump {
  /** The release of the gateway that wrote it. */
  release: string
  /** The migrations that the tables have. */
  migrations: string[]
  tables: DumpedTable[]
  sequences: { name: string; last: string; isCalled: boolean }[]
}

interface DumpedTable {
  name: string
  columns: { name: string; type: string }[]
  rows: number
}

export const rowsFile = (table: string) => `${table}.jsonl`
export const DUMP_FILE = 'dump.json'
/** Kysely's own tables: the migrations that ran, and their lock. */
const isKyselys = (table: string) => table.startsWith('kysely_migration')

const FETCHED_ROWS = 500

/**
 * Writes all tables as they were at one moment. Each row is a JSON array of the values as text, in PostgreSQL's own
 * form, which both engines read without loss. No other program is needed, and the shop may be in use.
 */
export async function dumpDatabase(db: Database, directory: string): Promise<Dump> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const read = async (trx: Trx) => {
    const tables = await tablesOf(trx)
    for (const table of tables) table.rows = await dumpTable(trx, table, directory)
    const migrations = await sql<{ name: string }>`select name from kysely_migration`.execute(trx)
    return {
      release,
      migrations: migrations.rows.map(({ name }) => name).toSorted(),
      tables,
      sequences: await sequencesOf(trx),
    }
  }
  const dump = await atomically(db, read, { isolation: 'repeatable read', access: 'read only' })
  await writeFile(join(directory, DUMP_FILE), JSON.stringify(dump, undefined, 2), { mode: 0o600 })
  return dump
}

/** The tables of the gateway, with the columns that are stored. Ids of transactions belong to their own database. */
export async function tablesOf(db: Database | Trx): Promise<DumpedTable[]> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
      and a.atttypid <> 'xid8'::regtype
    order by c.relname, a.attnum`.execute(db)
  const tables = new Map<string, DumpedTable>()
  for (const { table, name, type } of rows) {
    if (isKyselys(table)) continue
    if (!tables.has(table)) tables.set(table, { name: table, columns: [], rows: 0 })
    tables.get(table)!.columns.push({ name, type })
  }
  return [...tables.values()]
}

async function dumpTable(trx: Trx, table: DumpedTable, directory: string): Promise<number> {
  const file = await open(join(directory, rowsFile(table.name)), 'wx', 0o600)
  const cursor = sql.id(`dump_${table.name}`.slice(0, 63))
  const texts = sql.join(table.columns.map(({ name }) => sql`${sql.id(name)}::text`))
  let count = 0
  try {
    await sql`declare ${cursor} no scroll cursor for
      select array[${texts}]::text[] as texts from ${sql.id(table.name)}`.execute(trx)
    for (;;) {
      const { rows } = await sql<{ texts: (string | null)[] }>`
        fetch ${sql.lit(FETCHED_ROWS)} from ${cursor}`.execute(trx)
      if (rows.length === 0) break
      await file.write(rows.map(({ texts: row }) => `${JSON.stringify(row)}\n`).join(''))
      count += rows.length
    }
    await sql`close ${cursor}`.execute(trx)
  } finally {
    await file.close()
  }
  return count
}

async function sequencesOf(trx: Trx): Promise<Dump['sequences']> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`.execute(trx)
  const sequences: Dump['sequences'] = []
  for (const { name } of rows) {
    const state = await sql<{ last: string; isCalled: boolean }>`
      select last_value::text as last, is_called as "isCalled" from ${sql.id(name)}`.execute(trx)
    sequences.push({ name, ...state.rows[0]! })
  }
  return sequences
}
