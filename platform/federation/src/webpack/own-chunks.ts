import type { BundlerPlugin, Compiler } from './bundler.ts'

/**
 * The code before and after the chunk loader of a release. All releases of a remote give their chunks to one global
 * variable, so that an unchanged chunk has the same content and the same address in each of them. When two releases are on
 * one page, each takes the chunks that have one of its own addresses. `path` and `nameOf` are expressions: the folder of
 * the release's chunks, and the function that returns the file name of a chunk.
 */
export const routing = (
  global: string,
  { path, nameOf }: { path: string; nameOf: string },
): { before: string; after: string } => ({
  // The loader would take all chunks of a variable that exists already.
  before: `var otherReleases = self[${JSON.stringify(global)}]; self[${JSON.stringify(global)}] = [];`,
  after: `var takeChunk = self[${JSON.stringify(global)}].push;
self[${JSON.stringify(global)}] = { push: (chunk) => {
  if (document.currentScript.src === ${path} + ${nameOf}(chunk[0][0])) takeChunk(chunk);
  if (otherReleases) otherReleases.push(chunk);
} };`,
})

/** Lets several releases of a remote share the name of their chunk global. */
export const ownChunks = (global: string): BundlerPlugin => ({
  apply(compiler: Compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack
    const { publicPath, getChunkScriptFilename } = RuntimeGlobals
    const { before, after } = routing(global, { path: publicPath, nameOf: getChunkScriptFilename })
    class Routing extends RuntimeModule {
      readonly #code: string

      constructor(name: string, stage: number, code: string) {
        super(name, stage)
        this.#code = code
      }

      override generate() {
        return this.#code
      }

      // Both parts share a variable.
      override shouldIsolate() {
        return false
      }
    }
    compiler.hooks.thisCompilation.tap('own chunks', (compilation) =>
      compilation.hooks.additionalTreeRuntimeRequirements.tap('own chunks', (chunk, needed) => {
        needed.add(publicPath)
        needed.add(getChunkScriptFilename)
        // The bundler adds the chunk loader at the stage between both.
        const { STAGE_BASIC, STAGE_TRIGGER } = RuntimeModule
        compilation.addRuntimeModule(chunk, new Routing('before chunks', STAGE_BASIC, before))
        compilation.addRuntimeModule(chunk, new Routing('after chunks', STAGE_TRIGGER, after))
      }),
    )
  },
})
