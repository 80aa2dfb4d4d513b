import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'

/** Whether the shop sends pushes to this address: https, on a host of the list. `*.host` is any subdomain. */
export function isKnownEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (url?.protocol !== 'https:' || url.username || url.password || url.hash) return false
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return hosts.some((known) =>
    known.startsWith('*.') ? url.host.endsWith(known.slice(1)) : url.host === known,
  )
}

/** Whether the key of a browser is a point of the curve. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length === 65
  } catch {
    return false
  }
}
