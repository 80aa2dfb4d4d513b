import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { atomically, type Database, type Trx } from '../server/database.ts'
import type { Domain } from '../server/domain.ts'
import { migrate } from '../server/migrate.ts'
import { DUMP_FILE, type Dump, rowsFile, tablesOf } from './dump.ts'

const INSERTED_ROWS = 500

/**
 * Fills an empty database with a dump, in one transaction: a failure leaves the database empty. It creates the tables by
 * the migrations of that time, loads the rows, and then migrates to this release.
 */
export async function loadDatabase(
  db: Database,
  domains: readonly Domain[],
  directory: string,
): Promise<Dump> {
  const dump = JSON.parse(await readFile(join(directory, DUMP_FILE), 'utf8')) as Dump
  refuseNewer(dump, domains)
  await atomically(db, async (trx) => {
    if ((await tablesOf(trx)).length > 0)
      throw new Error('The database is not empty. Restore into an empty one.')
    // A statement on a large table takes longer than one of a request may.
    await sql`set local statement_timeout = 0`.execute(trx)
    await migrate(trx, ofThatTime(dump, domains))
    const restoreLinks = await withoutLinks(trx)
    await sql`truncate ${sql.join((await tablesOf(trx)).map(({ name }) => sql.id(name)))}`.execute(
      trx,
    )
    for (const table of dump.tables) await loadTable(trx, table, directory)
    for (const statement of restoreLinks) await sql.raw(statement).execute(trx)
    for (const { name, last, isCalled } of dump.sequences)
      await sql`select setval(${name}::regclass, ${last}::bigint, ${isCalled})`.execute(trx)
    await sql`analyze`.execute(trx)
    await migrate(trx, domains)
  })
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

/**
 * Removes the foreign keys, so that the order of rows is free, and the indexes, which are faster to build over all rows.
 * Returns the statements that restore and check them. The indexes of primary keys and unique constraints stay.
 */
async function withoutLinks(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ drop: string; restore: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class c on c.oid = indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`.execute(
    trx,
  )
  for (const { drop } of rows) await sql.raw(drop).execute(trx)
  // A foreign key may need the unique index that it refers to.
  return rows.map(({ restore }) => restore).toReversed()
}

async function loadTable(trx: Trx, table: Dump['tables'][number], directory: string) {
  const lines = createInterface({ input: createReadStream(join(directory, rowsFile(table.name))) })
  let rows: string[] = []
  for await (const line of lines) {
    rows.push(line)
    if (rows.length < INSERTED_ROWS) continue
    await insert(trx, table, rows)
    rows = []
  }
  if (rows.length > 0) await insert(trx, table, rows)
}

async function insert(
  trx: Trx,
  { name, columns }: Dump['tables'][number],
  rows: readonly string[],
) {
  const names = columns.map((column) => sql.id(column.name))
  const values = columns.map(({ type }, at) => sql`(r->>${sql.lit(at)})::${sql.raw(type)}`)
  await sql`insert into ${sql.id(name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${rows.join()}]`}::jsonb) as r`
    .execute(trx)
    .catch((error: unknown) => {
      throw new Error(`The rows of ${name} can't be loaded: ${(error as Error).message}`, {
        cause: error,
      })
    })
}
