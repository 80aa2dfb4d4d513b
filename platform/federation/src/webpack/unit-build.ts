import { join } from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'
import type { BorongOptions } from '../options.ts'
import { serverEntry } from '../server-entry.ts'
import { remoteShares } from '../shares.ts'
import { exposesOf, readUnit, type Unit } from '../unit.ts'
import type { BundlerPlugin } from './bundler.ts'
import { ownChunks } from './own-chunks.ts'
import { ownPackages, packageOf, withoutPlace } from './own-packages.ts'
import { ENTRY, recordOf } from './record-of.ts'
import { replaceModules } from './replace-modules.ts'

/** The parts of the configurations of a remote's two builds, which webpack and Rspack have in common. */
export interface UnitBuild {
  unit: Unit
  browser: Parts
  server: Parts
}

export interface Parts {
  entry: Record<string, string>
  output: NonNullable<Configuration['output']>
  alias: Record<string, string>
  externals?: Configuration['externals']
  /** Puts stylesheets into the layer of the unit. */
  layerRule: RuleSetRule
  plugins: BundlerPlugin[]
}

interface ExternalRequest {
  request?: string
  contextInfo?: { issuer?: string }
}

type Federation = new (options: {
  name: string
  filename: string
  exposes: ReturnType<typeof exposesOf>
  shareStrategy: 'loaded-first'
  shared: Record<string, object>
  dts: false
  manifest: true
  experiments: object
}) => { apply(compiler: never): void }

export async function unitBuild(
  directory: string,
  { own = [] }: BorongOptions,
  ModuleFederationPlugin: Federation,
  /** Chunks that a release does not change keep their address. */
  keepsChunks: boolean,
): Promise<UnitBuild> {
  const unit = await readUnit(directory)
  if (!unit.table) throw new Error(`${directory} has no remote.ts`)
  const owned = ownPackages(unit, own)
  const record = recordOf(unit, own)
  const common: Pick<Parts, 'alias' | 'layerRule'> = {
    alias: { ...owned.alias },
    layerRule: {
      test: /\.css$/,
      enforce: 'pre',
      loader: join(import.meta.dirname, `layer-loader${import.meta.filename.slice(-3)}`),
      options: { layer: unit.layer },
    },
  }
  const chunks = keepsChunks
    ? `chunks_${unit.name.replaceAll('-', '_')}`
    : `chunks_${unit.container}`
  const names = {
    uniqueName: unit.container,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: '[name].[contenthash:8].css',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    clean: true,
    strictModuleErrorHandling: true,
  }
  const ofHost = replaceModules(/^react(-dom)?(\/|$)/, owned.requestFrom)
  return {
    unit,
    browser: {
      ...common,
      entry: {},
      output: {
        ...names,
        path: join(unit.dist, 'browser'),
        publicPath: 'auto',
        // Each chunk contains the name, and one that a release does not change has the same content.
        chunkLoadingGlobal: chunks,
        crossOriginLoading: 'anonymous',
        chunkLoadTimeout: 120_000,
      },
      plugins: [
        defineDocument('object'),
        ofHost,
        ...(keepsChunks ? [ownChunks(chunks)] : []),
        ...esModulesOfRuntime(),
        new ModuleFederationPlugin({
          name: unit.container,
          filename: ENTRY,
          exposes: exposesOf(unit),
          shareStrategy: 'loaded-first',
          shared: owned.renamed(remoteShares(unit)),
          dts: false,
          manifest: true,
          experiments: {
            optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
            externalRuntime: true,
          },
        }) as BundlerPlugin,
        record.plugin('browser'),
      ],
    },
    server: {
      ...common,
      entry: { server: await serverEntry(unit) },
      output: {
        ...names,
        path: join(unit.dist, 'server'),
        // Images and fonts have the names of the browser's build.
        publicPath: `/assets/${unit.name}/`,
        library: { type: 'commonjs2' },
      },
      externals: [
        async ({ request = '', contextInfo }: ExternalRequest) => {
          const meant = owned.requestFrom(request, contextInfo?.issuer ?? '')
          const isOwn = meant === request && owned.has(request)
          const name = withoutPlace(meant)
          if (isOwn || !(packageOf(name) in unit.peerDependencies)) return undefined
          return `commonjs ${name}`
        },
      ],
      plugins: [defineDocument('undefined'), ofHost, record.plugin('server')],
    },
  }
}

/** Code for one side alone is behind `typeof document`, and absent from the other side's bundle. */
const defineDocument = (type: 'object' | 'undefined'): BundlerPlugin => ({
  apply: (compiler) =>
    new compiler.webpack.DefinePlugin({ 'typeof document': JSON.stringify(type) }).apply(compiler),
})

/** The federation's plugin requests the CommonJS files of its runtime, which cannot be tree-shaken. */
const esModulesOfRuntime = (): BundlerPlugin[] => [
  replaceModules(/@module-federation[\\/].*[\\/]dist[\\/]\w+\.cjs$/, (request) =>
    request.replace(/\.cjs$/, '.js'),
  ),
]
