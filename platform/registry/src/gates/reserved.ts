import { hostRoutes } from '@borong/contract/host-routes'
import { edgePartOf } from '../edge-paths.ts'
import { addressesOf } from './addresses.ts'
import type { Gate } from './gate.ts'

const ofTheHost = new Set(hostRoutes.flatMap(({ path }) => addressesOf(path)))

/** The part that answers a path before any remote does: the edge, or the host with its sign-in. */
export function reservedFor(path: string): 'edge' | 'host' | undefined {
  const addresses = addressesOf(path)
  if (addresses.some((address) => edgePartOf(address) ?? edgePartOf(`${address}/`))) return 'edge'
  return addresses.some((address) => ofTheHost.has(address)) ? 'host' : undefined
}

/** A page at a path that the edge or the host answers would never be shown. */
export const reservedGate: Gate = ({ release }) =>
  (release.remote?.routes ?? []).flatMap(({ path }) => {
    const owner = reservedFor(path)
    if (!owner) return []
    return [
      {
        name: 'ROUTE_RESERVED',
        message: `The path ${path} is the ${owner}'s own, so ${release.unit} would never be asked for it`,
        hint: 'Choose another path in remote.ts.',
      },
    ]
  })
