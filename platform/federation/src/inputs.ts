import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isStandalone, root } from './units.ts'

const IGNORED = new Set([
  'node_modules',
  'dist',
  '.tsc',
  '.cache',
  'gallery',
  'testing',
  '.git',
  'test-results',
  'README.md',
])
const COMMON = [
  'shared/api/src',
  'shared/ui/src',
  'shared/patterns/src',
  'platform/build/src',
  'platform/federation/src',
  'rspack.config.base.ts',
  'pnpm-lock.yaml',
]

/** A hash of all sources and settings of a unit's build. Equal hashes mean equal builds. */
export async function inputHash(directory: string): Promise<string> {
  // In a repository of one remote the packages are installed, and its lock file names their versions.
  const paths = isStandalone ? [''] : [relative(root, directory), ...COMMON, ...(await contracts())]
  const files = (await Promise.all(paths.map((path) => filesIn(join(root, path))))).flat()
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? 'production')
  for (const file of files.toSorted())
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** The contract, and its adapters for earlier major versions. */
async function contracts(): Promise<string[]> {
  const shared = await readdir(join(root, 'shared'))
  return shared.flatMap((name) =>
    /^contract(-\d+)?$/.test(name) ? [`shared/${name}/src`, `shared/${name}/surface.json`] : [],
  )
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null
      throw error
    },
  )
  if (!entries) return [path]
  const nested = entries
    .filter((entry) => !IGNORED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) =>
      entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)],
    )
  return (await Promise.all(nested)).flat()
}
