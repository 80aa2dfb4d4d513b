import { rspack, type Compiler } from '@rspack/core'

/**
 * A plugin that replaces the requests that match. The build fails when none matches: the library has changed then, and
 * without the replacement the bundle would grow unnoticed.
 */
export const replaceModules = (pattern: RegExp, replace: (request: string) => string) => ({
  apply(compiler: Compiler): void {
    let matched = false
    new rspack.NormalModuleReplacementPlugin(pattern, (resource) => {
      matched = true
      resource.request = replace(resource.request)
    }).apply(compiler)
    compiler.hooks.thisCompilation.tap('replaceModules', (compilation) => {
      compilation.hooks.finishModules.tap('replaceModules', () => {
        if (!matched)
          compilation.errors.push(new rspack.WebpackError(`No module matches ${pattern}`))
      })
    })
  },
})
