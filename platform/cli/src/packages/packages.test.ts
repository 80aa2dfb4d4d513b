import { installedFolder } from '@borong/federation/installed'
import { root } from '@borong/build/units'
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isPackage, packageName } from './package-name.ts'
import { packages, type PackedPackage } from './packages.ts'

interface Manifest {
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

test.each(packages)(
  'M-02: pnpm and Yarn find every package that $name and its dependencies need',
  async (one) => {
    const provided = new Set([one.name, ...(await importsOf(one)), ...(one.needs ?? [])])
    const needed = new Set(await requiresOf(one))
    for (const name of provided) for (const peer of await peersOf(one, name)) needed.add(peer)
    expect([...needed].filter((name) => !provided.has(name))).toEqual([])
  },
)

/** The packages that the compiled modules import. The compiler is native, and does not run inside Jest's environment. */
async function importsOf(one: PackedPackage): Promise<string[]> {
  const script = `
    import { compile } from ${JSON.stringify(new URL('compile.ts', import.meta.url))}
    const { imports } = await compile(${JSON.stringify(root)}, ${JSON.stringify(one)})
    process.stdout.write(JSON.stringify([...imports]))
  `
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
  ])
  return JSON.parse(stdout) as string[]
}

/** The packages that the CommonJS files of its configuration require. */
async function requiresOf({ folder, files = [] }: PackedPackage): Promise<string[]> {
  const folders = files.filter((file) => !file.includes('.'))
  const paths = await Promise.all(
    folders.map(async (name) =>
      (await readdir(join(root, folder, name))).map((file) => join(root, folder, name, file)),
    ),
  )
  const texts = await Promise.all(paths.flat().map((path) => readFile(path, 'utf8')))
  return texts
    .flatMap((text) => [...text.matchAll(/\brequire(?:\.resolve)?\('([^']+)'\)/g)])
    .map(([, request]) => request!)
    .filter(isPackage)
    .map(packageName)
}

/** The packages that a dependency expects its user to install. */
async function peersOf({ folder, inlined = [] }: PackedPackage, name: string): Promise<string[]> {
  // Those of this repository are checked by themselves, or copied into this one.
  if (name.startsWith('@borong/')) return []
  const users = [folder, ...inlined.map((own) => own.replace('@borong/', 'platform/'))]
  const installed = users.flatMap((user) => {
    try {
      return [installedFolder(join(root, user), name)]
    } catch {
      return []
    }
  })
  const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(
    await readFile(join(installed[0]!, 'package.json'), 'utf8'),
  ) as Manifest
  return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional)
}
