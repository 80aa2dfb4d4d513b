import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packages, type PackedPackage } from './packages.ts'

/** The versions of this repository's packages, and of the packages that it installs. */
export type Versions = ReadonlyMap<string, string>

export async function readVersions(root: string): Promise<Versions> {
  const workspace = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const catalog = workspace.slice(workspace.indexOf('\ncatalog:'))
  const pairs = [...catalog.matchAll(/^ {2}'?([^':\s]+)'?: (\S+)$/gm)].map(
    ([, name, version]) => [name!, version!] as const,
  )
  const own = packages.map(async ({ name, folder }) => {
    const manifest = await readFile(join(root, folder, 'package.json'), 'utf8')
    return [name, (JSON.parse(manifest) as { version: string }).version] as const
  })
  return new Map([...pairs, ...(await Promise.all(own))])
}

/** The package.json of a packed package. Its dependencies are what its compiled modules import. */
export function manifestOf(
  one: PackedPackage,
  own: { version: string },
  imports: ReadonlySet<string>,
  versions: Versions,
): Record<string, unknown> {
  const peers = new Set(one.peers ?? [])
  const needed = [...new Set([...imports, ...(one.needs ?? [])])]
    .filter((name) => name !== one.name && !BUILT_IN.has(name))
    .toSorted()
  const range = (name: string) => {
    const version = versions.get(name)
    if (version === undefined) throw new Error(`${one.name} imports ${name}, which has no version`)
    return version
  }
  const list = (names: readonly string[], of: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, of(name)]))
  return {
    name: one.name,
    version: own.version,
    type: 'module',
    license: 'UNLICENSED',
    sideEffects: ['*.css'],
    // This version runs the TypeScript of `remote.ts` and `rspack.config.ts` directly.
    engines: { node: '>=22.18' },
    exports: exportsOf(one),
    ...(one.bin ? { bin: one.bin } : {}),
    dependencies: list(
      needed.filter((name) => !peers.has(name)),
      range,
    ),
    peerDependencies: list(
      needed.filter((name) => peers.has(name)),
      (name) => `^${name.startsWith('@borong/') ? range(name) : majorOf(range(name))}`,
    ),
  }
}

// The page provides React in any version of the same major one.
const majorOf = (version: string) => version.split('.')[0]!

// Jest provides it to tests.
const BUILT_IN = new Set(['@jest/globals'])

const compiled = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` })

function exportsOf({ name, entries, files = [] }: PackedPackage): Record<string, unknown> {
  return {
    ...(name === '@borong/contract' ? { '.': compiled('index') } : {}),
    ...(name === '@borong/ui' ? { './*.css': './dist/*.css' } : {}),
    './package.json': './package.json',
    ...Object.fromEntries(
      files.map((file) =>
        file.includes('.') ? [`./${file}`, `./${file}`] : [`./${file}/*.cjs`, `./${file}/*.cjs`],
      ),
    ),
    ...(entries ? {} : { './*': compiled('*') }),
  }
}
