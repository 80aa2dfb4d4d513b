import type { Release } from '@borong/contract/release'
import { plainAddress } from '@borong/registry/service-address'
import type { Catalogue } from '../releases/catalogue.ts'

/** The address of a unit's service, or the reason why no call is sent to it. */
export type FoundService = { address: string } | 'unknown' | 'not approved'

/**
 * Finds the service in the visitor's version of the unit. A page of another version, chosen by its address or older than the
 * visitor's, may name a service that this version lacks: the latest release that names it at an approved address has it.
 */
export function findService(
  { releases, services }: Pick<Catalogue, 'releases' | 'services'>,
  { unit, name, version }: { unit: string; name: string; version: string | undefined },
): FoundService {
  const own = releases.filter((release) => release.unit === unit)
  const preferred = own.filter((release) => release.version === version)
  const others = own
    .filter((release) => release.version !== version)
    .toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))
  const named = [...preferred, ...others].flatMap((release) => addressIn(release, name) ?? [])
  if (named.length === 0) return 'unknown'
  const address = named.find((one) => services[unit]?.includes(one))
  return address === undefined ? 'not approved' : { address }
}

function addressIn({ remote }: Release, name: string): string | undefined {
  const api = remote?.api ?? {}
  return Object.hasOwn(api, name) ? plainAddress(api[name]!) : undefined
}
