import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { adapterFiles } from './src/surface/adapter.ts'
import type { Surface } from './src/surface/record.ts'

// `node new-major.ts` begins the next major version of the contract: it writes an adapter for the present one and makes
// the host depend on it.
const folder = import.meta.dirname
const root = join(folder, '../..')
const surface = await readJson<Surface>(join(folder, 'surface.json'))
const major = Number(surface.version.split('.')[0])
const name = `contract-${major}`
const adapter = join(folder, '..', name)

await mkdir(adapter)
for (const [path, text] of Object.entries(adapterFiles(surface))) {
  await mkdir(dirname(join(adapter, path)), { recursive: true })
  await writeFile(join(adapter, path), text)
}
await change<{ version: string }>(join(folder, 'package.json'), (manifest) => {
  manifest.version = `${major + 1}.0.0`
})
await change<{ dependencies: Record<string, string> }>(join(root, 'host/package.json'), (host) => {
  const dependencies = { ...host.dependencies, [`@borong/${name}`]: 'workspace:*' }
  host.dependencies = Object.fromEntries(Object.entries(dependencies).toSorted())
})
await change<{ references: { path: string }[] }>(join(root, 'tsconfig.json'), ({ references }) => {
  references.push({ path: `shared/${name}` })
})
console.log(`Contract ${major + 1}.0.0 begins. shared/${name} is its adapter for ${surface.version}.
  1. pnpm install
  2. Change shared/contract, and CHANGELOG.md.
  3. Translate the changed names in shared/${name}/src/index.ts.
  4. node shared/contract/surface.ts --write`)

async function change<T>(path: string, edit: (value: T) => void): Promise<void> {
  const value = await readJson<T>(path)
  edit(value)
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`)
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T
}
