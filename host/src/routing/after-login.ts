import type { RuntimeConfig } from '@borong/contract/release'
import { allowedAddress } from './allowed-address.ts'

export type NextStop = { kind: 'document'; address: string } | { kind: 'path'; path: string }

interface Arrival {
  search: string
  referrer: string
  here: string
  previousPath: string
}

const LOGIN_OR_REGISTER = /^\/(login|register)(\/|$)/

/**
 * Where a visitor goes after login: to the `ref` of the address or the page that linked here, when it is allowed, with a new
 * document; otherwise to the saved previous path.
 */
export function afterLogin(
  { search, referrer, here, previousPath }: Arrival,
  config: Pick<RuntimeConfig, 'ownOrigins'>,
): NextStop {
  const rules = { ownOrigins: config.ownOrigins, isDevelopment: new URL(here).protocol === 'http:' }
  for (const candidate of [new URLSearchParams(search).get('ref'), referrer]) {
    const address = allowedAddress(candidate, here, rules)
    if (address && !LOGIN_OR_REGISTER.test(new URL(address).pathname))
      return { kind: 'document', address }
  }
  return { kind: 'path', path: allowedAddress(previousPath, here, rules) ? previousPath : '/' }
}
