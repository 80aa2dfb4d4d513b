/** What the edge answers itself before it looks for a page. */
export type EdgePart =
  | 'assets'
  | 'gateway'
  | 'registry'
  | 'from gateway'
  | 'health'
  | 'logout'
  | 'root file'

const PARTS: readonly (readonly [EdgePart, RegExp])[] = [
  ['assets', /^\/assets\//],
  ['gateway', /^\/gateway(\/|$)/],
  ['registry', /^\/registry\//],
  ['from gateway', /^\/(robots\.txt|sitemap[\w-]*\.xml)$/],
  ['health', /^\/healthz$/],
  ['logout', /^\/logout$/],
  // What browsers ask for at the root, under names that never change.
  [
    'root file',
    /^\/(service-worker\.js|manifest\.webmanifest|favicon\.(ico|svg)|[\w-]*icon[\w-]*\.png)$/,
  ],
]

/** Which part of the edge answers for a path; none for pages. */
export const edgePartOf = (pathname: string): EdgePart | undefined =>
  PARTS.find(([, pattern]) => pattern.test(pathname))?.[0]
