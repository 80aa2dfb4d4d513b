import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { entriesOf, moduleOf, requestsIn, SOURCE } from './compile.ts'
import type { PackedPackage } from './packages.ts'

/** The files of a packed package that are compiled or copied into its `dist`, relative to the repository. */
export async function sourcesOf(
  root: string,
  { folder, entries, inlined = [] }: PackedPackage,
): Promise<Set<string>> {
  const task = { root, folder, entries, inlined }
  const done = new Set<string>()
  const waiting = await entriesOf(task)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (done.has(file)) continue
    done.add(file)
    // Without entries every file is in the package anyway.
    if (!entries || !SOURCE.test(file)) continue
    for (const { request } of requestsIn(file, await readFile(file, 'utf8'))) {
      const module = await moduleOf(task, file, request)
      if (module !== undefined) waiting.push(module)
    }
  }
  return new Set([...done].map((file) => relative(root, file)))
}
