import type { Gate } from './gate.ts'

/**
 * Signatures of packages: text that is in every build of the package, minified or not, and in no other script. It comes
 * from the package's own definitions, not from their uses.
 */
const SIGNATURES: readonly { package: string; pattern: RegExp }[] = [
  {
    package: 'react',
    // Bundlers retain this text for any import; they drop the names of unused exports.
    pattern: /function which returns an object of state variables/,
  },
  {
    package: 'react-dom',
    // The second name is in `react-dom/client`, the renderer, which can be bundled apart from `react-dom`.
    pattern:
      /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*[=:](?!=)|\breconcilerVersion:/,
  },
  {
    package: '@borong/contract',
    pattern:
      /There is no page outside of a component here|usePage must be used within a PageProvider/,
  },
  { package: 'axios', pattern: /ERR_BAD_OPTION_VALUE/ },
  { package: 'jotai', pattern: /no atom init|Store must be created by buildStore/ },
  { package: '@tanstack/query-core', pattern: /Missing queryFn: '/ },
  { package: '@tanstack/react-query', pattern: /No QueryClient set, use QueryClientProvider/ },
  { package: 'react-router', pattern: /You cannot render a <Router> inside another <Router>/ },
]

/** The strict singletons whose code is in these scripts, with the names of the scripts. */
export function carriedPackages(
  scripts: Iterable<{ name: string; text: string }>,
): Record<string, string[]> {
  const carried: Record<string, string[]> = {}
  for (const { name, text } of scripts) {
    for (const signature of SIGNATURES) {
      if (signature.pattern.test(text)) (carried[signature.package] ??= []).push(name)
    }
  }
  return carried
}

/** Each unit has these in common with the host: a second copy would be another page. */
const NEVER_OWN: ReadonlySet<string> = new Set(['@borong/contract'])

/**
 * Only the host brings the singletons: a second copy has a separate state, which breaks pages in ways that are hard to
 * find. A unit may declare a copy of its own, as for another major version of React.
 */
export const singletonGate: Gate = ({ release, carried }) => {
  if (release.kind === 'host') return []
  const declared = Object.entries(release.shared)
    .filter(([, share]) => share.singleton && share.bundled)
    .map(([name]) => name)
  const own = new Set(release.own?.filter((name) => !NEVER_OWN.has(name)))
  const refused = [...declared, ...Object.keys(carried)].filter((name) => !own.has(name))
  return [...new Set(refused)].map((name) => ({
    name: 'SINGLETON_BUNDLED',
    message: carried[name]
      ? `${release.unit} carries its own copy of ${name} in ${carried[name].join(', ')}`
      : `${release.unit} bundles the shared singleton ${name}`,
    hint: `Move ${name} to peerDependencies in package.json and import it by its package name only, so that it comes from the host.`,
  }))
}
