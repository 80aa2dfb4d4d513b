import type { BuiltRelease, BuiltRemote, ModuleAssets } from '@borong/contract/release'
import { modulesOf, readManifest, type FederationManifest } from '@borong/federation/manifest'
import {
  builtRemote,
  writeRecord,
  type BuiltOutput,
  type ModuleFiles,
} from '@borong/federation/record'
import type { Unit } from '@borong/federation/unit'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { COMMON } from './common-chunk.ts'

/** The remote's table with the files of each module, from the federation's manifest. */
export const readBuiltRemote = async (unit: Unit): Promise<BuiltRemote> =>
  builtRemote(unit, orderedModules(await readManifest(unit)))

/** Creates `dist/release.json` from a unit's finished browser and server builds. */
export async function writeRelease(
  unit: Unit,
  built: Pick<BuiltOutput, 'bundled' | 'calls' | 'facts' | 'filesOf'> & { initial: ModuleAssets },
): Promise<BuiltRelease> {
  const manifest = await readManifest(unit)
  const entry = unit.kind === 'host' ? built.initial.js.at(-1) : await containerOf(unit)
  return writeRecord(unit, {
    ...built,
    entry: entry ?? '',
    modules: orderedModules(manifest),
    manifest,
  })
}

const containerOf = async (unit: Unit) =>
  (await readdir(join(unit.dist, 'browser'))).find((name) => /^entry\.\w+\.js$/.test(name))

const orderedModules = (manifest: FederationManifest): Record<string, ModuleFiles> =>
  Object.fromEntries(
    Object.entries(modulesOf(manifest)).map(([path, files]) => [
      path,
      { ...files, css: inOrder(files.css) },
    ]),
  )

// A page adds the common styles before those of its screen, which may differ from them. So does its document.
const inOrder = (css: readonly string[]) =>
  css.toSorted((a, b) => Number(isCommon(b)) - Number(isCommon(a)))

const isCommon = (name: string) => name.startsWith(`${COMMON}.`)
