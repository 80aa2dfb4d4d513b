import { isAbsolute } from 'node:path'
import type { GraphFacts } from '../graph-facts.ts'
import type { Compilation, Compiler, Module } from './bundler.ts'

/**
 * Adds the facts of a compiler's next build. They are read after the optimization of modules, when connections that
 * tree shaking removed are inactive, and before modules are concatenated, when each import still has its own module.
 * `nameOf` returns the package for which a request stands.
 */
export function readGraph(
  compiler: Compiler,
  facts: GraphFacts,
  nameOf: (request: string) => string = (request) => request,
): void {
  compiler.hooks.thisCompilation.tap('readGraph', (compilation) => {
    // The browser's bundles take the packages of the host from the federation, the server's require them.
    const isOfHost = (module: Module) =>
      module.type === 'consume-shared-module' || module instanceof compiler.webpack.ExternalModule
    compilation.hooks.afterOptimizeModules.tap('readGraph', () => {
      for (const module of compilation.modules)
        if (isOfHost(module)) addImports(compilation, module, facts, nameOf)
        else addSource(compilation, module, facts)
    })
  })
}

/** A use of a module, as far as both bundlers describe it. */
interface Use {
  type: string
  request?: string
  ids?: readonly string[]
}

/** Statements use no name: each use of a name has a connection of its own. */
const STATEMENTS: ReadonlySet<string> = new Set([
  'esm import',
  'esm export import',
  'harmony side effect evaluation',
])

function addImports(
  { moduleGraph, chunkGraph }: Compilation,
  module: Module,
  facts: GraphFacts,
  nameOf: (request: string) => string,
) {
  const connections = [...moduleGraph.getIncomingConnections(module)].map((connection) => ({
    connection,
    use: connection.dependency as unknown as Use,
  }))
  // A use through a re-export leads to the package directly, and its request is that of the re-export.
  const found = connections.flatMap(({ use }) => use.request ?? []).find(isPackage)
  if (found === undefined) return
  const request = nameOf(found)
  for (const { connection, use } of connections) {
    const { originModule } = connection
    if (STATEMENTS.has(use.type) || !originModule) continue
    const isInBundle = [...chunkGraph.getModuleChunksIterable(originModule)].length > 0
    if (!isInBundle || connection.getActiveState(undefined) === false) continue
    const [name] = use.ids ?? []
    if (name === undefined) facts.whole.add(request)
    else facts.imports.set(request, (facts.imports.get(request) ?? new Set()).add(name))
  }
}

const isPackage = (request: string) => !/^[./]/.test(request)

function addSource({ moduleGraph }: Compilation, module: Module, facts: GraphFacts) {
  const file = module.nameForCondition()
  if (!file || !isAbsolute(file) || file.includes('/node_modules/')) return
  facts.sources.add(file)
  const exports = moduleGraph.getProvidedExports(module)
  if (Array.isArray(exports)) facts.exports.set(file, exports)
}
