const OTHER_SITES = {
  SITE_MEMBERSHIP: '',
  SITE_RFQ: '/services/tender',
  SITE_DEEP_LINK: '/open-app?to=',
} as const

/**
 * K-08: the company's other sites, for a shop that runs without them: pages of the shop, unless the environment names
 * others.
 */
export const demoSites = (
  shop: string,
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(OTHER_SITES).map(([name, path]) => [name, environment[name] ?? shop + path]),
  )
