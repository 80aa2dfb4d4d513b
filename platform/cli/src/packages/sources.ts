import { glob } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { compile } from './compile.ts'
import type { PackedPackage } from './packages.ts'

/** The files that a packed package is made from, relative to the repository. */
export async function sourcesOf(root: string, one: PackedPackage): Promise<Set<string>> {
  const files = one.entries ? (await compile(root, one)).modules : await filesOf(root, one)
  return new Set([...files].map((file) => relative(root, file)))
}

/** All files except tests and what they need. */
async function filesOf(root: string, { folder, omits = [] }: PackedPackage): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob('src/**/*.*', { cwd: join(root, folder) }))
    if (!/\.test\.\w+$/.test(file) && !omits.some((one) => file.startsWith(`src/${one}/`)))
      files.push(join(root, folder, file))
  return files
}
