import { rspack, type Configuration } from '@rspack/core'
import { join } from 'node:path'
import { exposedModules, sourceOf, type Unit } from '@borong/federation/unit'

/**
 * The browser build of a remote as a developer's server serves it. In a page with a development build of the host, fast
 * refresh replaces changed modules. In all others, each screen and widget gets a component in front of it that does.
 */
export function servedBuild(
  unit: Unit,
  build: Configuration,
  { refreshes }: { refreshes: boolean },
): Configuration {
  const served = {
    ...build,
    // The chunk loader has no hashes of the files that replace modules.
    plugins: build.plugins?.filter((one) => !(one instanceof rspack.SubresourceIntegrityPlugin)),
    performance: false as const,
  }
  return refreshes ? served : remounting(unit, served)
}

function remounting(unit: Unit, build: Configuration): Configuration {
  const components = new Set(
    exposedModules(unit.table!)
      .filter((module) => !module.startsWith('./messages/'))
      .map((module) => join(unit.directory, sourceOf(module))),
  )
  const rule = {
    test: (file: string) => components.has(file.replace(/\.tsx?$/, '')),
    resourceQuery: { not: /replaceable/ },
    loader: join(import.meta.dirname, 'remount-loader.cjs'),
  }
  return {
    ...build,
    // A changed stylesheet is requested under the name that it had.
    output: {
      ...build.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
    },
    module: { ...build.module, rules: [...(build.module?.rules ?? []), rule] },
    // A module that is merged with others cannot be replaced alone.
    optimization: { ...build.optimization, concatenateModules: false, minimize: false },
  }
}
