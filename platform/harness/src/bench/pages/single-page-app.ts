import { targets } from '@borong/federation/browsers'
import { root, unitDirectories } from '@borong/build/units'
import { exposedModules, readUnit, sourceOf } from '@borong/federation/unit'
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Builds host and remotes as one plain single-page application with lazy routes, for comparison. Returns its folder.
 */
export async function buildSinglePageApp(): Promise<string> {
  const work = join(root, 'host/node_modules/.cache/borong/single-page')
  const output = join(work, 'dist')
  await mkdir(work, { recursive: true })
  const loader = join(work, 'loader.js')
  await writeFile(loader, await loaderSource())
  await run(config(loader, output))
  await cp(join(root, 'host/public'), output, { recursive: true }).catch(() => {})
  return output
}

/** Replaces the federation's runtime: every exposed module is a lazy import of the one build. */
async function loaderSource(): Promise<string> {
  const lines: string[] = []
  for (const directory of await unitDirectories()) {
    const unit = await readUnit(directory)
    if (!unit.table) continue
    for (const module of exposedModules(unit.table)) {
      const path = JSON.stringify(join(directory, sourceOf(module)))
      lines.push(`  '${unit.styleSalt}${module.slice(1)}': () => import(${path}),`)
    }
  }
  return `const modules = {\n${lines.join('\n')}\n}
export const getInstance = () => ({
  shareScopeMap: {},
  registerPlugins() {},
  registerRemotes() {},
  loadRemote: (id) => modules[id](),
})
`
}

const ownNames = '[local]-[hash:6]'

function config(loader: string, output: string): Configuration {
  return {
    context: join(root, 'host'),
    mode: 'production',
    target: ['web', 'es2020'],
    entry: { main: './src/main.tsx' },
    devtool: false,
    lazyCompilation: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { '@module-federation/enhanced/runtime$': loader },
    },
    output: {
      path: output,
      clean: true,
      uniqueName: 'spa',
      publicPath: '/spa/',
      filename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      crossOriginLoading: 'anonymous',
    },
    module: {
      rules: rules(),
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: {
        'css/auto': { localIdentName: ownNames },
        'css/module': { localIdentName: ownNames },
      },
    },
    optimization: { splitChunks: { chunks: 'all' } },
    plugins: [new rspack.HtmlRspackPlugin({ template: join(import.meta.dirname, 'spa.html') })],
  }
}

function rules(): RuleSetRule[] {
  const layered = (include: string, layer: string): RuleSetRule => ({
    test: /\.css$/,
    include: join(root, include),
    type: 'css/auto',
    use: [
      {
        loader: join(root, 'platform/build/src/layer-loader.cjs'),
        options: { layer },
      },
    ],
  })
  return [
    // The generated code names sources without their extensions.
    { test: /loader\.js$/, resolve: { fullySpecified: false } },
    {
      test: /\.(tsx|ts)$/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        env: { targets: [...targets] },
      },
      type: 'javascript/auto',
    },
    { test: /\.css$/, include: /node_modules/, type: 'css/auto' },
    layered('host', 'host'),
    layered('shared/ui', 'ui'),
    layered('shared/patterns', 'ui'),
    layered('remotes', 'remotes'),
    { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource' },
    { test: /\.md$/, type: 'asset/source' },
  ]
}

const run = (configuration: Configuration) =>
  new Promise<void>((resolve, reject) => {
    const compiler = rspack(configuration)
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors()
          ? reject(error ?? new Error(stats?.toString('errors-only')))
          : resolve(),
      ),
    )
  })
