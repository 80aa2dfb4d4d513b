import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The version of a package that this unit resolves. */
export function installedVersion(directory: string, name: string): string {
  const manifest = join(installedFolder(directory, name), 'package.json')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

/** The folder of a package that this unit resolves. */
export function installedFolder(directory: string, name: string): string {
  const require = createRequire(join(directory, 'package.json'))
  const folders = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name))
  const found = folders.find((folder) => existsSync(join(folder, 'package.json')))
  if (!found) throw new Error(`${name} is not installed for ${dirname(directory)}`)
  return realpathSync(found)
}
