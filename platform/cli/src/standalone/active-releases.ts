import type { Release } from '@borong/contract/release'
import type { ListedUnit } from '@borong/registry/api/answers'
import type { LiveRelease } from '@borong/registry/state/live'
import { namedIn } from '@borong/registry/state/unit-changes'
import { makeClient } from '../releases/client.ts'

/** The hosts or the remotes of a shop that visitors of any channel may get. */
export async function activeReleases(shop: string, of: Release['kind']): Promise<LiveRelease[]> {
  const client = makeClient(new URL('/registry', shop).href, {})
  const { units } = await client.get<{ units: ListedUnit[] }>('units')
  const found: LiveRelease[] = []
  for (const { unit, kind, channels } of units) {
    if (kind !== of) continue
    const named = Object.entries(channels).map(
      ([channel, state]) => [channel, namedIn(state)] as const,
    )
    for (const version of new Set(named.flatMap(([, versions]) => versions)))
      found.push({
        release: await client.get<Release>(`units/${unit}/releases/${version}`),
        channels: named
          .filter(([, versions]) => versions.includes(version))
          .map(([channel]) => channel),
      })
  }
  return found
}
