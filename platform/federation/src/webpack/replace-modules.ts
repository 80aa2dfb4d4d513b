import type { BundlerPlugin, Compiler } from './bundler.ts'

/** Replaces the requests that match, by the file that contains them. */
export const replaceModules = (
  pattern: RegExp,
  replace: (request: string, issuer: string) => string,
): BundlerPlugin => ({
  apply(compiler: Compiler) {
    new compiler.webpack.NormalModuleReplacementPlugin(pattern, (resource) => {
      resource.request = replace(resource.request, resource.contextInfo?.issuer ?? '')
    }).apply(compiler)
  },
})
