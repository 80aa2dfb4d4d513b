import proxyAddr from '@fastify/proxy-addr'
import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that no service on the internet has. */
const PRIVATE: readonly (readonly [address: string, bits: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  // IPv4 addresses in those of IPv6.
  ['::ffff:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

/** The addresses to which calls may leave the shop. */
export interface PublicAddresses {
  /** Whether a host is not the number of a private address. Names are checked when they are looked up. */
  allows(hostname: string): boolean
  /** Looks a name up, and refuses it when any of its addresses is private. */
  lookup: LookupFunction
}

/** `networks` lists private networks that are allowed all the same, as `TRUSTED_PROXIES` lists its own. */
export function publicAddresses(networks: string): PublicAddresses {
  // One list for each family: Node compares an IPv4 address with the IPv6 networks of its list, too.
  const blocked = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const [address, bits, family] of PRIVATE) blocked[family].addSubnet(address, bits, family)
  const names = networks.split(',').flatMap((name) => name.trim() || [])
  const isAllowed = names.length > 0 ? proxyAddr.compile(names) : () => false
  const isOpen = (address: string, family: number) => {
    const kind = family === 6 ? 'ipv6' : 'ipv4'
    return !blocked[kind].check(address, kind) || isAllowed(address, 0)
  }

  return {
    allows(hostname) {
      const host = hostname.replace(/^\[|\]$/g, '')
      const family = isIP(host)
      return family === 0 || isOpen(host, family)
    },
    lookup(hostname, options, callback) {
      lookUp(hostname, { ...options, all: true }, (error, found) => {
        const refused = found?.find(({ address, family }) => !isOpen(address, family))
        const failure =
          error ??
          (refused ? new Error(`${hostname} has the private address ${refused.address}`) : null)
        if (failure) return callback(failure, '', 0)
        if (options.all) return callback(null, found)
        const [first] = found as [LookupAddress]
        callback(null, first.address, first.family)
      })
    },
  }
}
