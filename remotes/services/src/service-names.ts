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
} as const
