import { root } from '@borong/build/units'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { run } from '../run.ts'
import { Complaint, type Command } from '../command.ts'
import { needed, readOptions } from '../read-options.ts'
import { compile } from './compile.ts'
import { manifestOf, readVersions } from './manifest.ts'
import { packages, type PackedPackage } from './packages.ts'
import { sourcesOf } from './sources.ts'

const usage = `borong pack [--out dist-packages]

Compiles the contract, the API, the design system, the build and the command line, and writes each as a folder and as a
tarball. Publish them with npm publish <tarball>; npm install <tarball> installs one without a registry.`

export const pack: Command = {
  summary: 'packs the packages that a remote in its own repository installs',
  usage,
  async run(args) {
    const { values, positionals } = readOptions({ out: { type: 'string' } }, args, usage)
    needed(positionals, [], usage)
    const out = resolve(values.out ?? join(root, 'dist-packages'))
    for (const tarball of await packAll(out)) process.stdout.write(`${tarball}\n`)
  },
}

/** Writes every package below a folder, and returns the paths of the tarballs. */
export async function packAll(out: string): Promise<string[]> {
  // Declarations come from the type check.
  const types = await run('tsc', ['-b', ...packages.map(({ folder }) => folder)])
  if (types.code !== 0) throw new Complaint(`The types are wrong:\n${types.output}`, 'build')
  await rm(out, { recursive: true, force: true })
  const versions = await readVersions(root)
  const tarballs: string[] = []
  for (const one of packages) {
    const folder = join(out, one.folder.split('/').at(-1)!)
    await writePackage(one, folder, versions)
    const packed = await run('npm', ['pack', folder, '--pack-destination', out, '--silent'])
    if (packed.code !== 0) throw new Complaint(`npm pack failed:\n${packed.output}`, 'failed')
    tarballs.push(join(out, packed.output.trim().split('\n').at(-1)!))
  }
  return tarballs
}

async function writePackage(
  one: PackedPackage,
  folder: string,
  versions: Awaited<ReturnType<typeof readVersions>>,
) {
  const source = join(root, one.folder)
  const dist = join(folder, 'dist')
  await mkdir(dist, { recursive: true })
  const { imports } = await compile(root, one, dist)
  if (!one.entries) await copyOthers(one, dist)
  for (const file of one.files ?? [])
    await cp(join(source, file), join(folder, file), { recursive: true })
  for (const file of Object.values(one.bin ?? {})) await cp(join(source, file), join(folder, file))
  const own = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as {
    version: string
  }
  const manifest = manifestOf(one, own, imports, versions)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Copies the declarations, which the type check has written to `.tsc`, and the files that are not compiled. */
async function copyOthers(one: PackedPackage, dist: string) {
  for (const source of await sourcesOf(root, one)) {
    const path = relative(join(one.folder, 'src'), source)
    const declaration = path.replace(/\.tsx?$/, '.d.ts')
    const target = join(dist, declaration)
    await mkdir(dirname(target), { recursive: true })
    const file = declaration === path ? source : join(one.folder, '.tsc', declaration)
    await cp(join(root, file), target)
  }
}
