import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import type { Database, Trx } from '../server/database.ts'
import type { Domain } from '../server/domain.ts'
import { migrate } from '../server/migrate.ts'
import { DUMP_FILE, type Dump, rowsFile, tablesOf } from './dump.ts'

const INSERTED_ROWS = 500

/**
 * Fills an empty database with a dump: it creates the tables by the migrations of that time, loads the rows in one
 * transaction, and then migrates to this release.
 */
export async function loadDatabase(
  db: Database,
  domains: readonly Domain[],
  directory: string,
): Promise<Dump> {
  const dump = JSON.parse(await readFile(join(directory, DUMP_FILE), 'utf8')) as Dump
  refuseNewer(dump, domains)
  if ((await tablesOf(db)).length > 0)
    throw new Error('The database is not empty. Restore into an empty one.')
  await migrate(db, ofThatTime(dump, domains))
  await db.transaction().execute(async (trx) => {
    const links = await withoutLinks(trx)
    await sql`truncate ${sql.join((await tablesOf(trx)).map(({ name }) => sql.id(name)))}`.execute(
      trx,
    )
    for (const table of dump.tables) await loadTable(trx, table, directory)
    for (const add of links) await sql.raw(add).execute(trx)
    for (const { name, last, isCalled } of dump.sequences)
      await sql`select setval(${name}::regclass, ${last}::bigint, ${isCalled})`.execute(trx)
  })
  await sql`analyze`.execute(db)
  await migrate(db, domains)
  return dump
}

function refuseNewer(dump: Dump, domains: readonly Domain[]): void {
  const known = new Set(
    domains.flatMap(({ name, migrations }) =>
      Object.keys(migrations ?? {}).map((key) => `${name}/${key}`),
    ),
  )
  const unknown = dump.migrations.filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new Error(
    `The backup was made by release ${dump.release}, which has migrations that this one lacks: ${unknown.join(', ')}. ` +
      'Restore it with that release or a newer one.',
  )
}

const ofThatTime = (dump: Dump, domains: readonly Domain[]): Domain[] =>
  domains.map(({ name, migrations }) => ({
    name,
    migrations: Object.fromEntries(
      Object.entries(migrations ?? {}).filter(([key]) =>
        dump.migrations.includes(`${name}/${key}`),
      ),
    ),
  }))

/** Removes the foreign keys, so that the order of rows is free; returns the statements that add and check them again. */
async function withoutLinks(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(trx)
  for (const { table, name } of rows)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(trx)
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  )
}

async function loadTable(trx: Trx, table: Dump['tables'][number], directory: string) {
  const lines = createInterface({ input: createReadStream(join(directory, rowsFile(table.name))) })
  let rows: (string | null)[][] = []
  for await (const line of lines) {
    rows.push(JSON.parse(line) as (string | null)[])
    if (rows.length < INSERTED_ROWS) continue
    await insert(trx, table, rows)
    rows = []
  }
  if (rows.length > 0) await insert(trx, table, rows)
}

async function insert(
  trx: Trx,
  { name, columns }: Dump['tables'][number],
  rows: (string | null)[][],
) {
  const names = columns.map((column) => sql.id(column.name))
  const arrays = columns.map((_, at) => sql`${rows.map((row) => row[at])}::text[]`)
  const values = columns.map((column) => sql`t.${sql.id(column.name)}::${sql.raw(column.type)}`)
  await sql`insert into ${sql.id(name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from unnest(${sql.join(arrays)}) as t(${sql.join(names)})`.execute(
    trx,
  )
}
