import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'

/** A package's public surface: the compiler's declarations for its entry and all modules that the entry imports. */
export interface Surface {
  version: string
  /** Major versions of the libraries with re-exported names. */
  libraries: Readonly<Record<string, string>>
  /** Every exported name, with its kind: a value exists at run time, a type does not. */
  exports: Readonly<Record<string, { kind: 'value' | 'type'; from: string }>>
  /** Declarations by module, without comments. */
  modules: Readonly<Record<string, readonly string[]>>
}

interface Manifest {
  version: string
  dependencies?: Readonly<Record<string, string>>
}

/** Reads the surface of a package from the compiler's declaration files. */
export async function readSurface(
  folder: string,
  installedMajor: (name: string) => Promise<string>,
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
  return {
    version: manifest.version,
    libraries: Object.fromEntries(majors.toSorted(byName)),
    exports: Object.fromEntries(Object.entries(exports).toSorted(byName)),
    modules: Object.fromEntries([...modules].toSorted(byName)),
  }
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
