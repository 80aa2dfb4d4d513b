import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Whether these packages are installed in the repository of one remote. */
export const isStandalone = import.meta.dirname.includes('node_modules')

/** The folder of this repository, or of the remote whose repository has these packages installed. */
export const root = isStandalone
  ? folderOfRemote(process.cwd())
  : join(import.meta.dirname, '../../..')

/** The folder of every unit, the host first. */
export async function unitDirectories(): Promise<string[]> {
  if (isStandalone) return [root]
  const remotes = await readdir(join(root, 'remotes'), { withFileTypes: true })
  const folders = remotes
    .filter(
      (entry) => entry.isDirectory() && existsSync(join(root, 'remotes', entry.name, 'remote.ts')),
    )
    .map((entry) => join(root, 'remotes', entry.name))
  return [join(root, 'host'), ...folders.toSorted()]
}

/** The name of a unit: that of its folder, or of the package in the repository of one remote. */
export const unitName = (directory: string): string =>
  isStandalone ? packageName(directory) : basename(directory)

/** `@squad/loyalty` is loyalty. */
function packageName(directory: string): string {
  const manifest = readFileSync(join(directory, 'package.json'), 'utf8')
  return basename((JSON.parse(manifest) as { name: string }).name)
}

/** The folder with `remote.ts` that contains the current one; the current one if there is none yet. */
function folderOfRemote(current: string): string {
  for (let folder = current; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'remote.ts'))) return folder
    if (folder === dirname(folder)) return current
  }
}
