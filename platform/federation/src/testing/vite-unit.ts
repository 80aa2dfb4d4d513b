import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuiltRelease } from '@borong/contract/release'
import { createBuilder, type PluginOption } from 'vite'
import type { BorongOptions } from '../options.ts'
import { borong } from '../vite.ts'

/** A unit that Vite has built, in a folder of this package, which has the packages of the host. */
export interface BuiltUnit {
  directory: string
  release: BuiltRelease
  /** The text of a file of the browser build, or of the server bundle. */
  read(path: string): Promise<string>
}

let count = 0
const folders = new Set<string>()

export async function buildUnit(
  files: Readonly<Record<string, string>>,
  { options, plugins = [] }: { options?: BorongOptions; plugins?: PluginOption[] } = {},
): Promise<BuiltUnit> {
  const home = join(import.meta.dirname, `../../.cache/units-${process.pid}-${(count += 1)}`)
  folders.add(home)
  const directory = join(home, 'loyalty')
  for (const [path, text] of Object.entries({ ...manifest, ...files })) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), text)
  }
  await mkdir(join(directory, 'node_modules/@borong'), { recursive: true })
  await symlink(
    join(import.meta.dirname, '../..'),
    join(directory, 'node_modules/@borong/federation'),
  )
  // As on a squad's machine. The compiler of JSX reads it.
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder(
    {
      root: directory,
      configFile: false,
      logLevel: 'silent',
      plugins: [borong(options), ...plugins],
    },
    null,
  )
  await builder.buildApp()
  const read = (path: string) => readFile(join(directory, 'dist', path), 'utf8')
  return { directory, read, release: JSON.parse(await read('release.json')) as BuiltRelease }
}

export async function removeUnits(): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
  folders.clear()
}

const manifest = {
  'package.json': JSON.stringify({
    name: '@squad/loyalty',
    version: '1.4.0',
    type: 'module',
    peerDependencies: { '@borong/contract': '*', react: '*', 'react-dom': '*' },
  }),
  'src/messages/id.json': '{"title":"Poin"}',
  'src/messages/en.json': '{"title":"Points"}',
}
