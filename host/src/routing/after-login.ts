import type { RuntimeConfig } from '@borong/contract/release'
import { allowedAddress } from './allowed-address.ts'
import { isSignInPage } from './sign-in-page.ts'

export type NextStop = { kind: 'document'; address: string } | { kind: 'path'; path: string }

interface Arrival {
  search: string
  referrer: string
  here: string
  previousPath: string
}

/**
 * The address after login. It is the `ref` of the address or the linking page, when allowed, with a new document;
 * otherwise it is the saved previous path.
 */
export function afterLogin(
  { search, referrer, here, previousPath }: Arrival,
  config: Pick<RuntimeConfig, 'ownOrigins'>,
): NextStop {
  const rules = { ownOrigins: config.ownOrigins, isDevelopment: new URL(here).protocol === 'http:' }
  const pageAfterLogin = (candidate: string | null) => {
    const address = allowedAddress(candidate, here, rules)
    return address && !isSignInPage(new URL(address).pathname) ? address : undefined
  }
  for (const candidate of [new URLSearchParams(search).get('ref'), referrer]) {
    const address = pageAfterLogin(candidate)
    if (address) return { kind: 'document', address }
  }
  return { kind: 'path', path: pageAfterLogin(previousPath) ? previousPath : '/' }
}
