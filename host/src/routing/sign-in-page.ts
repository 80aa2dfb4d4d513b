const SIGN_IN_OR_OUT = new Set(['login', 'register', 'logout'])
/** An address with more layers of encoding than this is refused. */
const MOST_LAYERS = 5

/**
 * Whether a path is a page of sign-in, registration or sign-out, in any spelling. A router or a server on the way may
 * decode it, ignore its case, merge its slashes or resolve its dots.
 */
export function isSignInPage(pathname: string): boolean {
  let path = pathname
  for (let layer = 0; layer < MOST_LAYERS; layer++) {
    const plain = decoded(path)
    if (plain === path) return SIGN_IN_OR_OUT.has(firstSegment(path) ?? '')
    path = plain
  }
  return true
}

/** Only ASCII escapes matter: the names contain no other letters. */
const decoded = (path: string): string =>
  path.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

function firstSegment(path: string): string | undefined {
  const segments: string[] = []
  for (const part of path.split(/[\\/]/)) {
    // Removes the parameters of a segment, and the characters that some servers trim.
    const segment = part.replace(/[;?#].*$/, '').replace(/[\s\p{Cc}]/gu, '')
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments[0]?.toLowerCase()
}
