/**
 * Every address shape that a route pattern matches, with unnamed parameters: `/a/:x/:lang?` gives `/a/:` and `/a/:/:`.
 * Two patterns that share a shape would match the same address.
 */
export function addressesOf(pattern: string): string[] {
  const parts = pattern.split('/').filter((part) => part !== '')
  let addresses = ['']
  for (const part of parts) {
    const optional = part.endsWith('?')
    const bare = optional ? part.slice(0, -1) : part
    const plain = bare.startsWith(':') ? ':' : bare.toLowerCase()
    const longer = addresses.map((address) => `${address}/${plain}`)
    addresses = optional ? [...addresses, ...longer] : longer
  }
  return [...new Set(addresses.map((address) => address || '/'))]
}
