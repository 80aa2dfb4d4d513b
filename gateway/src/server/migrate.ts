import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import type { Domain } from './domain.ts'

const TABLE = 'kysely_migration'
/** The end of a contracting migration's name: the oldest release that works on the tables after it. */
const OLDEST = /@(\d+\.\d+\.\d+)$/

/** The release of this gateway. */
export const release = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  }
).version

/**
 * Runs the pending migrations. Domains have no references to each other's tables, so their order is free. A newer
 * gateway may have run further ones, which add to the tables; after one that needs a newer release, this one refuses.
 */
export async function migrate(
  db: Database,
  domains: readonly Domain[],
  own: string = release,
): Promise<void> {
  const migrations = Object.fromEntries(
    domains.flatMap((domain) =>
      Object.entries(domain.migrations ?? {}).map(([name, migration]) => [
        `${domain.name}/${name}`,
        migration,
      ]),
    ),
  )
  const unknown = (await executed(db)).filter((name) => !Object.hasOwn(migrations, name))
  for (const name of unknown) refuseOlder(name, own)
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => ({
        ...Object.fromEntries(unknown.map((name) => [name, ofNewerRelease])),
        ...migrations,
      }),
    },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** It has run, so it does not run again. Kysely refuses a database with a migration that it does not know. */
const ofNewerRelease: Migration = { up: async () => {} }

async function executed(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

function refuseOlder(migration: string, own: string): void {
  const oldest = OLDEST.exec(migration)?.[1]
  if (oldest === undefined || compare(own, oldest) >= 0) return
  throw new Error(
    `The database belongs to a newer gateway: since the migration ${migration} it needs release ${oldest} or newer, ` +
      `and this is release ${own}. Start a newer gateway, or restore a backup from before that migration.`,
  )
}

function compare(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => text.split('.').map(Number))
  return first!.map((part, at) => part - second![at]!).find((difference) => difference !== 0) ?? 0
}
