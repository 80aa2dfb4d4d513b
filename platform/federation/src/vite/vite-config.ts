import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { UserConfig } from 'vite'
import { browsers } from '../browsers.ts'
import { chunkOf, exposedModules, type Unit } from '../unit.ts'
import { ADDRESS, BASE } from './chunk-code.ts'
import { sourceFile } from './source-file.ts'

/** The names of browsers for this compiler, by their names in queries. It knows no others. */
const BROWSERS: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

const target = browsers.flatMap(({ queries, first }) =>
  queries.flatMap((query) => (query in BROWSERS ? [`${BROWSERS[query]}${first}`] : [])),
)

const names = {
  hashCharacters: 'hex',
  entryFileNames: '[name].[hash:8].js',
  chunkFileNames: '[name].[hash:8].js',
  assetFileNames: '[name].[hash:8][extname]',
} as const

/** Two builds: scripts and styles for the browser, and one file for the server. */
export function viteConfig(unit: Unit, serverEntry: string): UserConfig {
  const modules = exposedModules(unit.table!)
  const input = Object.fromEntries(
    modules.map((module) => [chunkOf(module), sourceFile(unit, module)]),
  )
  return {
    appType: 'custom',
    // The files of a remote are below its own address.
    publicDir: false,
    builder: {},
    css: { modules: { generateScopedName: classNames(unit) } },
    experimental: {
      renderBuiltUrl(name, { ssr, hostType }) {
        if (ssr) return `/assets/${unit.name}/${name}`
        return hostType === 'js'
          ? { runtime: `${BASE}+${JSON.stringify(name)}` }
          : { relative: true }
      },
    },
    environments: {
      client: {
        build: {
          ...common,
          outDir: `${unit.dist}/browser`,
          target,
          modulePreload: false,
          sourcemap: 'hidden',
          rolldownOptions: {
            input,
            preserveEntrySignatures: 'strict',
            // A script has no `import.meta`.
            transform: { define: { 'import.meta.url': ADDRESS } },
            // A classic script can be checked in every browser, and requested again after it failed.
            output: { ...names, format: 'cjs', exports: 'named' },
          },
        },
      },
      ssr: {
        // The server has the packages of the host only.
        resolve: { noExternal: true, conditions: ['module', 'production'] },
        build: {
          ...common,
          ssr: true,
          emitAssets: false,
          outDir: `${unit.dist}/server`,
          target: 'node24',
          rolldownOptions: {
            input: { server: serverEntry },
            output: { ...names, format: 'cjs', codeSplitting: false },
          },
        },
      },
    },
  }
}

const common = {
  assetsDir: '',
  // The document's security policy allows no data in addresses of scripts and fonts.
  assetsInlineLimit: 0,
  minify: true,
  emptyOutDir: true,
  reportCompressedSize: false,
} as const

/** Equal in both builds and in all versions, and different from those of other units. */
const classNames = (unit: Unit) => (name: string, file: string) => {
  const place = relative(unit.directory, file.split('?')[0]!)
  const hash = createHash('sha256').update(`${unit.styleSalt} ${place} ${name}`).digest('hex')
  return `${name}-${hash.slice(0, 6)}`
}
