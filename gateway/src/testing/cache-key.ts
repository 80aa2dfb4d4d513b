import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { domains } from '../domains.ts'

const SOURCES = join(import.meta.dirname, '..')

/** What a prepared database depends on: the migrations and, when it is seeded, every source that may have a part in it. */
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
  const entries = await readdir(SOURCES, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
