import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exposedModules, sourceOf, type Unit } from './unit.ts'

/**
 * The entry module of the host's server bundle. With adapters it is written: the host's own exports, and each adapter
 * by its major version.
 */
export async function hostServerEntry(unit: Unit): Promise<string> {
  const own = './src/server.tsx'
  if (unit.adapters.length === 0) return own
  const lines = unit.adapters.map(
    ({ major, entry }) => `import * as contract${major} from ${JSON.stringify(entry)}`,
  )
  const names = unit.adapters.map(({ major }) => `${major}: contract${major}`)
  return written(
    unit,
    'host-server-entry.mjs',
    `${lines.join('\n')}\nexport * from ${JSON.stringify(join(unit.directory, own))}\nexport const adapters = { ${names.join(', ')} }\n`,
  )
}

/** Writes the entry module of a remote's server bundle: every exposed module by name, run at its first request. */
export async function serverEntry(unit: Unit): Promise<string> {
  const lines = exposedModules(unit.table!).map(
    (module) =>
      `  ${JSON.stringify(module)}: () => require(${JSON.stringify(join(unit.directory, sourceOf(module)))}),`,
  )
  return written(unit, 'server-entry.cjs', `module.exports = {\n${lines.join('\n')}\n}\n`)
}

async function written(unit: Unit, name: string, text: string): Promise<string> {
  // Several checkouts may share their `node_modules`, but not what they build.
  const folder = join(unit.dist, 'entries')
  await mkdir(folder, { recursive: true })
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}
