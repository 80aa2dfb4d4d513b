import { createHash } from 'node:crypto'
import { join, normalize } from 'node:path'

interface Parts {
  libraries: Readonly<Record<string, string>>
  exports: Readonly<Record<string, { from: string }>>
  modules: Readonly<Record<string, readonly string[]>>
}

/** The top-level names of a module: the texts of declarations, and the origins of imported and re-exported names. */
interface Names {
  declared: ReadonlyMap<string, string>
  origins: ReadonlyMap<string, { module: string; name: string }>
}

/**
 * A hash of the declaration of each exported name, together with all declarations that it refers to. A name of a
 * library has the hash of the library's major version.
 */
export function declarationHashes(surface: Parts): Record<string, string> {
  const modules = new Map(
    Object.entries(surface.modules).map(([name, lines]) => [name, namesOf(name, lines)]),
  )
  return Object.fromEntries(
    Object.entries(surface.exports).map(([name, { from }]) => {
      if (!from.startsWith('.')) return [name, hashOf([from, surface.libraries[from] ?? '', name])]
      const module = moduleOf('index', from)
      const texts = new Map<string, string>()
      collect({ module, name }, modules, texts)
      // An alias has no declaration of its own name: its module is compared as a whole.
      if (texts.size === 0) return [name, hashOf(surface.modules[module] ?? [])]
      // In an order that does not depend on files, so that a declaration may move to another one.
      return [name, hashOf([...texts.values()].toSorted())]
    }),
  )
}

const hashOf = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)

const moduleOf = (importer: string, specifier: string) =>
  normalize(join(importer, '..', specifier.replace(/\.tsx?$/, '')))

function collect(
  { module, name }: { module: string; name: string },
  modules: ReadonlyMap<string, Names>,
  texts: Map<string, string>,
): void {
  const names = modules.get(module)
  const origin = names?.origins.get(name)
  if (origin) return collect(origin, modules, texts)
  const text = names?.declared.get(name)
  const key = `${module}#${name}`
  if (text === undefined || texts.has(key)) return
  texts.set(key, text)
  for (const [word] of text.matchAll(/\b[A-Za-z_$][\w$]*/g))
    collect({ module, name: word }, modules, texts)
  for (const [, specifier, type] of text.matchAll(/import\(["'](\.[^"']+)["']\)\.(\w+)/g))
    collect({ module: moduleOf(module, specifier!), name: type! }, modules, texts)
}

function namesOf(module: string, lines: readonly string[]): Names {
  const declared = new Map<string, string>()
  const origins = new Map<string, { module: string; name: string }>()
  for (const statement of statementsOf(lines)) {
    const list = /^(?:import|export) (?:type )?\{([^}]*)\} from ['"](\.[^'"]+)['"]/.exec(statement)
    for (const part of list?.[1]!.split(',') ?? []) {
      const [name = '', local = name] = part
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      if (name) origins.set(local, { module: moduleOf(module, list![2]!), name })
    }
    const name = DECLARED.exec(statement)?.[1]
    if (name) declared.set(name, [declared.get(name) ?? [], statement].flat().join('\n'))
  }
  return { declared, origins }
}

const DECLARED =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:const|let|var|function|class|interface|type|enum|namespace) ([\w$]+)/

// The compiler indents everything within a statement, except its closing line.
const statementsOf = (lines: readonly string[]) =>
  lines
    .reduce<string[][]>((statements, line) => {
      if (/^[\s})\]>]/.test(line)) statements.at(-1)?.push(line)
      else statements.push([line])
      return statements
    }, [])
    .map((statement) => statement.join('\n'))
