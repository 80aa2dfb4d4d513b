import { transform } from '@swc/core'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The compiled modules of one package. */
export interface Compiled {
  /** The packages that its modules import. */
  imports: Set<string>
}

/** A package to compile. */
interface Package {
  root: string
  folder: string
  entries?: readonly string[]
  inlined: readonly string[]
}

interface Task extends Package {
  /** Where the compiled files go. */
  out: string
}

/** A request of another module, with the place of its quoted text. */
interface Request {
  request: string
  start: number
  end: number
}

const TEST = /\.test\.tsx?$/
/** These files are compiled; all others are copied. */
export const SOURCE = /\.tsx?$/

/**
 * Compiles a package to ES modules with source maps, and adds its declarations, which the type check has written. The
 * imports of each module are followed, so that a package contains what its entries need.
 */
export async function compile(task: Task): Promise<Compiled> {
  const source = sourceFolder(task)
  const imports = new Set<string>()
  const done = new Set<string>()
  const waiting = await entriesOf(task)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (done.has(file)) continue
    done.add(file)
    waiting.push(...(await compileFile(task, source, file, imports)))
  }
  return { imports }
}

const sourceFolder = ({ root, folder }: Package) => join(root, folder, 'src')

/** The modules of a package that others may import, and whose own imports are followed. */
export async function entriesOf(one: Package): Promise<string[]> {
  const source = sourceFolder(one)
  return one.entries
    ? Promise.all(one.entries.map((entry) => existing(join(source, entry))))
    : (await filesIn(source)).filter((file) => !TEST.test(file))
}

async function compileFile(task: Task, source: string, file: string, imports: Set<string>) {
  const target = targetOf(task, source, file)
  await mkdir(dirname(target), { recursive: true })
  if (!SOURCE.test(file)) {
    await cp(file, target)
    return []
  }
  const found: string[] = []
  const redirect = async (text: string, requests: readonly Request[], isDeclaration: boolean) => {
    let changed = text
    // The last one first, so that the places of the others stay right.
    for (const { request, start, end } of requests.toReversed()) {
      const module = await moduleOf(task, file, request)
      if (module === undefined) {
        if (!isDeclaration && !request.startsWith('node:')) imports.add(packageName(request))
        continue
      }
      if (!isDeclaration) found.push(module)
      const path = relative(dirname(target), targetOf(task, source, module))
      const quoted = JSON.stringify(path.startsWith('.') ? path : `./${path}`)
      changed = changed.slice(0, start) + quoted + changed.slice(end)
    }
    return changed
  }
  const { code, map } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    sourceMaps: true,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
    module: { type: 'es6' },
  })
  await writeFile(
    target,
    `${await redirect(code, requestsIn(target, code), false)}\n//# sourceMappingURL=${target.split('/').at(-1)!}.map\n`,
  )
  await writeFile(`${target}.map`, map!)
  const types = await readFile(declarationOf(task, file), 'utf8')
  await writeFile(
    target.replace(/\.js$/, '.d.ts'),
    await redirect(types, typeRequestsIn(types), true),
  )
  return found
}

/** The requests of a module for others, in the order of their places. */
export function requestsIn(file: string, code: string): Request[] {
  const { module } = parseSync(file, code)
  const statements = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
  ]
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const text = code.slice(start, end)
    return /^(["'])[^"']+\1$/.test(text) ? [{ value: text.slice(1, -1), start, end }] : []
  })
  const places = new Map(
    [...statements, ...dynamic].map(({ value, start, end }) => [
      start,
      { request: value, start, end },
    ]),
  )
  return [...places.values()].toSorted((one, other) => one.start - other.start)
}

// A declaration has no code, so each such text is a request.
const TYPE_REQUEST = /(?<=\bfrom |\bimport |\bimport\()(["'])([^"']+)\1/g

const typeRequestsIn = (types: string): Request[] =>
  [...types.matchAll(TYPE_REQUEST)].map((match) => ({
    request: match[2]!,
    start: match.index,
    end: match.index + match[0].length,
  }))

/** The file in this package that a request leads to; undefined for a package that is installed beside it. */
export async function moduleOf(
  task: Package,
  file: string,
  request: string,
): Promise<string | undefined> {
  if (request.startsWith('.')) return join(dirname(file), request)
  const inlined = task.inlined.find((name) => request.startsWith(`${name}/`))
  if (inlined === undefined) return undefined
  const folder = join(task.root, 'platform', inlined.slice('@borong/'.length), 'src')
  return existing(join(folder, request.slice(inlined.length + 1)))
}

const packageName = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

/** The compiled file. Modules of another package have a folder of their own. */
function targetOf({ root, out }: Task, source: string, file: string): string {
  const path = relative(source, file)
  const inside = path.startsWith('..')
    ? join('inlined', relative(root, file).replace('/src/', '/'))
    : path
  return join(out, SOURCE.test(inside) ? inside.replace(SOURCE, '.js') : inside)
}

// `src/a.ts` has its declaration in `.tsc/a.d.ts`.
function declarationOf({ root }: Task, file: string): string {
  const path = relative(root, file).replace('/src/', '/.tsc/')
  return join(root, path.replace(SOURCE, '.d.ts'))
}

async function existing(path: string): Promise<string> {
  const folder = await readdir(dirname(path))
  const name = path.slice(dirname(path).length + 1)
  const ending = ['.ts', '.tsx'].find((one) => folder.includes(name + one))
  if (ending === undefined) throw new Error(`There is no module ${path}`)
  return path + ending
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && extname(entry.name) !== '')
    .map((entry) => join(entry.parentPath, entry.name))
}
