export interface AddressRules {
  /** The shop's own origins, compared exactly. */
  ownOrigins: readonly string[]
  /** Plain http is allowed in development only. */
  isDevelopment: boolean
}

/**
 * Whether the visitor may be sent to an address after login: a complete http(s) address on an own origin, or a path on
 * this one. Returns the address as the browser parses it, or undefined.
 */
export function allowedAddress(
  address: string | null | undefined,
  here: string,
  rules: AddressRules,
): string | undefined {
  if (!address || address.length > 2000) return undefined
  // A browser would drop, convert or re-encode these characters, so the address is refused.
  const isPath = address.startsWith('/')
  // A path may contain letters unescaped: the browser encodes them, and their meaning stays the same.
  const plain = isPath ? address.replace(/[\p{L}\p{N} ]/gu, '') : address
  if (hasUnseenCharacter(plain) || address.includes('\\') || /^[/\s]*\/\//.test(address))
    return undefined
  if (!isPath && !/^https?:\/\/[a-z\d]/.test(address)) return undefined
  const url = parse(address, here)
  if (!url || url.username !== '' || url.password !== '') return undefined
  if (isPath)
    return url.origin === new URL(here).origin && !url.pathname.startsWith('//')
      ? url.href
      : undefined
  // The origin must match exactly: no look-alikes, no encoding, no case, no trailing dot.
  if (!address.startsWith(url.origin) || !/^[/?#]?$/.test(address.charAt(url.origin.length)))
    return undefined
  if (url.protocol !== 'https:' && !rules.isDevelopment) return undefined
  return rules.ownOrigins.includes(url.origin) ? url.href : undefined
}

function hasUnseenCharacter(address: string): boolean {
  return [...address].some((character) => {
    const code = character.codePointAt(0)!
    return code <= 0x20 || code >= 0x7f
  })
}

function parse(address: string, here: string): URL | undefined {
  try {
    return new URL(address, here)
  } catch {
    return undefined
  }
}
