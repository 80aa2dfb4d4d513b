import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { declarationHashes } from './declarations.ts'

/** A package's public surface: the compiler's declarations for its entry and all modules that the entry imports. */
export interface Surface {
  version: string
  /** Major versions of the libraries with re-exported names. */
  libraries: Readonly<Record<string, string>>
  /** Every exported name. */
  exports: Readonly<Record<string, SurfaceExport>>
  /** Declarations by module, without comments. */
  modules: Readonly<Record<string, readonly string[]>>
}

/** An exported name. */
export interface SurfaceExport {
  /** A value exists at run time, a type does not. */
  kind: 'value' | 'type'
  from: string
  /** The hash of its declaration, with all declarations that it refers to. */
  hash: string
  /** The version of this major version in which the declaration became what it is. */
  since: string
}

interface Manifest {
  version: string
  dependencies?: Readonly<Record<string, string>>
}

/** Reads the surface of a package from the compiler's declaration files. */
export async function readSurface(
  folder: string,
  installedMajor: (name: string) => Promise<string>,
  before?: Surface,
): Promise<Surface> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
  const modules = new Map<string, string[]>()
  const visit = async (name: string): Promise<void> => {
    if (modules.has(name)) return
    const lines = linesOf(await readFile(join(folder, '.tsc', `${name}.d.ts`), 'utf8'))
    modules.set(name, lines)
    for (const imported of importsOf(lines)) {
      if (imported.startsWith('.'))
        await visit(normalize(join(name, '..', imported.replace(/\.tsx?$/, ''))))
    }
  }
  await visit('index')
  const exports = exportsOf(modules.get('index')!)
  const libraries = [...new Set(Object.values(exports).map(({ from }) => from))].filter(
    (from) => !from.startsWith('.') && !from.startsWith('@borong/'),
  )
  const majors = await Promise.all(
    libraries.map(async (from) => [from, await installedMajor(packageOf(from))] as const),
  )
  const { version } = manifest
  const plain = {
    libraries: Object.fromEntries(majors.toSorted(byName)),
    exports: Object.fromEntries(Object.entries(exports).toSorted(byName)),
    modules: Object.fromEntries([...modules].toSorted(byName)),
  }
  return { version, ...plain, exports: withHistory(version, plain, before) }
}

/** Adds the hash of each declaration, and the version since which it is unchanged. */
export function withHistory(
  version: string,
  surface: Pick<Surface, 'libraries' | 'modules'> & {
    exports: Readonly<Record<string, Pick<SurfaceExport, 'kind' | 'from'>>>
  },
  before?: Pick<Surface, 'version' | 'exports'>,
): Record<string, SurfaceExport> {
  const hashes = declarationHashes(surface)
  const isSameMajor = before?.version.split('.')[0] === version.split('.')[0]
  return Object.fromEntries(
    Object.entries(surface.exports).map(([name, { kind, from }]) => {
      const hash = hashes[name]!
      const was = isSameMajor ? before?.exports[name] : undefined
      const since = was?.hash === hash ? was.since : version
      return [name, { kind, from, hash, since }]
    }),
  )
}

/** Returns a package's name from the specifier of one of its modules. */
export const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1

function linesOf(declarations: string): string[] {
  const withoutComments = declarations.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return withoutComments
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
}

const importsOf = (lines: readonly string[]) =>
  [...lines.join('\n').matchAll(/(?:from|import)\s*\(?['"]([^'"]+)['"]/g)].map((found) => found[1]!)

function exportsOf(
  lines: readonly string[],
): Record<string, { kind: 'value' | 'type'; from: string }> {
  const exports: Record<string, { kind: 'value' | 'type'; from: string }> = {}
  for (const found of lines
    .join('\n')
    .matchAll(/export (type )?\{([^}]*)\} from ['"]([^'"]+)['"]/g)) {
    for (const part of found[2]!
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)) {
      const name = part
        .replace(/^type /, '')
        .split(' as ')
        .at(-1)!
      exports[name] = {
        kind: found[1] || part.startsWith('type ') ? 'type' : 'value',
        from: found[3]!,
      }
    }
  }
  return exports
}
