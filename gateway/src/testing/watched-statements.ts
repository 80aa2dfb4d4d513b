import { CompiledQuery, type Logger, sql } from 'kysely'
import { atomically, type Database } from '../server/database.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

/** A log that keeps each statement's text once, with its first parameters. */
export function watchStatements(): { log: Logger; seen: Map<string, CompiledQuery> } {
  const seen = new Map<string, CompiledQuery>()
  return {
    seen,
    log({ query }) {
      if (!seen.has(query.sql)) seen.set(query.sql, query)
    },
  }
}

/**
 * Makes the server forget what it knows of the sizes of tables, and stops it from analyzing them on its own. It would know
 * that a table has a handful of rows, and rightly walk that table instead of an index. It assumes ten pages without it.
 */
export async function forgetSizes(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public'`.execute(db)
  for (const { name } of rows)
    await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(db)
  await sql`update pg_class set relpages = 0, reltuples = -1
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
}

/** The partial indexes: scanning one reads only its part of the table. */
export async function partialIndexes(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select c.relname as name
    from pg_index i join pg_class c on c.oid = i.indexrelid where i.indpred is not null`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/**
 * The tables that a statement can only read whole. The planner runs with sequential scans, hash joins and merge joins
 * disabled. A table counts when the plan still reads it whole, or scans a whole index without a limit.
 */
export async function tablesReadWhole(
  db: Database,
  { sql: text, parameters }: CompiledQuery,
  partial: ReadonlySet<string>,
): Promise<string[]> {
  return atomically(db, async (trx) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx)
    const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters])
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    return plan ? readWhole(plan, false, partial) : []
  })
}

const takesEverything = /Sort|Aggregate|Hash|Materialize/

function readWhole(node: PlanNode, isLimited: boolean, partial: ReadonlySet<string>): string[] {
  const type = node['Node Type']
  const walks =
    /^Index (Only )?Scan$/.test(type) &&
    node['Index Cond'] === undefined &&
    !isLimited &&
    !partial.has(node['Index Name'] ?? '')
  const table = type === 'Seq Scan' || walks ? node['Relation Name'] : undefined
  const below = (isLimited || type === 'Limit') && !takesEverything.test(type)
  const inner = (node.Plans ?? []).flatMap((plan) => readWhole(plan, below, partial))
  return table ? [table, ...inner] : inner
}
