import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import rspack, { type Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverEntry } from './platform/build/src/server-entry.ts'
import { exposesOf, readUnit, type Unit } from './platform/build/src/unit.ts'
import { withoutUnusedParts } from './platform/build/src/unused-parts.ts'
import { hostShares, remoteShares } from './platform/build/src/shares.ts'
import { withoutPlace } from './platform/build/src/without-place.ts'

/**
 * One build recipe for the host and the remotes. Each gives two builds: `dist/browser` and `dist/server`.
 * `dist/release.json` is made from both by `platform/build`. With NODE_ENV=development both are made for fast refresh.
 */
export async function host(meta: ImportMeta): Promise<Configuration[]> {
  const unit = await readUnit(meta.dirname)
  return [
    {
      ...browser(unit),
      entry: { main: production ? './src/main.tsx' : ['./src/published-jsx.ts', './src/main.tsx'] },
      plugins: [
        ...plugins,
        placeless(unit),
        new ModuleFederationPlugin({
          name: unit.federationName,
          shareStrategy: 'loaded-first',
          shared: hostShares(unit),
          dts: false,
          manifest: true,
          experiments: { ...federationExperiments('host'), provideExternalRuntime: true },
        }),
        // Nearly all of these two is run at once: what is compiled while it comes, beside the page, the page need not do later.
        new rspack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /^(main|react)\.\w+\.js$/,
          // After the minimizer, which would take the comment away, and before the file is named by its content.
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
        }),
        // What browsers ask for beside pages: the edge gives these out under their plain names.
        new rspack.CopyRspackPlugin({
          patterns: [{ from: 'public', to: `[name].[contenthash:10][ext]` }],
        }),
      ],
      optimization: {
        ...optimization,
        // Two files that change at different times: React hardly ever, the rest with the contract.
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
    server(unit, './src/server.tsx'),
    serviceWorker(unit),
  ]
}

/** A remote: a federation container whose exposes come from its `remote.ts`. */
export async function remote(meta: ImportMeta): Promise<Configuration[]> {
  const unit = await readUnit(meta.dirname)
  return [
    {
      ...browser(unit),
      entry: {},
      plugins: [
        ...plugins,
        placeless(unit),
        new ModuleFederationPlugin({
          name: unit.federationName,
          filename: `entry${hashIn(unit)}.js`,
          exposes: exposesOf(unit),
          shareStrategy: 'loaded-first',
          shared: remoteShares(unit),
          dts: false,
          manifest: true,
          experiments: { ...federationExperiments('remote'), externalRuntime: true },
        }),
      ],
      optimization,
    },
    server(unit, await serverEntry(unit)),
  ]
}

const federationRuntime = fileURLToPath(import.meta.resolve('@module-federation/runtime'))
const production = process.env.NODE_ENV !== 'development'

// Syntax is brought down to these; what their libraries lack is kept out by `lib` in the units' tsconfig.json.
const targets = ['chrome >= 100', 'safari >= 15.4', 'firefox >= 100']

// Names come from the content alone, so that an unchanged file keeps its address over releases.
const optimization: Configuration['optimization'] = {
  realContentHash: true,
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  minimizer: [
    new rspack.SwcJsMinimizerRspackPlugin({
      minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
    }),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
  ],
}

// A developer's own server has one version of each file; everything that is published is known by its content.
const hashIn = (unit: Unit) => (production || unit.kind === 'host' ? '.[contenthash:10]' : '')

function base(unit: Unit): Configuration {
  return {
    context: unit.directory,
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    lazyCompilation: false,
    stats: 'errors-warnings',
    // The federation says at each build that an address is found at run time, which is meant.
    infrastructureLogging: { level: 'error' },
  }
}

function rules(unit: Unit, isServer: boolean) {
  return [
    {
      test: /\.(tsx|ts)$/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: {
              runtime: 'automatic',
              ...(production || isServer ? {} : { development: true, refresh: true }),
            },
            // What only a server does falls away from a browser's files.
            ...(isServer ? {} : { optimizer: { globals: { typeofs: { document: 'object' } } } }),
          },
        },
        env: isServer ? { targets: { node: '24' } } : { targets },
      },
      type: 'javascript/auto',
    },
    {
      test: /\.css$/,
      type: 'css/auto' as const,
      use: [
        {
          loader: join(import.meta.dirname, 'platform/build/src/layer-loader.cjs'),
          options: { layer: unit.layer },
        },
      ],
    },
    {
      test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
      loader: join(import.meta.dirname, 'platform/build/src/shake-router.cjs'),
    },
    ...withoutUnusedParts,
    { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource' as const },
  ]
}

// Classes are read as `styles.name`.
const cssParser = { namedExports: false }
// The hash is of the unit's name, too, so that two units which bring the same component keep their styles apart.
const cssModules = { localIdentName: '[local]-[hash:6]' }

function browser(unit: Unit): Configuration {
  return {
    ...base(unit),
    name: `${unit.name} browser`,
    target: ['web', 'es2020'],
    output: {
      path: join(unit.dist, 'browser'),
      clean: true,
      uniqueName: unit.federationName,
      publicPath: 'auto',
      filename: `[name]${hashIn(unit)}.js`,
      chunkFilename: `[name]${hashIn(unit)}.js`,
      cssFilename: `[name]${hashIn(unit)}.css`,
      cssChunkFilename: `[name]${hashIn(unit)}.css`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 120_000,
    },
    module: {
      rules: rules(unit, false),
      parser: { 'css/auto': cssParser, 'css/module': cssParser },
      generator: { 'css/auto': cssModules, 'css/module': cssModules },
    },
  }
}

/** One script without chunks, put beside the host's other files when those are written. */
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
      uniqueName: unit.federationName,
      filename: '[name].[contenthash:10].js',
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
      uniqueName: unit.federationName,
      // Pictures and fonts have the browser build's names; the browser build alone writes them.
      publicPath: `/assets/${unit.name}/`,
      filename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      library: { type: 'commonjs2' },
    },
    // The host's server bundle hands these over, so that they exist once for all screens of a page.
    externals: unit.kind === 'remote' ? unit.serverExternals : [],
    externalsType: 'commonjs',
    optimization: { ...optimization, splitChunks: false },
    module: {
      rules: rules(unit, true),
      generator: {
        'css/auto': { ...cssModules, exportsOnly: true },
        'css/module': { ...cssModules, exportsOnly: true },
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

// One refresh runtime for all builds of a page: the host's, which is there before React is.
const fastRefresh = [
  new ReactRefreshRspackPlugin(),
  new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (resource) => {
    resource.request = join(import.meta.dirname, 'platform/build/src/refresh-runtime.cjs')
  }),
]

// The federation's own module is named by its source, in which stands the folder of what it imports.
const placeless = ({ directory }: Unit) =>
  new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (module) => {
    module.request = withoutPlace(module.request, import.meta.dirname, directory)
  })

const plugins = [
  // The plugin asks for the runtime's CommonJS files, which can't be shaken and would stand beside the ES modules.
  new rspack.NormalModuleReplacementPlugin(
    /@module-federation[\\/].*[\\/]dist[\\/]\w+\.cjs$/,
    (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js')
    },
  ),
  ...(production ? [] : fastRefresh),
  new rspack.NormalModuleReplacementPlugin(/^@module-federation\/runtime$/, (resource) => {
    resource.request = federationRuntime
  }),
]

// A container without the parts of the runtime that read manifests: the edge reads them when a release is published.
const federationExperiments = (kind: Unit['kind']) => ({
  // Only the host registers remotes, at run time: with this the runtime it brings would refuse to.
  optimization: { disableSnapshot: true, disableRemote: kind === 'remote', target: 'web' as const },
})
