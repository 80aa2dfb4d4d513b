/** Migrates the database of DATABASE_URL or DATA_DIR, dumps it into a directory, or loads a dump into an empty one. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dumpDatabase } from '../src/backup/dump.ts'
import { loadDatabase } from '../src/backup/load.ts'
import { domains } from '../src/domains.ts'
import { configFrom } from '../src/server/config.ts'
import { openDatabase } from '../src/server/database.ts'
import { migrate } from '../src/server/migrate.ts'

const [command, directory = ''] = process.argv.slice(2)
const config = configFrom(process.env)

try {
  const embedded = join(config.dataDirectory, 'database')
  if (!config.databaseUrl) await mkdir(embedded, { recursive: true })
  const database = await openDatabase({ url: config.databaseUrl, directory: embedded })
  try {
    if (command === 'migrate') await database.alone(() => migrate(database.db, domains))
    else if (command === 'dump') await dumpDatabase(database.db, directory)
    else if (command === 'load')
      await database.alone(() => loadDatabase(database.db, domains, directory))
    else throw new Error(`There is no command ${command}.`)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
