/** Reads a request's cookies. A value that is not valid percent-encoding is taken as it stands. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null)
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0) cookies[part.slice(0, at).trim()] ??= decoded(part.slice(at + 1).trim())
  }
  return cookies
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** A cookie for the whole site, readable by the page's own scripts. */
export function writeCookie(
  name: string,
  value: string,
  options: { expires: Date; domain: string; secure: boolean },
): string {
  const domain = options.domain ? `; Domain=${options.domain}` : ''
  const secure = options.secure ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Path=/; Expires=${options.expires.toUTCString()}; SameSite=Lax${domain}${secure}`
}
