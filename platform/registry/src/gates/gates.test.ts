import type { BuiltRelease, Release } from '@borong/contract/release'
import { host, remote } from '../testing/built.ts'
import type { LiveRelease } from '../state/live.ts'
import type { Publish } from './gate.ts'
import { refusals } from './gates.ts'
import { addressesOf } from './addresses.ts'
import { carriedPackages } from './singletons.ts'

const recorded = (release: BuiltRelease): Release => ({
  ...release,
  publishedAt: '',
  publishedBy: '',
  signature: '',
})
const live = (release: BuiltRelease, ...channels: string[]): LiveRelease => ({
  release: recorded(release),
  channels: channels.length > 0 ? channels : ['production'],
})

const publish = (release: BuiltRelease, more: Partial<Publish> = {}): Publish => ({
  release,
  live: [live(host().release)],
  own: [],
  stable: undefined,
  budgets: { units: {}, default: {} },
  carried: {},
  gateways: [],
  ...more,
})

test('M-02: a valid release passes every gate', () => {
  expect(
    refusals(publish(remote({ widgets: { 'add-to-cart': './cart/AddToCart' } }).release)),
  ).toEqual([])
  expect(
    refusals(
      publish(host({ version: '1.1.0', contract: '1.1.0' }).release, {
        live: [live(remote().release)],
      }),
    ),
  ).toEqual([])
})

const account = (wanted: Parameters<typeof remote>[0]) =>
  remote({ unit: 'account', ...wanted }).release
const checkout = (wanted: Parameters<typeof remote>[0] = {}) => remote(wanted).release
const without = (release: BuiltRelease, module: string): BuiltRelease => {
  const { [module]: _, ...modules } = release.remote!.modules
  return { ...release, remote: { ...release.remote!, modules } }
}

const exporting = (release: BuiltRelease, module: string, file: string, ...names: string[]) => ({
  ...release,
  remote: { ...release.remote!, exports: { [module]: { file, names } } },
})

/** A host of contract 2 with an adapter of this size for contract 1. */
const adapting = (version: string, bytes: number) =>
  host({
    version,
    contract: '2.0.0',
    files: { 'adapter.eeeeeeee.js': 'x'.repeat(bytes) },
    change: { adapters: { 1: { contract: '1.4.0', names: {}, files: ['adapter.eeeeeeee.js'] } } },
  }).release

const heavyHost = (version: string) => {
  const entry = `main.${version}.js`
  return host({
    version,
    files: { [entry]: 'x'.repeat(4000) },
    change: { initial: { js: [entry], css: [] } },
  }).release
}

interface Case {
  row: string
  what: string
  publish: Publish
  name: string
  message: string
  hint: string
}

const cases: Case[] = [
  {
    row: 'M-05',
    what: 'a contract range that does not hold for a live host',
    publish: publish(checkout({ contract: '^2.0.0' })),
    name: 'CONTRACT_RANGE',
    message: 'checkout 1.0.0 runs on contract ^2.0.0, but host 1.0.0 (production) provides 1.0.0',
    hint: 'Build it with the contract of the live hosts, or wait until every live host provides the new contract.',
  },
  {
    row: 'M-05',
    what: 'a range that holds for production but not for a host that is live elsewhere',
    publish: publish(checkout(), {
      live: [
        live(host().release),
        live(host({ version: '2.0.0', contract: '2.0.0' }).release, 'staging'),
      ],
    }),
    name: 'CONTRACT_RANGE',
    message: 'checkout 1.0.0 runs on contract ^1.0.0, but host 2.0.0 (staging) provides 2.0.0',
    hint: 'every live host',
  },
  {
    row: 'M-05',
    what: 'a host whose contract breaks live remotes, each named',
    publish: publish(host({ version: '2.0.0', contract: '2.0.0' }).release, {
      live: [
        live(host().release),
        live(checkout()),
        live(account({ contract: '1.x' }), 'production', 'staging'),
      ],
    }),
    name: 'CONTRACT_BREAKS_REMOTES',
    message:
      'Contract 2.0.0 does not hold for live remotes: checkout 1.0.0 (production) runs on ^1.0.0; account 1.0.0 (production, staging) runs on 1.x',
    hint: 'Publish and promote releases of checkout, account whose range takes in 2.0.0, then publish this host. Or keep the contract compatible.',
  },
  {
    row: 'M-05',
    what: 'a contract range that is none',
    publish: publish(checkout({ contract: 'the newest' })),
    name: 'CONTRACT_MALFORMED',
    message: 'The contract range "the newest" is no range of versions',
    hint: 'Write it as semver',
  },
  {
    row: 'M-05',
    what: 'a contract that changed without a new version',
    publish: publish(checkout({ surface: 'surface-2' })),
    name: 'CONTRACT_SURFACE',
    message: 'Contract 1.0.0 has surface surface-1 in host 1.0.0, but surface-2 in this build',
    hint: 'Raise the version of shared/contract',
  },
  ...[
    '/gateway',
    '/registry/:page',
    '/Assets',
    '/healthz',
    '/readyz',
    '/logout/:lang?',
    '/sitemap.xml',
  ].map((path) => ({
    row: 'M-02',
    what: `the edge's own path ${path}`,
    publish: publish(checkout({ paths: [path] })),
    name: 'ROUTE_RESERVED',
    message: `The path ${path} is the edge's own, so checkout would never be asked for it`,
    hint: 'Choose another path in remote.ts.',
  })),
  {
    row: 'M-02',
    what: "one of the host's own pages",
    publish: publish(checkout({ paths: ['/Login/otp'] })),
    name: 'ROUTE_RESERVED',
    message: "The path /Login/otp is the host's own, so checkout would never be asked for it",
    hint: 'Choose another path in remote.ts.',
  },
  {
    row: 'M-02',
    what: 'a path that another remote has under another parameter name',
    publish: publish(account({ paths: ['/Orders/:id'] }), {
      live: [live(host().release), live(checkout({ paths: ['/orders/:order_number'] }))],
    }),
    name: 'ROUTE_TAKEN',
    message:
      'The path /Orders/:id already belongs to checkout 1.0.0 (production) as /orders/:order_number',
    hint: 'Choose another path, or ask the squad of checkout to give it up: they publish and promote a release without it first.',
  },
  {
    row: 'M-02',
    what: 'a path that another remote reaches by an optional part',
    publish: publish(account({ paths: ['/cart'] }), {
      live: [live(checkout({ paths: ['/cart/:lang?'] }))],
    }),
    name: 'ROUTE_TAKEN',
    message: 'The path /cart already belongs to checkout 1.0.0 (production) as /cart/:lang?',
    hint: 'Choose another path',
  },
  {
    row: 'M-02',
    what: 'a widget that belongs to another remote',
    publish: publish(account({ widgets: { 'checkout/add-to-cart': './cart/CartScreen' } }), {
      live: [live(checkout({ widgets: { 'add-to-cart': './cart/CartScreen' } }))],
    }),
    name: 'WIDGET_TAKEN',
    message: 'The widget checkout/add-to-cart already belongs to checkout 1.0.0 (production)',
    hint: 'it is then account/add-to-cart',
  },
  {
    row: 'M-03',
    what: 'a shared singleton that the build bundled',
    publish: publish({
      ...checkout(),
      shared: { jotai: { requiredVersion: '^3.0.0', singleton: true, bundled: true } },
    }),
    name: 'SINGLETON_BUNDLED',
    message: 'checkout bundles the shared singleton jotai',
    hint: 'Move jotai to peerDependencies in package.json and import it by its package name only, so that it comes from the host.',
  },
  {
    row: 'M-03',
    what: 'a second copy of React in its code',
    publish: publish(checkout(), { carried: { react: ['vendor.1a2b3c4d.js'] } }),
    name: 'SINGLETON_BUNDLED',
    message: 'checkout carries its own copy of react in vendor.1a2b3c4d.js',
    hint: 'Move react to peerDependencies',
  },
  {
    row: 'M-02',
    what: 'a screen that the build does not expose',
    publish: publish(without(checkout(), './cart/CartScreen')),
    name: 'MODULE_MISSING',
    message:
      'checkout 1.0.0 promises the module ./cart/CartScreen (route /checkout), but its build does not hold it',
    hint: "Check the module's path in remote.ts against src/, then build again: pnpm borong build checkout",
  },
  {
    row: 'M-02',
    what: 'words that the build does not expose',
    publish: publish(without(checkout(), './messages/en')),
    name: 'MODULE_MISSING',
    message:
      'checkout 1.0.0 promises the module ./messages/en (messages), but its build does not hold it',
    hint: 'build again',
  },
  {
    row: 'M-02',
    what: 'a screen file without its screen, naming the file',
    publish: publish(
      exporting(checkout(), './cart/CartScreen', 'src/cart/CartScreen.tsx', 'Cart', 'total'),
    ),
    name: 'EXPORT_MISSING',
    message:
      'checkout 1.0.0 shows CartScreen (route /checkout), but src/cart/CartScreen.tsx does not export it, only Cart, total',
    hint: 'Export CartScreen from src/cart/CartScreen.tsx, or name another module in remote.ts',
  },
  {
    row: 'M-02',
    what: 'a later stylesheet that is no file of it',
    publish: publish({
      ...checkout(),
      remote: { ...checkout().remote!, laterStyles: { './cart/CartScreen': ['gone.css'] } },
    }),
    name: 'MODULE_MISSING',
    message:
      'checkout 1.0.0 promises the file gone.css (later styles of ./cart/CartScreen), but its build does not hold it',
    hint: 'build again',
  },
  {
    row: 'M-02',
    what: 'a script of an adapter that is no file of it',
    publish: publish({
      ...host().release,
      adapters: { 1: { contract: '1.4.0', names: {}, files: ['gone.js'] } },
    }),
    name: 'MODULE_MISSING',
    message:
      'host 1.0.0 promises the file gone.js (adapter for contract 1), but its build does not hold it',
    hint: 'build again',
  },
  {
    row: 'M-02',
    what: 'a remote that calls itself a host',
    publish: publish({ ...checkout(), kind: 'host', contract: '1.0.0' }, { live: [] }),
    name: 'KIND_MISMATCH',
    message: 'checkout 1.0.0 is built as a host, and only the unit host is one',
    hint: 'Build a remote',
  },
  {
    row: 'M-02',
    what: 'an entry that is no file of it',
    publish: publish({ ...checkout(), entry: 'entry.gone.js' }),
    name: 'MODULE_MISSING',
    message:
      'checkout 1.0.0 promises the file entry.gone.js (entry), but its build does not hold it',
    hint: 'build again',
  },
  {
    row: 'M-02',
    what: 'a file name that meant another content before',
    publish: publish(
      checkout({ version: '1.1.0', files: { 'messages-en.dddddddd.js': '"Basket"' } }),
      {
        own: [recorded(checkout())],
      },
    ),
    name: 'FILE_NAME_TAKEN',
    message: 'The file messages-en.dddddddd.js has another content in checkout 1.0.0',
    hint: 'let the name hold a hash of the content',
  },
  {
    row: 'M-04',
    what: 'a version that is none',
    publish: publish(checkout({ version: '1.2' })),
    name: 'VERSION_MALFORMED',
    message: '"1.2" is no semver version',
    hint: 'e.g. 1.4.0 or 1.4.0-pr12',
  },
  {
    row: 'M-04',
    what: 'a screen over its budget, and says what grew',
    publish: publish(
      checkout({ version: '1.1.0', files: { 'cart-CartScreen.aaaaaaaa.js': 'x'.repeat(4000) } }),
      {
        stable: recorded(checkout({ files: { 'cart-CartScreen.aaaaaaaa.js': 'x'.repeat(2000) } })),
        budgets: {
          units: { checkout: { screen: 3000 } },
          default: { screen: 100, total: 100_000 },
        },
      },
    ),
    name: 'BUDGET_BROKEN',
    message:
      'The module ./cart/CartScreen of checkout 1.1.0 weighs 4.0 kB, 1.0 kB over its budget of 3.0 kB, 2.0 kB more than in 1.0.0',
    hint: 'Grown most: cart-CartScreen.js +2.0 kB.',
  },
  {
    row: 'M-04',
    what: 'an entry over the budget for all',
    publish: publish(checkout(), { budgets: { units: {}, default: { entry: 10 } } }),
    name: 'BUDGET_BROKEN',
    message: 'The entry of checkout 1.0.0 weighs 23 B, 13 B over its budget of 10 B',
    hint: 'agree on a new budget in budgets.json',
  },
  {
    row: 'M-04',
    what: 'an adapter over its budget',
    publish: publish(adapting('1.1.0', 2000), {
      budgets: { units: {}, default: { adapter: 1500 } },
    }),
    name: 'BUDGET_BROKEN',
    message:
      'The adapter for contract 1 of host 1.1.0 weighs 2.0 kB, 500 B over its budget of 1.5 kB',
    hint: 'agree on a new budget in budgets.json',
  },
  {
    row: 'M-04',
    what: 'a public page that is too heavy with the adapter that it needs',
    publish: publish(checkout(), {
      live: [live(adapting('1.1.0', 5000))],
      budgets: { units: {}, default: {}, page: 5000 },
    }),
    name: 'PAGE_TOO_HEAVY',
    message:
      '/checkout needs 5.1 kB of scripts before it answers, 62 B over the budget of 5.0 kB: host 1.1.0 (production) 10 B, its adapter for contract 1.4.0 5.0 kB, checkout 1.0.0 23 B, ./cart/CartScreen 18 B, its words 11 B',
    hint: 'Load less at first',
  },
  {
    row: 'M-04',
    what: 'a public page that is too heavy with the live host, and says what it is made of',
    publish: publish(checkout({ files: { 'cart-CartScreen.aaaaaaaa.js': 'x'.repeat(3000) } }), {
      live: [live(heavyHost('1.2.0'))],
      budgets: { units: {}, default: {}, page: 5000 },
    }),
    name: 'PAGE_TOO_HEAVY',
    message:
      '/checkout needs 7.0 kB of scripts before it answers, 2.0 kB over the budget of 5.0 kB: host 1.2.0 (production) 4.0 kB, checkout 1.0.0 23 B, ./cart/CartScreen 3.0 kB, its words 11 B',
    hint: 'agree on a new budget for pages in budgets.json',
  },
  {
    row: 'M-04',
    what: 'a host that makes a live remote’s public page too heavy',
    publish: publish(heavyHost('1.2.0'), {
      live: [live(checkout())],
      budgets: { units: {}, default: {}, page: 3000 },
    }),
    name: 'PAGE_TOO_HEAVY',
    message:
      '/checkout needs 4.1 kB of scripts before it answers, 1.1 kB over the budget of 3.0 kB: host 1.2.0 4.0 kB, checkout 1.0.0 (production) 23 B, ./cart/CartScreen 18 B, its words 11 B',
    hint: 'agree on a new budget for pages in budgets.json',
  },
]

test.each(cases)('$row: refused at publish: $what', ({ publish: given, name, message, hint }) => {
  expect(refusals(given)).toEqual([{ name, message, hint: expect.stringContaining(hint) }])
})

test('M-02: reports all problems together', () => {
  const bad = without(checkout({ version: 'one', contract: '^3.0.0' }), './messages/id')
  expect(refusals(publish(bad)).map((reason) => reason.name)).toEqual([
    'VERSION_MALFORMED',
    'CONTRACT_RANGE',
    'MODULE_MISSING',
  ])
})

test('M-04: the page budget admits a page of a buyer’s own, and a page that is small enough', () => {
  const route = { path: '/checkout', guard: 'login', screen: './cart/CartScreen' } as const
  const own = checkout()
  const heavy = { live: [live(heavyHost('1.2.0'))], budgets: { units: {}, default: {}, page: 100 } }
  const buyers = { ...own, remote: { ...own.remote!, routes: [route] } }
  expect(refusals(publish(buyers, heavy))).toEqual([])
  const ample = { ...heavy, budgets: { ...heavy.budgets, page: 5000 } }
  expect(refusals(publish(own, ample))).toEqual([])
})

test('M-02: a remote may take over the paths of its own earlier release', () => {
  const given = publish(checkout({ version: '1.1.0', paths: ['/cart'] }), {
    live: [live(checkout({ paths: ['/cart'] }))],
  })
  expect(refusals(given)).toEqual([])
})

test.each([
  ['/', ['/']],
  ['/a/:x', ['/a/:']],
  ['/a/:x/', ['/a/:']],
  ['/v/:vendor/product/:alias/:lang?', ['/v/:/product/:/:', '/v/:/product/:']],
  ['/help/en?', ['/help/en', '/help']],
  ['/files/*', ['/files/*']],
])('M-02: the route %s matches %j', (pattern, addresses) => {
  expect(addressesOf(pattern)).toEqual(addresses)
})

test('M-03: does not mistake a use of React for a copy of it', () => {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  expect(
    carriedPackages([{ name: 'uses.js', text: `const s=r.${internals};s===t.${internals}==1` }]),
  ).toEqual({})
  const copy = `Error("a function which returns an object of state variables.");t.${internals}=u`
  expect(carriedPackages([{ name: 'copy.js', text: copy }])).toEqual({ react: ['copy.js'] })
})

test('M-03: lets a host bundle the singletons', () => {
  expect(refusals(publish(host().release, { live: [], carried: { react: ['entry.js'] } }))).toEqual(
    [],
  )
})
