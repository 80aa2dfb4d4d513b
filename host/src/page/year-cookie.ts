import type { DocumentMark, RuntimeConfig } from '@borong/contract/release'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Tells the edge for a year, with every document that is asked for, what this browser wants or has. */
export function tellForAYear(
  document: Pick<Document, 'cookie'>,
  name: 'lang' | 'face' | DocumentMark,
  value: string,
  { cookieDomain }: Pick<RuntimeConfig, 'cookieDomain'>,
): void {
  const domain = cookieDomain ? `; Domain=${cookieDomain}` : ''
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}${domain}`
}
