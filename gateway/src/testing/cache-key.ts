import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { domains } from '../domains.ts'

const SOURCES = [join(import.meta.dirname, '..'), join(import.meta.dirname, '../../../demo/src')]

/**
 * The cache key of a prepared database: the migrations and, for a seeded one, every source that may affect the seed.
 */
export async function cacheKey(seeded: boolean): Promise<string> {
  const hash = createHash('sha256').update('1')
  for (const domain of domains) {
    for (const [name, migration] of Object.entries(domain.migrations ?? {})) {
      hash.update(`${domain.name}/${name}`).update(migration.up.toString())
    }
  }
  if (seeded) for (const file of await sources()) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function sources(): Promise<string[]> {
  const entries = await Promise.all(
    SOURCES.map((folder) => readdir(folder, { withFileTypes: true, recursive: true })),
  )
  return entries
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
