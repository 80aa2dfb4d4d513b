import { isIPv6 } from 'node:net'

const GROUPS_OF_A_NETWORK = 4

/**
 * The network of an address: an IPv4 address itself, or the /64 of an IPv6 address, which belongs to one household.
 */
export function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4 || !isIPv6(address)) return v4 ?? address
  const [start = '', end = ''] = address.split('%')[0]!.split('::')
  const [first, last] = [start, end].map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - first!.length - last!.length)).fill('0')
  const groups = [...first!, ...zeros, ...last!].slice(0, GROUPS_OF_A_NETWORK)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
