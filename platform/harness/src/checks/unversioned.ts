import { root } from '@borong/build/units'
import { execFile } from 'node:child_process'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packages, type PackedPackage } from '@borong/cli/packages/packages'
import { sourcesOf } from '@borong/cli/packages/sources'

/**
 * A sentence for every package of `borong pack` whose sources changed since its version was set, and that no changeset
 * names. It compares with the commit in which the version was set, so it needs a clone with history, but no network.
 */
export async function findUnversioned(
  repository = root,
  all: readonly PackedPackage[] = packages,
): Promise<string[]> {
  const named = await namedPackages(repository)
  const found = all.map(async (one) => {
    if (named.has(one.name)) return []
    const since = await commitOfVersion(repository, one.folder)
    const changed = since ? await changedSince(repository, since) : []
    const sources = await sourcesOf(repository, one)
    const first = changed.find((file) => sources.has(file))
    return first === undefined
      ? []
      : [
          `${one.name} has changed since its version was set, for example ${first}. Describe the change for squads: pnpm changeset`,
        ]
  })
  return (await Promise.all(found)).flat()
}

async function namedPackages(repository: string): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const file of glob('.changeset/*.md', { cwd: repository }))
    for (const [, name] of (await readFile(join(repository, file), 'utf8')).matchAll(BUMP))
      names.add(name!)
  return names
}

// `'@borong/ui': minor`
const BUMP = /^(?:'|")?([^'":\s]+)(?:'|")?: (?:major|minor|patch)$/gm

const git = async (repository: string, ...args: string[]) =>
  (await promisify(execFile)('git', args, { cwd: repository })).stdout.trim()

// A copy without history has nothing to compare with.
const commitOfVersion = (repository: string, folder: string) =>
  git(
    repository,
    'log',
    '-1',
    '--format=%H',
    '-G^  "version":',
    '--',
    `${folder}/package.json`,
  ).catch(() => '')

const changedSince = async (repository: string, commit: string) =>
  (await git(repository, 'diff', '--name-only', commit)).split('\n')
