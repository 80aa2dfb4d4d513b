import { sql } from 'kysely'
import type { Database } from '../../src/server/database.ts'

export interface Table {
  name: string
  columns: { name: string; type: string; isNullable: boolean }[]
  /** Primary key, unique and other indexes, as PostgreSQL writes them. */
  indexes: { name: string; definition: string }[]
  references: { columns: string; table: string }[]
}

/** The tables of a migrated database, without those of the migrator. */
export async function readSchema(db: Database): Promise<Table[]> {
  const columns = await sql<{ table: string; name: string; type: string; nullable: boolean }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely%'
    order by c.relname collate "C", a.attnum`.execute(db)
  const indexes = await sql<{ table: string; name: string; definition: string }>`
    select tablename as table, indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' order by indexname collate "C"`.execute(db)
  const references = await sql<{ from: string; columns: string; table: string }>`
    select c.conrelid::regclass::text as from, c.confrelid::regclass::text as table,
      (select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as columns
    from pg_constraint c where c.contype = 'f' order by 1, 3`.execute(db)
  const names = [...new Set(columns.rows.map(({ table }) => table))]
  return names.map((name) => ({
    name,
    columns: columns.rows
      .filter(({ table }) => table === name)
      .map((column) => ({ name: column.name, type: column.type, isNullable: column.nullable })),
    indexes: indexes.rows.filter(({ table }) => table === name),
    references: references.rows.filter(({ from }) => from === name),
  }))
}
