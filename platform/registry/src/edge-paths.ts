/** The paths that the edge answers itself before it looks for a page. */
export type EdgePart =
  | 'assets'
  | 'navigation'
  | 'visitor'
  | 'gateway'
  | 'service'
  | 'registry'
  | 'from gateway'
  | 'health'
  | 'probe'
  | 'render check'
  | 'logout'
  | 'cart action'
  | 'map library'
  | 'root file'

/** Gives the visitor of a page from a CDN his cookies. */
export const VISITOR = '/gateway/visitor'

const PARTS: readonly (readonly [EdgePart, RegExp])[] = [
  ['assets', /^\/assets\//],
  // The cookie of a page's trace is only sent to paths of the gateway.
  ['navigation', /^\/gateway\/navigation$/],
  ['visitor', /^\/gateway\/visitor$/],
  ['gateway', /^\/gateway(\/|$)/],
  // The services of squads.
  ['service', /^\/api\//],
  ['registry', /^\/registry\//],
  ['from gateway', /^\/(robots\.txt|sitemap[\w-]*\.xml)$/],
  ['health', /^\/healthz$/],
  ['probe', /^\/(livez|readyz)$/],
  ['render check', /^\/healthz\/render$/],
  ['logout', /^\/logout$/],
  ['map library', /^\/maps\//],
  ['cart action', /^\/actions\/cart$/],
  // Files that browsers request at the root, under fixed names.
  [
    'root file',
    /^\/(service-worker\.js|manifest\.webmanifest|favicon\.(ico|svg)|[\w-]*icon[\w-]*\.png)$/,
  ],
]

/** The part of the edge that answers a path; undefined for pages. */
export const edgePartOf = (pathname: string): EdgePart | undefined =>
  PARTS.find(([, pattern]) => pattern.test(pathname))?.[0]
