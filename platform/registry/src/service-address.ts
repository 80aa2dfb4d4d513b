const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a text can be the address of a squad's own service: https, and without a part that would hide where calls go. A
 * service on the machine of a developer has no certificate.
 */
export function isServiceAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.password || /[?#\\]/.test(text)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
}

/** One spelling of an address, without a slash at its end. */
export const plainAddress = (text: string): string => new URL(text).href.replace(/\/+$/, '')
