import type { DocumentMark, RuntimeConfig } from '@borong/contract/release'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Sets a cookie for a year, by which each document request informs the edge of this browser. */
export function setPersistentCookie(
  document: Pick<Document, 'cookie'>,
  name: 'lang' | 'face' | DocumentMark,
  value: string,
  { cookieDomain }: Pick<RuntimeConfig, 'cookieDomain'>,
): void {
  const domain = cookieDomain ? `; Domain=${cookieDomain}` : ''
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}${domain}`
}
