// Which file may import which. `gateway/.dependency-cruiser.mjs` has the rule for the gateway's domains as a whole.

/** The packages that each package may import. A remote imports no other remote and not the host; the host no remote. */
const allowed = {
  host: ['shared/contract', 'shared/ui', 'shared/api'],
  'remotes/[^/]+': [
    'shared/contract',
    'shared/contract-[^/]+',
    'shared/ui',
    'shared/patterns',
    'shared/api',
    'platform/build',
  ],
  'shared/api': [],
  'shared/contract': ['shared/api'],
  // An adapter for an earlier major version of the contract.
  'shared/contract-[^/]+': ['shared/contract'],
  'shared/ui': [],
  'shared/patterns': ['shared/contract', 'shared/ui', 'shared/api'],
  // A real shop runs without the demo; only the gateway's tests need it.
  gateway: ['shared/api', 'demo', 'platform/object-store', 'platform/observe'],
  demo: ['gateway', 'shared/api'],
  'platform/observe': [],
  'platform/object-store': [],
  'platform/registry': ['shared/contract', 'platform/object-store', 'platform/observe'],
  'platform/edge': ['shared/contract', 'shared/api', 'platform/registry', 'platform/observe'],
  'platform/federation': ['shared/contract'],
  'platform/build': ['shared/contract', 'platform/federation'],
  'platform/cli': [
    'shared/contract',
    'shared/api',
    'platform/registry',
    'platform/object-store',
    'platform/build',
    'platform/federation',
    'platform/edge',
  ],
  'platform/harness': [
    'shared/contract',
    'shared/api',
    'platform/cli',
    'platform/registry',
    'platform/object-store',
    'platform/build',
    'platform/federation',
    'platform/edge',
  ],
  e2e: [
    'shared/contract',
    'shared/api',
    'platform/cli',
    'platform/harness',
    'platform/build',
    'platform/federation',
    'platform/registry',
    'platform/edge',
    'gateway',
  ],
}

const PACKAGE = '^(?:host|remotes/[^/]+|shared/[^/]+|gateway|demo|platform/[^/]+|e2e)/'
const GATEWAY_TESTS = '[.]test[.]ts$|^gateway/src/testing/|/testing-[^/]+$|^gateway/bench/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const packageRules = Object.entries(allowed).map(([folder, others]) =>
  forbid(
    `packages-of-${folder.replace('/[^/]+', '')}`,
    `${folder} may import only ${others.join(', ') || 'its own files'}`,
    { path: `^(${folder})/` },
    { path: PACKAGE, pathNot: `^(?:${['$1', ...others].join('|')})/` },
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    forbid(
      'package-by-its-name',
      'A relative path leads into another package: import the package by its name',
      { path: `(${PACKAGE})` },
      { path: PACKAGE, pathNot: '$1', dependencyTypes: ['local'] },
    ),
    forbid(
      'resolvable',
      'Nothing is found under this name: it is missing in package.json, or the package does not export it',
      {},
      { path: '^(?:@borong/|[.])', couldNotResolve: true },
    ),
    forbid(
      'demo-in-tests-only',
      'A real shop runs without the demo',
      { path: '^gateway/', pathNot: GATEWAY_TESTS },
      { path: '^demo/' },
    ),
    forbid(
      'testing-in-tests-only',
      'The gateway does not import its test helpers',
      { path: '^gateway/src/', pathNot: GATEWAY_TESTS },
      { path: GATEWAY_TESTS },
    ),
    forbid(
      'public-of-a-domain',
      'A domain of the gateway imports of another one only its public.ts',
      { path: '^gateway/src/([^/]+)/', pathNot: GATEWAY_TESTS },
      { path: '^gateway/src/', pathNot: '^gateway/src/(?:$1/|server/|[^/]+/public[.]ts$)' },
    ),
    forbid(
      'server-below-the-domains',
      'What all domains are built on imports none of them',
      { path: '^gateway/src/server/', pathNot: GATEWAY_TESTS },
      { path: '^gateway/src/', pathNot: '^gateway/src/server/' },
    ),
    forbid(
      'no-circles',
      'Two files that import each other can only be understood and loaded together',
      {},
      { circular: true },
    ),
  ],
  options: {
    parser: 'swc',
    exoticRequireStrings: ['require.resolve', 'jest.mock', 'jest.requireActual'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:node_modules|[.]tsc|dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
