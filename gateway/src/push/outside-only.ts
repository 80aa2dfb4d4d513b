import { lookup as resolve, type LookupAddress } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

export const INSIDE_NETWORK = 'EINSIDE'

const inside = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  // They contain an IPv4 address, which a gateway of the network may lead inside.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6')

/** Whether an address belongs to this machine or to a network without public addresses. */
export const isInside = (address: string): boolean =>
  inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Resolves a name for a connection, and fails for a name that leads inside: a list of names alone can't know that. */
export const outsideOnly: LookupFunction = (hostname, options, done) =>
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined
    const [first] = addresses ?? []
    if (error || !addresses || !first) return done(error ?? new Error('No address'), '')
    if (addresses.some(({ address }) => isInside(address)))
      return done(
        Object.assign(new Error(`${hostname} leads inside`), { code: INSIDE_NETWORK }),
        '',
      )
    if (options.all) return done(null, addresses)
    return done(null, first.address, first.family)
  })
