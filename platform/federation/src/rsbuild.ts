import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import type { BorongOptions } from './options.ts'
import { unitBuild, type UnitBuild } from './webpack/unit-build.ts'

/** Builds a remote with Rsbuild: its browser build, its server bundle and its release record. */
export function borong(options: BorongOptions = {}): RsbuildPlugin {
  return {
    name: 'borong',
    setup(api) {
      let build: UnitBuild
      api.modifyRsbuildConfig(async (config, { mergeRsbuildConfig }) => {
        build = await unitBuild(api.context.rootPath, options, ModuleFederationPlugin, true)
        const { unit, browser, server } = build
        return mergeRsbuildConfig(config, {
          environments: {
            browser: {
              // The federation makes the entry. Rsbuild asks for one.
              source: { entry: { main: './remote.ts' } },
              output: { target: 'web', distPath: { root: browser.output.path! } },
            },
            server: {
              source: { entry: server.entry },
              output: {
                target: 'node',
                distPath: { root: server.output.path! },
                sourceMap: false,
              },
              splitChunks: false,
            },
          },
          splitChunks: { preset: 'none' },
          resolve: { alias: browser.alias },
          output: {
            cssModules: { localIdentName: `${unit.name}-[local]-[hash:base64:6]` },
            sourceMap: { js: 'hidden-source-map' },
            legalComments: 'none',
            cleanDistPath: true,
          },
          tools: { htmlPlugin: false },
        })
      })
      api.modifyRspackConfig((config, { environment, rspack }) => {
        const isServer = environment.name === 'server'
        const { entry, output, externals, layerRule, plugins } =
          build[isServer ? 'server' : 'browser']
        const integrity = new rspack.SubresourceIntegrityPlugin({
          hashFuncNames: ['sha384'],
          htmlPlugin: false,
        })
        return {
          ...config,
          entry,
          // Stylesheets have the names that Rsbuild's plugin for them gives.
          output: { ...config.output, ...(output as Rspack.Configuration['output']), clean: false },
          externals: externals as Rspack.Configuration['externals'],
          module: {
            ...config.module,
            rules: [...(config.module?.rules ?? []), layerRule as Rspack.RuleSetRule],
          },
          optimization: {
            ...config.optimization,
            realContentHash: true,
            moduleIds: 'deterministic',
            chunkIds: 'deterministic',
            runtimeChunk: false,
          },
          performance: false,
          plugins: [
            ...(config.plugins ?? []),
            ...(plugins as unknown as Rspack.Plugins),
            ...(isServer ? [] : [integrity]),
          ],
        } as Rspack.Configuration
      })
    },
  }
}
