import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import rspack, { type Configuration, type RspackPluginInstance } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hostServerEntry, serverEntry } from '@borong/federation/server-entry'
import { ownChunks } from '@borong/federation/webpack/own-chunks'
import { commonChunk } from './common-chunk.ts'
import { targets } from '@borong/federation/browsers'
import { chunkOf, exposesOf, readUnit, type Unit } from '@borong/federation/unit'
import { hostShares, remoteShares } from '@borong/federation/shares'
import { replaceModules } from './replace-modules.ts'
import { withoutPlace } from './without-place.ts'
import { root } from '@borong/federation/units'

/**
 * One build recipe for the host and the remotes. Each has two builds: `dist/browser` and `dist/server`.
 * `platform/build` creates `dist/release.json` from both. With NODE_ENV=development both are built for fast refresh.
 */
export async function host(meta: ImportMeta): Promise<Configuration[]> {
  const unit = await readUnit(meta.dirname)
  return [
    {
      ...browser(unit),
      entry: { main: production ? './src/main.tsx' : ['./src/published-jsx.ts', './src/main.tsx'] },
      plugins: [
        ...plugins(unit),
        new ModuleFederationPlugin({
          name: unit.container,
          shareStrategy: 'loaded-first',
          shared: hostShares(unit),
          dts: false,
          manifest: true,
          experiments: { ...federationExperiments('host'), provideExternalRuntime: true },
        }),
        // Nearly all code of these two files runs immediately. Compiling it while it downloads, off the main thread,
        // saves time later.
        new rspack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /^(main|react)\.\w+\.js$/,
          // After the minimizer, which would remove the comment, and before the file is named by its content.
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
        }),
        // Files that browsers request beside pages: the edge serves them under their plain names.
        new rspack.CopyRspackPlugin({
          patterns: [{ from: 'public', to: `[name].[contenthash:8][ext]` }],
        }),
      ],
      optimization: {
        ...optimization,
        mangleExports: 'size',
        // Two files that change at different times: React rarely, the rest with the contract.
        splitChunks: {
          chunks: 'all',
          minSize: 0,
          cacheGroups: {
            default: false,
            defaultVendors: false,
            react: {
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              name: 'react',
              chunks: 'initial',
              enforce: true,
            },
          },
        },
      },
    },
    server(unit, await hostServerEntry(unit)),
    serviceWorker(unit),
  ]
}

/**
 * A remote: a federation container whose exposes come from its `remote.ts`. `selfContained` are screens near their budget,
 * which do not load the chunk that the other screens share. Without `hasKits` forms and lists have no chunks of their own:
 * with few screens the copies are smaller.
 */
export async function remote(
  meta: ImportMeta,
  {
    selfContained = [],
    hasKits = true,
  }: { selfContained?: readonly string[]; hasKits?: boolean } = {},
): Promise<Configuration[]> {
  const unit = await readUnit(meta.dirname)
  return [
    {
      ...browser(unit),
      entry: {},
      plugins: [
        ...plugins(unit),
        ownChunks(chunkGlobal(unit)) as unknown as RspackPluginInstance,
        new ModuleFederationPlugin({
          name: unit.container,
          filename: `entry${hashIn(unit)}.js`,
          exposes: exposesOf(unit),
          shareStrategy: 'loaded-first',
          shared: remoteShares(unit),
          dts: false,
          manifest: true,
          experiments: { ...federationExperiments('remote'), externalRuntime: true },
        }),
      ],
      optimization: {
        ...optimization,
        splitChunks: commonChunk(sharing(unit, selfContained), hasKits),
      },
      // Only the styles of a screen overwrite those of a common component, and they come after the common chunk.
      ignoreWarnings: [/Conflicting order between/],
    },
    server(unit, await serverEntry(unit)),
  ]
}

/** The chunks of the screens that share one. */
const sharing = ({ table }: Unit, selfContained: readonly string[]) =>
  new Set(
    table?.routes
      .map(({ screen }) => screen)
      .filter((screen) => !selfContained.includes(screen))
      .map(chunkOf),
  )

const federationRuntime = fileURLToPath(import.meta.resolve('@module-federation/runtime'))
const production = process.env.NODE_ENV !== 'development'

// Names depend on the content alone, so that an unchanged file keeps its address over releases.
const optimization: Configuration['optimization'] = {
  realContentHash: true,
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  minimizer: [
    new rspack.SwcJsMinimizerRspackPlugin({
      minimizerOptions: { compress: { passes: 3, ecma: 2020 }, format: { comments: false } },
    }),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: [...targets] } }),
  ],
}

// A developer's own server has one version of each file; published files are named by their content.
const hashIn = (unit: Unit) => (production || unit.kind === 'host' ? '.[contenthash:8]' : '')

function base(unit: Unit): Configuration {
  return {
    context: unit.directory,
    mode: production ? 'production' : 'development',
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    lazyCompilation: false,
    stats: 'errors-warnings',
    // The federation warns at each build that an address is determined at run time, which is intended.
    infrastructureLogging: { level: 'error' },
  }
}

function rules(unit: Unit, isServer: boolean) {
  return [
    {
      // The platform's packages, when they are installed, are compiled for Node.
      test: { or: [/\.(tsx|ts)$/, /[\\/]node_modules[\\/]@borong[\\/].*\.js$/] },
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: {
              runtime: 'automatic',
              ...(production || isServer ? {} : { development: true, refresh: true }),
            },
            // Server-only code is removed from the browser build.
            ...(isServer ? {} : { optimizer: { globals: { typeofs: { document: 'object' } } } }),
          },
        },
        // Old versions of Safari get rare cases of parameters and fields wrong: only those are compiled.
        env: isServer ? { targets: { node: '24' } } : { targets: [...targets], bugfixes: true },
      },
      type: 'javascript/auto',
    },
    {
      test: /\.css$/,
      type: 'css/auto' as const,
      use: [
        {
          loader: join(import.meta.dirname, 'layer-loader.cjs'),
          options: { layer: unit.layer },
        },
      ],
    },
    { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource' as const },
    // Texts that people who write no code edit.
    { test: /\.md$/, type: 'asset/source' as const },
  ]
}

// Classes are read as `styles.name`.
const cssParser = { namedExports: false }
// The hash includes the unit's name, so that two units with the same component have separate styles.
const cssModules = (unit: Unit) => ({
  localIdentName: '[local]-[hash:6]',
  localIdentHashSalt: unit.styleSalt,
})

// `uniqueName` would become part of every class name, and all versions of a unit have the same class names. So the
// globals are named here. Without it a chunk loader finds its scripts and stylesheets by their addresses alone.
const namesOf = (unit: Unit) => ({
  uniqueName: '',
  chunkLoadingGlobal: chunkGlobal(unit),
  hotUpdateGlobal: `rspackHotUpdate_${unit.container}`,
})

// Each chunk contains the name. It has no version, so that a chunk that a release does not change has the same content.
const chunkGlobal = (unit: Unit) => `chunks_${unit.name.replaceAll('-', '_')}`

function browser(unit: Unit): Configuration {
  return {
    ...base(unit),
    name: `${unit.name} browser`,
    target: ['web', 'es2020'],
    output: {
      path: join(unit.dist, 'browser'),
      clean: true,
      ...namesOf(unit),
      publicPath: 'auto',
      // A module that threw is evaluated again at its next use, and never used half evaluated.
      strictModuleErrorHandling: unit.kind === 'remote',
      filename: `[name]${hashIn(unit)}.js`,
      chunkFilename: `[name]${hashIn(unit)}.js`,
      cssFilename: `[name]${hashIn(unit)}.css`,
      cssChunkFilename: `[name]${hashIn(unit)}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 120_000,
    },
    module: {
      rules: rules(unit, false),
      parser: { 'css/auto': cssParser, 'css/module': cssParser },
      generator: { 'css/auto': cssModules(unit), 'css/module': cssModules(unit) },
    },
  }
}

/** One script without chunks, written together with the host's other files. */
function serviceWorker(unit: Unit): Configuration {
  return {
    ...base(unit),
    name: `${unit.name} service worker`,
    dependencies: [`${unit.name} browser`],
    target: ['webworker', 'es2020'],
    entry: { 'service-worker': './src/service-worker/main.ts' },
    devtool: false,
    output: {
      path: join(unit.dist, 'browser'),
      uniqueName: '',
      filename: '[name].[contenthash:8].js',
    },
    optimization,
    module: { rules: rules(unit, false).slice(0, 1) },
  }
}

function server(unit: Unit, entry: string): Configuration {
  return {
    ...base(unit),
    name: `${unit.name} server`,
    target: 'node24',
    entry: { server: entry },
    devtool: false,
    output: {
      path: join(unit.dist, 'server'),
      clean: true,
      uniqueName: '',
      strictModuleErrorHandling: unit.kind === 'remote',
      // Images and fonts have the browser build's names; only the browser build writes them.
      publicPath: `/assets/${unit.name}/`,
      filename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
    },
    // The host's server bundle provides these packages, so that all screens of a page share one copy.
    externals: unit.kind === 'remote' ? unit.serverExternals : [],
    externalsType: 'commonjs',
    optimization: { ...optimization, splitChunks: false },
    module: {
      rules: rules(unit, true),
      generator: {
        'css/auto': { ...cssModules(unit), exportsOnly: true },
        'css/module': { ...cssModules(unit), exportsOnly: true },
        'asset/resource': { emit: false },
      },
      parser: {
        javascript: { dynamicImportMode: 'eager' },
        'css/auto': cssParser,
        'css/module': cssParser,
      },
    },
  }
}

// One refresh runtime for all builds of a page: the host's, which is loaded before React.
const fastRefresh = (unit: Unit) => [
  new ReactRefreshRspackPlugin({ library: unit.container }),
  new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (resource) => {
    resource.request = join(import.meta.dirname, 'refresh-runtime.cjs')
  }),
]

const plugins = (unit: Unit) => [
  // The name of the federation's own module contains its source, and so the absolute paths of its imports.
  replaceModules(/!=!data:text\/javascript,/, (request) =>
    withoutPlace(request, root, unit.directory),
  ),
  // The plugin requests the runtime's CommonJS files, which cannot be tree-shaken and would be bundled beside the ES modules.
  replaceModules(/@module-federation[\\/].*[\\/]dist[\\/]\w+\.cjs$/, (request) =>
    request.replace(/\.cjs$/, '.js'),
  ),
  replaceModules(/^@module-federation\/runtime$/, () => federationRuntime),
  // Each chunk loader requests its scripts and stylesheets with their hashes; the document has those of the first scripts.
  // Sha256 instead of sha384 saves 16 bytes a chunk, which no compression can: 1.5 kB in the entry of the marketplace.
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false }),
  ...(production ? [] : fastRefresh(unit)),
]

// A container without the parts of the runtime that read manifests: the edge reads them when a release is published.
const federationExperiments = (kind: Unit['kind']) => ({
  // Only the host registers remotes, at run time; with `disableRemote` its runtime would refuse to.
  optimization: { disableSnapshot: true, disableRemote: kind === 'remote', target: 'web' as const },
})
