/** The message key of a service, by the last segment of its path. */
export const SERVICES = {
  tender: 'tender',
  'borong-agent': 'agent',
  'business-collection': 'collection',
  'borong-connect': 'connect',
  'borong-financiall': 'financiall',
  'borong-kargo': 'kargo',
  'borong-partner': 'partner',
  radar: 'radar',
  rbiz: 'rbiz',
  tokopos: 'tokopos',
  membership: 'membership',
} as const

/**
 * The service of a path. The router also accepts these paths in capitals, with a trailing slash and percent-encoded, and
 * no others.
 */
export const serviceAt = (pathname: string) =>
  SERVICES[decodeURI(pathname).toLowerCase().split('/')[2] as keyof typeof SERVICES]
