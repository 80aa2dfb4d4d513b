import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The repository's root. */
export const root = join(import.meta.dirname, '../../..')

/** The folder of every unit, the host first. */
export async function unitDirectories(): Promise<string[]> {
  const remotes = await readdir(join(root, 'remotes'), { withFileTypes: true })
  const folders = remotes
    .filter(
      (entry) => entry.isDirectory() && existsSync(join(root, 'remotes', entry.name, 'remote.ts')),
    )
    .map((entry) => join(root, 'remotes', entry.name))
  return [join(root, 'host'), ...folders.toSorted()]
}
