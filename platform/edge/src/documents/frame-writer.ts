import type { ReleaseSet } from '../releases/release-set.ts'
import {
  framePart,
  tablePart,
  type BootFrame,
  type BootSettings,
  type Overrides,
  type PageModules,
} from './boot.ts'

type FrameWriter = (
  page: { set: ReleaseSet; overrides?: Overrides | undefined },
  modules: PageModules,
) => BootFrame

const MOST_FRAMES = 500

/**
 * Writes the parts of the boot data that documents share. The routes of all remotes and the hashes of the page's files
 * are most of a document's own bytes, so the former are serialized once per table, the latter once per set and
 * list of modules.
 */
export function frameWriter(settings: BootSettings): FrameWriter {
  const tables = new WeakMap<ReleaseSet['table'], string>()
  const frames = new WeakMap<ReleaseSet, Map<string, string>>()

  function tableOf(set: ReleaseSet): string {
    const table = tables.get(set.table) ?? tablePart(set, settings)
    tables.set(set.table, table)
    return table
  }

  function frameOf(set: ReleaseSet, modules: PageModules): string {
    const key = modules
      .map(({ unit, module }) => `${unit} ${module}`)
      .toSorted()
      .join()
    const known = frames.get(set) ?? new Map<string, string>()
    frames.set(set, known)
    const frame = known.get(key) ?? framePart(set, modules)
    if (known.size >= MOST_FRAMES) known.clear()
    known.set(key, frame)
    return frame
  }

  return ({ set, overrides }, modules) => [
    overrides ? framePart(set, modules, overrides) : frameOf(set, modules),
    tableOf(set),
  ]
}
