import { searchOfCalls, type RouteEntry } from '@borong/contract/remote'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { BuildError, type SourceError } from './build-error.ts'
import type { GraphFacts } from './graph-facts.ts'
import { readSearchIn, type ReadSearch } from './read-search.ts'
import { sourceOf, type Unit } from './unit.ts'

/** The query parameters on which the document of a route depends, as its release lists them. */
export const searchOf = (route: RouteEntry): string[] => [
  ...new Set([...(route.search ?? []), ...searchOfCalls(route)]),
]

/** Fails when the routes of a remote do not declare exactly the query parameters that their screens read. */
export async function compareSearch(
  { name, directory, table }: Pick<Unit, 'name' | 'directory' | 'table'>,
  { sources, texts }: Pick<GraphFacts, 'sources' | 'texts'>,
): Promise<void> {
  if (!table) return
  const known = new Map<string, ReadSearch>()
  const errors: SourceError[] = []

  /** The source file of an import, which may lack its ending. */
  const sourceIn = (path: string): string[] =>
    [path, `${path}.tsx`, `${path}.ts`].filter(
      (file) => (/\.tsx?$/.test(file) && sources.has(file)) || texts.has(file),
    )

  async function readSearchOf(file: string): Promise<ReadSearch> {
    const compiled = texts.get(file)
    if (!compiled) return readSearchIn(file, await readFile(file, 'utf8'))
    const reads = compiled.map((text) => readSearchIn(`${file}.js`, text))
    return {
      names: reads.flatMap(({ names }) => names),
      unknownAt: reads.find(({ unknownAt }) => unknownAt !== undefined)?.unknownAt,
      imports: reads.flatMap(({ imports }) => imports),
    }
  }

  /** The files from which a module is made, with what they read of the address. */
  async function filesOf(module: string): Promise<Map<string, ReadSearch>> {
    const files = new Map<string, ReadSearch>()
    const next = sourceIn(join(directory, sourceOf(module)))
    for (const file of next) {
      if (files.has(file)) continue
      const read = known.get(file) ?? (await readSearchOf(file))
      known.set(file, read)
      files.set(file, read)
      for (const path of read.imports) next.push(...sourceIn(resolve(dirname(file), path)))
    }
    return files
  }

  async function compare(module: string, declared: readonly string[], where: string) {
    const files = await filesOf(module)
    for (const [file, { names }] of files) {
      const missing = names.filter((one) => !declared.includes(one))
      if (missing.length > 0)
        errors.push({ file, message: `reads ${missing.join(', ')} of the address, ${where}` })
    }
    return new Set([...files.values()].flatMap(({ names }) => names))
  }

  for (const route of table.routes) {
    const where = `which \`search\` of ${route.path} in remote.ts does not list`
    const read = await compare(route.screen, searchOf(route), where)
    const unread = (route.search ?? []).filter((one) => !read.has(one))
    if (unread.length > 0)
      errors.push({
        file: join(directory, 'remote.ts'),
        message: `\`search\` of ${route.path} lists ${unread.join(', ')}, which its screen does not read`,
      })
  }
  for (const module of Object.values(table.widgets ?? {}))
    await compare(module, [], 'but a widget is on pages of any route')
  for (const [file, { unknownAt }] of known)
    if (unknownAt !== undefined)
      errors.push({
        file,
        place: String(unknownAt),
        message: 'reads a parameter of the address whose name is known only at run time',
      })
  if (errors.length > 0) throw new BuildError(name, errors)
}
