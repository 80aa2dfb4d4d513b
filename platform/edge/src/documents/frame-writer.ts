import type { ReleaseSet } from '../releases/release-set.ts'
import { bootFrame, type BootSettings, type Overrides, type PageModules } from './boot.ts'

type FrameWriter = (
  page: { set: ReleaseSet; overrides?: Overrides | undefined },
  modules: PageModules,
) => string

const MOST_FRAMES = 500

/**
 * Writes the part of the boot data that pages of a set share. The routes of all remotes and the hashes of the page's
 * files are most of a document's own bytes, so they are serialized once per set and list of modules.
 */
export function frameWriter(settings: BootSettings): FrameWriter {
  const frames = new WeakMap<ReleaseSet, Map<string, string>>()

  return ({ set, overrides }, modules) => {
    if (overrides) return bootFrame(set, modules, settings, overrides)
    const key = modules
      .map(({ unit, module }) => `${unit} ${module}`)
      .toSorted()
      .join()
    const known = frames.get(set) ?? new Map<string, string>()
    frames.set(set, known)
    const frame = known.get(key) ?? bootFrame(set, modules, settings)
    if (known.size >= MOST_FRAMES) known.clear()
    known.set(key, frame)
    return frame
  }
}
