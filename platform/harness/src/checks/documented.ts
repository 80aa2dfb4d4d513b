import { root } from '@borong/build/units'
import { parseSync } from 'oxc-parser'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { hasSentence } from './has-sentence.ts'

/** The modules of the contract that other packages import. */
const ENTRIES = [
  'index.ts',
  'host.ts',
  'remote.ts',
  'release.ts',
  'host-routes.ts',
  'testing/fake-gateway.ts',
  'testing/open-screen.ts',
  'testing/test-page.ts',
].map((name) => join(root, 'shared/contract/src', name))

/** A sentence for every export of the contract that has no TSDoc sentence. */
export async function findUndocumented(): Promise<string[]> {
  const found = await Promise.all(ENTRIES.map((file) => undocumentedIn(file)))
  return [...new Set(found.flat())]
}

/** Follows re-exports within the package. An export of a library has the library's documentation. */
async function undocumentedIn(file: string, only?: ReadonlySet<string>): Promise<string[]> {
  const source = await readFile(file, 'utf8')
  const { module, comments } = parseSync(file, source)
  const found: string[] = []
  const elsewhere = new Map<string, Set<string>>()
  for (const { start, entries } of module.staticExports) {
    for (const { exportName, importName, moduleRequest } of entries) {
      const name = exportName.name ?? 'default'
      if (only && !only.has(name)) continue
      if (moduleRequest) {
        const names = elsewhere.get(moduleRequest.value) ?? new Set()
        elsewhere.set(moduleRequest.value, names.add(importName.name ?? name))
        continue
      }
      const comment = comments.findLast(
        ({ end }) => end <= start && !source.slice(end, start).trim(),
      )
      if (!hasSentence(comment?.value))
        found.push(`${relative(root, file)} exports ${name} without a sentence of TSDoc`)
    }
  }
  for (const [request, names] of elsewhere)
    if (request.startsWith('.'))
      found.push(...(await undocumentedIn(join(dirname(file), request), names)))
  return found
}
