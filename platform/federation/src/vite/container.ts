import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ModuleFiles } from '../record.ts'
import { exposedModules, type Unit } from '../unit.ts'
import { startContainer, type ContainerTable } from './container-runtime.ts'

/** A chunk of a finished build. */
export interface BuiltChunk {
  /** The exposed module that it is the entry of. */
  exposed?: string
  /** The chunks that it imports. */
  imports: readonly string[]
  /** The chunks that it may load later. */
  later: readonly string[]
  css: readonly string[]
}
export type BuiltChunks = ReadonlyMap<string, BuiltChunk>

/** The files without which a chunk does not run: first those that it imports. */
export function needsOf(chunks: BuiltChunks, file: string): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || seen.has(name)) return
    seen.add(name)
    chunk.imports.forEach(visit)
    chunk.css.forEach((css) => files.add(css))
    files.add(name)
  }
  visit(file)
  return [...files]
}

/** The files of each exposed module. */
export function modulesIn(unit: Unit, chunks: BuiltChunks): Record<string, ModuleFiles> {
  const entries = entriesOf(chunks)
  return Object.fromEntries(
    exposedModules(unit.table!).flatMap((module) => {
      const file = entries.get(module)
      if (file === undefined) return []
      const files = needsOf(chunks, file)
      const css = files.filter(isStyle)
      const later = laterOf(chunks, file).flatMap((one) => needsOf(chunks, one))
      return [
        [
          module,
          {
            js: files.filter((name) => !isStyle(name)),
            css,
            laterStyles: [...new Set(later.filter(isStyle))].filter((name) => !css.includes(name)),
          },
        ],
      ]
    }),
  )
}

const isStyle = (name: string) => name.endsWith('.css')

const entriesOf = (chunks: BuiltChunks) =>
  new Map(
    [...chunks].flatMap(([file, { exposed }]) => (exposed === undefined ? [] : [[exposed, file]])),
  )

/** The chunks that a chunk may load later, and those that they may load. */
function laterOf(chunks: BuiltChunks, file: string): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    for (const one of needsOf(chunks, name))
      for (const later of chunks.get(one)?.later ?? []) {
        if (found.has(later)) continue
        found.add(later)
        visit(later)
      }
  }
  visit(file)
  return [...found]
}

/** Writes the script that starts the unit, and returns its name. */
export async function writeContainer(
  unit: Unit,
  chunks: BuiltChunks,
  shared: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(unit.dist, 'browser')
  const table: ContainerTable = {
    chunks: chunksGlobal(unit),
    integrity: await integrityIn(folder),
    modules: Object.fromEntries(entriesOf(chunks)),
    needs: Object.fromEntries([...chunks.keys()].map((file) => [file, needsOf(chunks, file)])),
    shared,
  }
  // Indentation is no part of a text in it.
  const start = startContainer.toString().replaceAll(/\n\s+/g, '\n')
  const text = `(${start})(${JSON.stringify(unit.container)},${JSON.stringify(table)})\n`
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const name = `entry.${hash}.js`
  await writeFile(join(folder, name), text)
  return name
}

/** The global variable of the chunks of all releases of a unit, which is part of the content of each chunk. */
export const chunksGlobal = (unit: Unit): string => `modules_${unit.name.replaceAll('-', '_')}`

// A browser uses the preload of a document only with the hash that the document gives it, sha256 for chunks.
async function integrityIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name)).toSorted()
  const hashes = names.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(join(folder, name)))
    return [name, `sha256-${hash.digest('base64')}`] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}
