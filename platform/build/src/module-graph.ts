import {
  rspack,
  type Compilation,
  type Compiler,
  type Module,
  type ModuleGraphConnection,
} from '@rspack/core'
import type { GraphFacts } from '@borong/federation/graph-facts'
import { isAbsolute } from 'node:path'

/**
 * Adds the facts of a compiler's next build. They are read after the optimization of modules, when connections that
 * tree shaking removed are inactive, and before modules are concatenated, when each import still has its own module.
 */
export function readGraph(compiler: Compiler, facts: GraphFacts): void {
  compiler.hooks.thisCompilation.tap('readGraph', (compilation) => {
    compilation.hooks.afterOptimizeModules.tap('readGraph', () => {
      for (const module of compilation.modules)
        if (isOfHost(module)) addImports(compilation, module, facts)
        else addSource(compilation, module, facts)
    })
  })
}

// The browser's bundles take the packages of the host from the federation, the server's require them.
const isOfHost = (module: Module) =>
  module.type === 'consume-shared-module' || module instanceof rspack.ExternalModule

function addImports({ moduleGraph, chunkGraph }: Compilation, module: Module, facts: GraphFacts) {
  const isInBundle = ({ originModule }: ModuleGraphConnection) =>
    originModule !== null && [...chunkGraph.getModuleChunksIterable(originModule)].length > 0
  const connections = moduleGraph.getIncomingConnections(module)
  // A use through a re-export leads to the package directly, and its request is that of the re-export.
  const request = connections.flatMap(({ dependency }) => dependency.request ?? []).find(isPackage)
  if (request === undefined) return
  for (const connection of connections) {
    const { type, ids } = connection.dependency
    // A statement uses no name: each use of a name has a connection of its own.
    if (type === 'esm import' || type === 'esm export import') continue
    if (!isInBundle(connection) || connection.getActiveState(undefined) === false) continue
    const [name] = ids ?? []
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
