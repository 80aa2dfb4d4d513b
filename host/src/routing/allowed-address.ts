export interface AddressRules {
  /** Origins that count as our own, exactly. */
  ownOrigins: readonly string[]
  /** Plain http is for development alone. */
  isDevelopment: boolean
}

/**
 * Where a visitor may be sent after login: a complete http(s) address on one of our own origins, or a path on this one.
 * Returns the address to go to as the browser will read it, or nothing.
 */
export function allowedAddress(
  address: string | null | undefined,
  here: string,
  rules: AddressRules,
): string | undefined {
  if (!address || address.length > 2000) return undefined
  // What a browser would drop, turn round or spell anew before it reads the address: refused rather than guessed at.
  const isPath = address.startsWith('/')
  // In a path of our own, words may stand as they are read: a browser spells them anew, and they stay words.
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
  // The origin must be spelled as it is meant: no look-alikes, no encoding, no case, no dot at the end.
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
