import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration, RuleSetRule } from 'webpack'
import type { BundlerPlugin } from './webpack/bundler.ts'
import { chunkIntegrity } from './webpack/chunk-integrity.ts'
import type { BorongOptions } from './options.ts'
import { unitBuild, type Parts } from './webpack/unit-build.ts'

/**
 * The two builds of a remote with webpack 5: `export default borong(import.meta, config)`. The configuration has the
 * rules and plugins of the squad; everything else comes from `remote.ts` and package.json.
 */
export async function borong(
  { dirname }: { dirname: string },
  config: Configuration,
  options: BorongOptions = {},
): Promise<Configuration[]> {
  const { unit, browser, server } = await unitBuild(dirname, options, ModuleFederationPlugin, false)
  const hasOwnStyles = (config.module?.rules ?? []).some(isForStyles)
  const side = (parts: Parts, isServer: boolean): Configuration => {
    const { entry, output, alias, layerRule, externals = [], plugins } = parts
    const classes = {
      localIdentName: `${unit.name}-[local]-[hash:6]`,
      ...(isServer ? { exportsOnly: true } : {}),
    }
    return {
      mode: 'production',
      // The federation warns that an address is determined at run time, which is intended.
      infrastructureLogging: { level: 'error' },
      devtool: isServer ? false : 'hidden-source-map',
      ...config,
      name: `${unit.name} ${isServer ? 'server' : 'browser'}`,
      context: unit.directory,
      target: isServer ? 'node22' : ['web', 'es2020'],
      entry,
      output: { ...config.output, ...output },
      externals,
      resolve: {
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        ...config.resolve,
        alias: { ...config.resolve?.alias, ...alias },
      },
      experiments: { ...config.experiments, css: !hasOwnStyles },
      module: {
        ...config.module,
        rules: [...(config.module?.rules ?? []), layerRule],
        parser: { 'css/auto': STYLES, 'css/module': STYLES, ...config.module?.parser },
        generator: {
          'css/auto': classes,
          'css/module': classes,
          ...(isServer ? { 'asset/resource': { emit: false } } : {}),
          ...config.module?.generator,
        },
      },
      optimization: {
        ...config.optimization,
        realContentHash: true,
        moduleIds: 'deterministic',
        chunkIds: 'deterministic',
        splitChunks: isServer ? false : (config.optimization?.splitChunks ?? { chunks: 'async' }),
        runtimeChunk: false,
      },
      performance: false,
      plugins: [
        ...(config.plugins ?? []),
        ...plugins,
        ...(isServer ? [oneFile] : [chunkIntegrity]),
      ],
    }
  }
  return [side(browser, false), side(server, true)]
}

// The design tokens, as in `var(--paper)`, are those of the page.
const STYLES = { namedExports: false, dashedIdents: false }

/** The server's bundle is one file. */
const oneFile: BundlerPlugin = {
  apply(compiler) {
    new compiler.webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }).apply(compiler)
  },
}

const isForStyles = (rule: unknown) => (rule as RuleSetRule)?.test?.toString().includes('css')
