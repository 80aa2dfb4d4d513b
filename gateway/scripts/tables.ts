import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { domains } from '../src/domains.ts'
import { loadDemo } from '../src/load-demo.ts'
import { openDatabase } from '../src/server/database.ts'
import { migrate } from '../src/server/migrate.ts'
import { findForeignUses, type ForeignReads, foreignReads } from './tables/foreign-reads.ts'
import { readSchema } from './tables/read-schema.ts'
import { ownersOf } from './tables/table-uses.ts'
import { schemaDocument } from './tables/write-schema.ts'

// Writes docs/schema.md and the declared reads of foreign tables. With --check it compares both instead.
const READS = join(import.meta.dirname, '../foreign-reads.json')
const SCHEMA = join(import.meta.dirname, '../../docs/schema.md')

const reads = foreignReads()
const database = await openDatabase({})
await migrate(database.db, [...domains, ...(await loadDemo()).domains])
const schema = schemaDocument(await readSchema(database.db), ownersOf(), reads)
await database.close()

if (process.argv.includes('--check')) {
  const errors = findForeignUses(JSON.parse(await readFile(READS, 'utf8')) as ForeignReads)
  if ((await readFile(SCHEMA, 'utf8')) !== schema)
    errors.push('docs/schema.md differs from the migrations: run node gateway/scripts/tables.ts.')
  for (const error of errors) process.stdout.write(`${error}\n`)
  process.exitCode = errors.length > 0 ? 1 : 0
} else {
  await writeFile(READS, `${JSON.stringify(reads, null, 2)}\n`)
  await writeFile(SCHEMA, schema)
}
