import { createHash } from 'node:crypto'
import type { Compiler } from './bundler.ts'

const NAME = 'chunk integrity'
const HASH_LENGTH = 64
/** In the place of a hash until the content of each chunk is final. It has the length of the hash. */
const placeholder = (kind: string, id: string | number) =>
  `sha384-${`${kind}:${id}`.padStart(HASH_LENGTH, '*')}`
const KINDS = ['js', 'css'] as const

/**
 * Webpack requests each script and stylesheet of a container with its hash, which the entry contains. The browser refuses
 * altered ones. Rspack has a plugin of its own for it.
 */
export const chunkIntegrity = {
  apply(compiler: Compiler) {
    const { Compilation, RuntimeModule, css, runtime, sources } = compiler.webpack
    class Hashes extends RuntimeModule {
      constructor() {
        super(NAME, RuntimeModule.STAGE_ATTACH)
      }

      override generate() {
        const ids = [...this.chunk!.getAllAsyncChunks()].flatMap(({ id }) => id ?? [])
        const hashes = KINDS.map((kind) => [
          kind,
          Object.fromEntries(ids.map((id) => [id, placeholder(kind, id)])),
        ])
        return `__webpack_require__.hashes = ${JSON.stringify(Object.fromEntries(hashes))};`
      }
    }
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new Hashes())
      })
      // The preload of the document has the same mode.
      const checked = (code: string, element: string, kind: string) =>
        `${code}\n${element}.crossOrigin = "anonymous"; ${element}.integrity = __webpack_require__.hashes.${kind}[chunkId] || "";`
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => checked(code, 'script', 'js'),
      )
      css.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        NAME,
        (code) => checked(code, 'link', 'css'),
      )
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const hashes = [...compilation.chunks].flatMap(({ id, files }) =>
          id === null
            ? []
            : KINDS.flatMap((kind) => {
                const file = [...files].find((name) => name.endsWith(`.${kind}`))
                if (file === undefined) return []
                const content = assets[file]!.buffer()
                const hash = createHash('sha384').update(content).digest('base64')
                return [[placeholder(kind, id), `sha384-${hash}`] as const]
              }),
        )
        for (const { files } of [...compilation.chunks].filter((one) => one.hasRuntime()))
          for (const file of files) {
            if (!file.endsWith('.js')) continue
            const text = assets[file]!.source().toString()
            const replaced = hashes.reduce((all, [from, to]) => all.replaceAll(from, to), text)
            // A chunk without stylesheet has no hash of one.
            const rest = replaced.replaceAll(/sha384-\*+(js|css):[\w-]+/g, '')
            compilation.updateAsset(file, new sources.RawSource(rest))
          }
      })
    })
  },
}
