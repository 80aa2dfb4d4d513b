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

/** The folder of one unit by its name. */
export async function directoryOf(name: string): Promise<string> {
  const all = await unitDirectories()
  const found = all.find((directory) => directory.endsWith(`/${name}`))
  if (!found)
    throw new Error(
      `There is no unit ${name}. There are: ${all.map((d) => d.slice(d.lastIndexOf('/') + 1)).join(', ')}`,
    )
  return found
}
