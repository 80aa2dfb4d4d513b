/**
 * The path of a scanned code inside the shop; undefined unless its address has one of our own origins. Any other code
 * is displayed but never followed, because the visitor cannot read its target before the scan.
 */
export function ownPath(text: string, ownOrigins: readonly string[]): string | undefined {
  const url = parse(text.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  if (!ownOrigins.includes(url.origin)) return undefined
  return url.pathname + url.search + url.hash
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
