import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import type { Domain } from './domain.ts'

/** Runs the pending migrations. Domains have no references to each other's tables, so their order is free. */
export async function migrate(db: Database, domains: readonly Domain[]) {
  const migrations = Object.fromEntries(
    domains.flatMap((domain) =>
      Object.entries(domain.migrations ?? {}).map(([name, migration]) => [
        `${domain.name}/${name}`,
        migration,
      ]),
    ),
  )
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
