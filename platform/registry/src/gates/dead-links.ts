import type { BuiltRelease } from '@borong/contract/release'
import { hostRoutes } from '@borong/contract/host-routes'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import { addressesOf } from './addresses.ts'
import { activeBeside, nameLive } from './gate.ts'
import { reservedFor } from './reserved.ts'

/**
 * A link of a release opens a page of an active unit, in one channel at least. A part that is known only at run time
 * matches every part. A link of the active release to a page of another unit is not checked again: that unit took the page
 * away.
 */
export function deadLinkGate(
  release: BuiltRelease,
  live: readonly LiveRelease[],
  before: readonly LiveRelease[],
): Problem[] {
  const earlier = new Set(
    before
      .filter((one) => one.release.unit === release.unit)
      .flatMap(({ release: active }) => {
        const own = addressesIn(active)
        return (active.uses?.opened ?? []).filter((link) => !opens(link, own))
      }),
  )
  const links = (release.uses?.opened ?? []).filter(
    (link) => !earlier.has(link) && reservedFor(link) === undefined && !opens(link, ofTheHost),
  )
  const channels = activeBeside(release, live).map((beside) => ({
    beside,
    addresses: [release, ...beside.map((one) => one.release)].flatMap(addressesIn),
  }))
  const [first] = channels
  if (!first) return []
  return links
    .filter((link) => !channels.some(({ addresses }) => opens(link, addresses)))
    .map((link) => ({
      name: 'LINK_DEAD',
      message: `${release.unit} ${release.version} links to ${link}, which is no page of ${first.beside.map(nameLive).join(', ')}`,
      hint: 'Correct the address, or ask the squad of the page to promote a release with it first.',
    }))
}

const addressesIn = ({ remote }: BuiltRelease) =>
  (remote?.routes ?? []).flatMap(({ path }) => addressesOf(path))

const ofTheHost = hostRoutes.flatMap(({ path }) => addressesOf(path))

const opens = (link: string, addresses: readonly string[]): boolean => {
  const parts = partsOf(link)
  return addresses.some((address) => {
    const expected = partsOf(address)
    const isOpen = expected.at(-1) === '*'
    const fixed = isOpen ? expected.slice(0, -1) : expected
    return (
      (isOpen ? parts.length >= fixed.length : parts.length === fixed.length) &&
      fixed.every((part, index) => part === ':' || parts[index] === ':' || parts[index] === part)
    )
  })
}

const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)
