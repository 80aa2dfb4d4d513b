import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ModuleFiles } from './record.ts'
import type { Unit } from './unit.ts'

/** The manifest that a plugin of module federation writes beside the bundle; only the parts that a record is made from. */
export interface FederationManifest {
  metaData: { globalName: string }
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[]
}

export const readManifest = async (unit: Unit): Promise<FederationManifest> =>
  JSON.parse(
    await readFile(join(unit.dist, 'browser/mf-manifest.json'), 'utf8'),
  ) as FederationManifest

/** The files of each exposed module in a manifest. */
export const modulesOf = ({ exposes }: FederationManifest): Record<string, ModuleFiles> =>
  Object.fromEntries(
    exposes.map(({ path, assets: { js, css } }) => [
      path,
      { js: js.sync, css: css.sync, laterStyles: css.async },
    ]),
  )
