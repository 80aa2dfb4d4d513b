import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Snapshot } from '../release.ts'

/** Returns the remotes of this checkout that import a name of the contract. */
export async function usersOf(remotesFolder: string): Promise<(name: string) => string[]> {
  const uses = new Map<string, Set<string>>()
  for (const remote of await readdir(remotesFolder).catch(() => [])) {
    for (const text of await sourcesOf(join(remotesFolder, remote, 'src'))) {
      for (const name of importedNames(text))
        uses.set(name, (uses.get(name) ?? new Set()).add(remote))
    }
  }
  return (name) => [...(uses.get(name) ?? [])].toSorted()
}

/** The names that a source imports from the contract. */
export const importedNames = (source: string): string[] =>
  [...source.matchAll(/import (?:type )?\{([^}]*)\} from ['"]@borong\/contract['"]/g)].flatMap(
    (found) =>
      found[1]!
        .split(',')
        .map(
          (part) =>
            part
              .trim()
              .replace(/^type /, '')
              .split(' as ')[0]!,
        )
        .filter(Boolean),
  )

async function sourcesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')))
}

/** The ranges of active releases: `checkout 1.2.0 on production runs on ^1.0.0`. Empty when no registry responds. */
export async function liveRanges(registryOrigin: string): Promise<string[]> {
  try {
    const response = await fetch(`${registryOrigin}/registry/v1/snapshot`, {
      signal: AbortSignal.timeout(500),
    })
    if (!response.ok) return []
    return rangesIn((await response.json()) as Snapshot)
  } catch {
    return []
  }
}

/** The ranges of the releases that channels serve to visitors. */
export const rangesIn = ({ channels, releases }: Snapshot): string[] =>
  Object.entries(channels).flatMap(([channel, units]) =>
    Object.entries(units).flatMap(([unit, { stable, candidate }]) =>
      [stable, candidate?.version].flatMap((version) => {
        const release = version ? releases[unit]?.[version] : undefined
        return release?.kind === 'remote'
          ? [`${unit} ${release.version} on ${channel} runs on ${release.contract}`]
          : []
      }),
    ),
  )
