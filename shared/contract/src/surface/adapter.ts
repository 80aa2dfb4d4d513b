import type { Surface, SurfaceExport } from './record.ts'

const CONTRACT = '@borong/contract'

/** The modules beside the entry that remotes import: tables, tests and plain data. */
const MODULES = [
  'remote',
  'call-key',
  'events',
  'language',
  'host',
  'testing/expect-console',
  'testing/fake-gateway',
  'testing/open-screen',
  'testing/test-page',
]

/**
 * The files of a new adapter for the major version of a recorded surface, by path: it exports every name of the
 * contract unchanged. The names that the next major version changes are then written by hand.
 */
export function adapterFiles(surface: Surface): Record<string, string> {
  const major = surface.version.split('.')[0]!
  const list = (kind: SurfaceExport['kind']) =>
    Object.entries(surface.exports).flatMap(([name, one]) => (one.kind === kind ? [name] : []))
  const named = (keyword: string, names: readonly string[]) =>
    `export ${keyword}{\n${names.map((name) => `  ${name},\n`).join('')}} from '${CONTRACT}'\n`
  return {
    'package.json': json({
      name: `@borong/contract-${major}`,
      version: surface.version,
      private: true,
      type: 'module',
      exports: { '.': './src/index.ts', './*': './src/*.ts' },
      dependencies: { [CONTRACT]: 'workspace:*' },
    }),
    'tsconfig.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        rootDir: 'src',
        outDir: '.tsc',
        jsx: 'react-jsx',
        lib: ['es2022', 'dom', 'dom.iterable'],
      },
      include: ['src'],
      references: [{ path: '../contract' }],
    }),
    'surface.json': json(surface),
    'README.md': `# @borong/contract-${major}

Contract ${major} for remotes that have not moved to the present one: each name does what it did in ${surface.version}. It has no state. Store,
queries, session, router and messages are those of [@borong/contract](../contract/README.md).
`,
    'src/index.ts': `/** Contract ${major}, made of the present one. \`surface.json\` is its promise, and \`pnpm check\` compares it. */\n${named('', list('value'))}${named('type ', list('type'))}`,
    ...Object.fromEntries(
      MODULES.map((name) => [`src/${name}.ts`, `export * from '${CONTRACT}/${name}'\n`]),
    ),
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * The surface of an adapter as remotes see it: the names that it takes from the contract have the declarations of the
 * contract. Its modules are beside those of the contract, so that the compiler resolves them.
 */
export function seenThrough(adapter: Surface, contract: Surface): Surface {
  const own = Object.entries(adapter.modules).map(([name, lines]) => [
    name,
    lines.map((line) =>
      line.replace(`'${CONTRACT}'`, `'${'../'.repeat(depthOf(name))}./contract/index.ts'`),
    ),
  ])
  const beside = Object.entries(contract.modules).map(([name, lines]) => [
    `contract/${name}`,
    lines,
  ])
  const origin = (name: string, one: SurfaceExport): SurfaceExport => {
    if (one.from !== CONTRACT) return one
    const from = contract.exports[name]?.from ?? ''
    return { ...one, from: from && !from.startsWith('.') ? from : './contract/index.ts' }
  }
  return {
    version: adapter.version,
    libraries: { ...adapter.libraries, ...contract.libraries },
    exports: Object.fromEntries(
      Object.entries(adapter.exports).map(([name, one]) => [name, origin(name, one)]),
    ),
    modules: Object.fromEntries([...own, ...beside]),
  }
}

const depthOf = (module: string) => module.split('/').length - 1
