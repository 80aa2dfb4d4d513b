import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { domains } from '../src/domains.ts'
import { loadDemo } from '../src/load-demo.ts'
import { openDatabase } from '../src/server/database.ts'
import { migrate } from '../src/server/migrate.ts'
import { findForeignUses, type ForeignReads, foreignReads } from './tables/foreign-reads.ts'
import { readSchema } from './tables/read-schema.ts'
import { ownersOf } from './tables/table-uses.ts'
import { mandateDocument } from './tables/write-mandate.ts'
import { schemaDocument } from './tables/write-schema.ts'

// Writes docs/schema.md, docs/roles.md and the declared reads of foreign tables. With --check it compares them instead.
const READS = join(import.meta.dirname, '../foreign-reads.json')
const DOCS = join(import.meta.dirname, '../../docs')

const reads = foreignReads()
const database = await openDatabase({})
await migrate(database.db, [...domains, ...(await loadDemo()).domains])
const schema = schemaDocument(await readSchema(database.db), ownersOf(), reads)
await database.close()
const documents = [
  ['schema.md', schema],
  ['roles.md', mandateDocument()],
] as const

if (process.argv.includes('--check')) {
  const errors = findForeignUses(JSON.parse(await readFile(READS, 'utf8')) as ForeignReads)
  for (const [name, text] of documents)
    if ((await readFile(join(DOCS, name), 'utf8').catch(() => '')) !== text)
      errors.push(`docs/${name} differs from the gateway: run node gateway/scripts/tables.ts.`)
  for (const error of errors) process.stdout.write(`${error}\n`)
  process.exitCode = errors.length > 0 ? 1 : 0
} else {
  await writeFile(READS, `${JSON.stringify(reads, null, 2)}\n`)
  for (const [name, text] of documents) await writeFile(join(DOCS, name), text)
}
