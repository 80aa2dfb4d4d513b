/**
 * Where a scanned code leads inside the shop: only for addresses of our own origins. Anything else is shown as it is and
 * never followed, because nobody can read where a code leads before it is scanned.
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
