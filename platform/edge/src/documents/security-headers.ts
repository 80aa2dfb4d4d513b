import { isSecure, type Config } from '../config.ts'
import { firstScriptSource } from './first-script.ts'

type Policy = Record<string, readonly string[]>

/**
 * The security headers of every document. `styles` are the hashes of inline styles, `developed` the addresses of
 * development servers.
 */
export function securityHeaders(
  config: Pick<Config, 'runtime' | 'shopUrl'>,
  styles: readonly string[],
  developed: readonly string[],
): Record<string, string> {
  const secure = isSecure(config)
  return {
    'content-security-policy': contentPolicy(config, styles, developed.map(originOf)),
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
}

function contentPolicy(
  { runtime, shopUrl }: Pick<Config, 'runtime' | 'shopUrl'>,
  styles: readonly string[],
  developed: readonly string[],
) {
  const { hosts, telemetry, imageBase, ownOrigins, mapTiles } = runtime
  const elsewhere = (addresses: readonly string[]) =>
    [...new Set(addresses.filter((address) => /^https?:/.test(address)).map(originOf))].filter(
      (origin) => origin !== originOf(shopUrl),
    )
  const { posthogHost, sentryTunnel, sentryDsn, logsProxy } = telemetry
  const tiles = mapTiles ? [mapTiles.address] : []
  const sockets = developed.map((origin) => origin.replace(/^http/, 'ws'))
  const policy: Policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", firstScriptSource, ...developed],
    'style-src': ["'self'", ...styles, ...developed],
    // The proportions of an image and the width of a bar are inline styles, so that the layout does not shift when
    // scripts run.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...elsewhere([imageBase, ...Object.values(hosts), ...tiles]),
      ...developed,
    ],
    'font-src': ["'self'", ...developed],
    'connect-src': [
      "'self'",
      ...elsewhere([
        ...Object.values(hosts),
        posthogHost,
        sentryTunnel || sentryDsn,
        logsProxy,
        ...tiles,
      ]),
      ...developed,
      ...sockets,
    ],
    'media-src': ["'self'", ...elsewhere(Object.values(hosts))],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...elsewhere(ownOrigins)],
    'frame-ancestors': ["'none'"],
    // The servers of developers have no certificates.
    ...(isSecure({ shopUrl }) && developed.length === 0 ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

const originOf = (address: string) => new URL(address).origin
