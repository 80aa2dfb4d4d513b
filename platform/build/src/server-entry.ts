import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exposedModules, sourceOf, type Unit } from './unit.ts'

/** Writes the entry module of a remote's server bundle: every exposed module by name, run at its first request. */
export async function serverEntry(unit: Unit): Promise<string> {
  const lines = exposedModules(unit.table!).map(
    (module) =>
      `  ${JSON.stringify(module)}: () => require(${JSON.stringify(join(unit.directory, sourceOf(module)))}),`,
  )
  const folder = join(unit.directory, 'node_modules/.cache/borong')
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'server-entry.cjs')
  await writeFile(file, `module.exports = {\n${lines.join('\n')}\n}\n`)
  return file
}
