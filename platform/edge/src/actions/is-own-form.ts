import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

/**
 * Whether a form of the shop sent this request. Documents are the same for all visitors, so a form holds no token. A
 * browser that does not say where a request comes from names the origin of each POST.
 */
export function isOwnForm(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { shopUrl, runtime }: Pick<Config, 'shopUrl' | 'runtime'>,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  return (
    origin !== undefined &&
    [shopUrl, ...runtime.ownOrigins].some((address) => new URL(address).origin === origin)
  )
}
