import { productDetail } from '@borong/api/catalogue'
import { home as homeCall } from '@borong/api/campaigns'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { sha384Of } from '../releases/file-store.ts'
import { sendJson, startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { hostRelease, remoteRelease } from '../testing/releases.ts'
import { startEdge, type Answer, type TestEdge } from '../testing/test-edge.ts'

// A host that renders the screen of the first route in the simplest way.
const hostServer = (version: string) => `
  module.exports = {
    shared: { react: { name: 'react of host ${version}' } },
    async render({ boot, url, load }) {
      const path = url.startsWith('/p/') ? '/p/:alias' : url.split('?')[0]
      const route = boot.routes.find((one) => one.path === path)
      if (!route) return { head: '', html: 'not found' }
      const screen = await load(route.unit, route.screen).draw({ boot, url, load })
      return {
        head: '<title>' + url + ' | Borong</title>',
        html: '<main>' + screen + '</main>',
        isWhole: screen !== 'only in part',
      }
    },
  }`
const remoteServer = (version: string) => `'use strict'
  const react = require('react')
  module.exports = {
    './home/HomeScreen': () => ({ draw: ({ load }) => 'home ${version} with ' + react.name + load('checkout', './widgets/AddToCart').draw() }),
    './product/ProductScreen': () => ({ draw: async ({ boot, url }) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return url + ' ' + boot.language + ' ' + JSON.stringify(boot.data)
    } }),
    './odd/ThrowingScreen': () => { throw new Error('no such screen') },
    './odd/HalfScreen': (() => {
      let isEvaluated = false
      return () => {
        if (!isEvaluated) { isEvaluated = true; throw new Error('thrown on load') }
        return { draw: () => 'half evaluated' }
      }
    })(),
    './odd/EndlessScreen': () => ({ draw: () => { for (;;); } }),
    './odd/LateScreen': () => ({ draw: async () => {
      if (!globalThis.wasLate) { globalThis.wasLate = true; await new Promise((resolve) => setTimeout(resolve, 600)) }
      return 'here at last'
    } }),
    './odd/PartScreen': () => ({ draw: () => {
      const screen = globalThis.wasPart ? 'the whole' : 'only in part'
      globalThis.wasPart = true
      return screen
    } }),
    './odd/WaitingScreen': () => ({ draw: () => new Promise(() => {}) }),
    './odd/MeddlingScreen': () => ({ draw: ({ boot }) => { boot.routes.push({}); return 'meddled' } }),
    './odd/ReadingScreen': () => ({ draw: () => require('node:fs').readFileSync('/etc/hosts', 'utf8') }),
    './odd/ReachingScreen': () => ({ draw: async () => {
      const tried = {
        files: () => process.getBuiltinModule('fs').readFileSync('/etc/hosts'),
        processes: () => process.getBuiltinModule('node:child_process').execSync('true'),
        sockets: () => process.getBuiltinModule('net').connect(22),
        threads: () => process.getBuiltinModule('worker_threads').threadId,
        required: () => require('worker_threads'),
        streams: () => new process.stdout.constructor().connect(22),
        internals: () => process.binding('fs'),
        network: () => fetch('http://127.0.0.1:1/'),
        imports: () => import('node:fs'),
        functions: () => new Function("return import('node:fs')")(),
        signals: () => process._kill(process.ppid, 0),
        debugging: () => process._debugProcess(process.ppid),
        messages: () => process.send({ type: 'ready' }),
        handles: () => process._getActiveHandles(),
      }
      const reached = []
      for (const [name, reach] of Object.entries(tried))
        try { await reach(); reached.push(name) } catch {}
      return 'reached: ' + reached.join() + typeof process.getBuiltinModule('util')
    } }),
    './odd/PermissionScreen': () => ({ draw: () => {
      const permissions = ['fs.read', 'fs.write', 'child', 'worker', 'addon', 'wasi', 'inspector']
      const folder = process.execArgv.findLast((option) => option.startsWith('--allow-fs-read=')).split('=')[1].replace('/*', '')
      if (!process.permission.has('fs.read', folder + '/0a1b')) return 'may not read bundles'
      const files = ['/etc/hosts', '/proc/' + process.ppid + '/environ', folder + '/../override.key', folder + '/..']
        .filter((file) => process.permission.has('fs.read', file))
      return 'may: ' + permissions.filter((one) => process.permission.has(one)) + files
    } }),
    './odd/SecretScreen': () => ({ draw: () => JSON.stringify(process.env) }),
  }`
const checkoutServer = `module.exports = { './widgets/AddToCart': () => ({ draw: () => ' and a button' }) }`

const open = (path: string, screen: string) => ({ path, guard: 'public', screen }) as const
const routes = [
  open('/', './home/HomeScreen'),
  {
    ...open('/p/:alias', './product/ProductScreen'),
    calls: [[productDetail, { query: { alias: ':alias', microsite_url: 'toko' } }]],
    search: ['size', 'colour'],
  } as const,
  open('/throws', './odd/ThrowingScreen'),
  open('/half', './odd/HalfScreen'),
  open('/endless', './odd/EndlessScreen'),
  { ...open('/waits', './odd/WaitingScreen'), calls: [[homeCall]] } as const,
  open('/late', './odd/LateScreen'),
  open('/part', './odd/PartScreen'),
  open('/meddles', './odd/MeddlingScreen'),
  open('/reads', './odd/ReadingScreen'),
  open('/secrets', './odd/SecretScreen'),
  open('/reaches', './odd/ReachingScreen'),
  open('/permissions', './odd/PermissionScreen'),
]
const hosts = { one: hostRelease('1.0.0', hostServer('1.0.0')) }
const one = remoteRelease('marketplace', '1.0.0', routes, { server: remoteServer('1.0.0') })
const two = remoteRelease('marketplace', '2.0.0', routes, { server: remoteServer('2.0.0') })
const checkout = remoteRelease('checkout', '1.0.0', [], {
  widgets: { 'add-to-cart': './widgets/AddToCart' },
  server: checkoutServer,
})
const all = [hosts.one, one, two, checkout]
const stable = { stable: '1.0.0' }

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge

async function start(
  marketplace: { stable: string; candidate?: { version: string; percent: number } } = stable,
  config: Partial<Config> = {},
) {
  registry.set({ production: { host: stable, marketplace, checkout: stable } }, all)
  edge = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    config: { renderMs: 5_000, documentFreshMs: 0, documentStaleMs: 0, ...config },
  })
  await edge.eventually('/nobody', ({ status }) => status === 404)
}
const rendered = ({ text }: Answer) => /<div id="app">(.*?)<\/div>/s.exec(text)?.[1]

beforeEach(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  gateway.on('/core/api/mobile/v1/product/detail', (_, response, url) =>
    sendJson(response, { alias: url.searchParams.get('alias') }),
  )
})
afterEach(async () => {
  await edge.close()
  await gateway.close()
  await registry.close()
})

test('X-09: a module that threw while it was loaded is never rendered half evaluated', async () => {
  await start(stable, { renderWorkers: 1 })
  for (let request = 0; request < 2; request += 1)
    expect((await edge.get(`/half?request=${request}`)).text).not.toContain('half evaluated')
})

test('renders a page by its release, with the host’s packages and another remote’s widget', async () => {
  await start()
  const answer = await edge.get('/')
  expect(rendered(answer)).toBe('<main>home 1.0.0 with react of host 1.0.0 and a button</main>')
  expect(answer.text).toContain('<style data-href="/assets/checkout/widgets-AddToCart.1.0.0.css">')
  expect(answer.boot.set.units.checkout?.modules['./widgets/AddToCart']).toBeDefined()
  expect(answer.text).not.toContain('<noscript>')
})

test('gives shells with data to a network that requests too many different pages, and rendered ones to others', async () => {
  await start(stable, { rendersPerMinute: 5, documentFreshMs: 600_000 })
  const product = (from: string, index: number) =>
    edge.get(`/p/beras?size=${index}`, { 'x-forwarded-for': from })
  const flood = []
  for (let index = 0; index < 12; index += 1) flood.push(await product('203.0.113.7', index))
  expect(flood.filter((answer) => rendered(answer) !== '')).toHaveLength(5)
  const shell = flood.at(-1)!
  expect([shell.status, shell.boot.data.length]).toEqual([200, 1])
  // Neither the shells nor the limit reach another visitor, and cached pages are for everyone.
  expect(rendered(await product('203.0.113.8', 11))).toContain('/p/beras?size=11')
  expect(rendered(await product('203.0.113.7', 11))).toContain('/p/beras?size=11')
  expect(rendered(await product('203.0.113.7', 0))).toContain('/p/beras?size=0')
})

test('shows a rendered page before its scripts, which load after its images', async () => {
  await start()
  const { text } = await edge.get('/')
  const [before, after] = text.split('<div id="app">')
  expect(before).not.toContain('.js"')
  expect(after?.match(/<script defer fetchpriority="low" src="\/assets\/host\//g)).toHaveLength(2)
  expect(after).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="/assets/marketplace/entry',
  )
})

test('adds the style of a widget that joins a page, and allows it in the page’s policy', async () => {
  await start()
  for (const visit of [await edge.get('/'), await edge.get('/')]) {
    const styles = [...visit.text.matchAll(/<style data-href="[^"]*">(.*?)<\/style>/g)]
    const policy = String(visit.headers['content-security-policy'])
    expect(styles).toHaveLength(3)
    for (const [, css = ''] of styles)
      expect(policy).toContain(createHash('sha256').update(css).digest('base64'))
  }
})

test('uses the rendered title for a page whose status waits for its data', async () => {
  await start()
  const { text } = await edge.get('/p/beras')
  expect(text.slice(0, text.indexOf('</head>'))).toContain('<title>/p/beras | Borong</title>')
  expect(text.match(/<title/g)).toHaveLength(1)
})

test('keeps cached pages through an event that changes no version of theirs', async () => {
  await start(stable, { documentFreshMs: 600_000 })
  const first = await edge.get('/p/beras')
  const billing = remoteRelease('billing', '1.0.0', [])
  const more = [...all, billing]
  const channel = { host: stable, marketplace: stable, checkout: stable }
  registry.set({ production: channel, staging: { host: stable, billing: stable } }, more)
  await edge.eventually('/healthz', ({ text }) => text.includes('"sequence":2'))
  expect((await edge.get('/p/beras')).boot.now).toBe(first.boot.now)
  registry.set({ production: { ...channel, billing: stable } }, more)
  const after = await edge.eventually(
    '/p/beras',
    ({ boot }) => boot.set.units.billing !== undefined,
  )
  expect(after.boot.now).toBeGreaterThan(first.boot.now)
  // A page may have data of a service that is no longer approved.
  registry.setSnapshot((snapshot) => {
    const services = { production: { marketplace: ['https://squad.example'] } }
    return { ...snapshot, services }
  })
  await edge.eventually('/p/beras', ({ boot }) => boot.now > after.boot.now)
})

test('renders a page with the parameters of the address that its route declares, in their order', async () => {
  await start()
  const answer = await edge.get('/p/beras?x=1&colour=red&utm_source=a&size=2')
  expect(rendered(answer)).toContain('/p/beras?size=2&colour=red ')
})

test('does not mix language or data of pages that are rendered concurrently', async () => {
  await start(stable, { renderWorkers: 2 })
  const visits = Array.from({ length: 40 }, (_, index) => ({
    alias: `p${index}`,
    lang: index % 3 === 0 ? 'en' : 'id',
  }))
  const answers = await Promise.all(
    visits.map(({ alias, lang }) => edge.get(`/p/${alias}`, { cookie: `lang=${lang}` })),
  )
  expect(answers.map(rendered)).toEqual(
    visits.map(({ alias, lang }) => {
      const data = [[['productDetail', { query: { alias, microsite_url: 'toko' } }], { alias }]]
      return `<main>/p/${alias} ${lang} ${JSON.stringify(data)}</main>`
    }),
  )
})

test('M-02: renders every page of eight concurrent rollouts with one worker', async () => {
  const named = Array.from({ length: 8 }, (_, index) => `squad-${index}`)
  const server = (text: string) =>
    `module.exports = { './Screen': () => ({ draw: () => '${text}' }) }`
  const releases = named.flatMap((unit) =>
    ['1.0.0', '2.0.0'].map((version) =>
      remoteRelease(unit, version, [open(`/${unit}`, './Screen')], {
        server: server(`${unit} ${version}`),
      }),
    ),
  )
  const candidate = { stable: '1.0.0', candidate: { version: '2.0.0', percent: 25 } }
  const units = Object.fromEntries(named.map((unit) => [unit, candidate]))
  registry.set({ production: { host: stable, ...units } }, [...all, ...releases])
  edge = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    config: { renderMs: 5_000, documentFreshMs: 0, documentStaleMs: 0, renderWorkers: 1 },
  })
  await edge.eventually('/nobody', ({ status }) => status === 404)
  const sets = new Set<string>()
  for (let visit = 0; visit < 80; visit += 1) {
    const unit = named[visit % 8]!
    const answer = await edge.get(`/${unit}`)
    sets.add(answer.boot.set.id)
    const { version } = answer.boot.set.units[unit]!
    expect(rendered(answer)).toBe(`<main>${unit} ${version}</main>`)
  }
  expect(sets.size).toBeGreaterThan(20)
})

test('renders two releases of a remote side by side without mixing', async () => {
  await start({ stable: '1.0.0', candidate: { version: '2.0.0', percent: 50 } })
  const visits = await Promise.all(Array.from({ length: 24 }, () => edge.get('/')))
  for (const visit of visits) {
    expect(rendered(visit)).toContain(`home ${visit.boot.set.units.marketplace?.version} with`)
  }
  expect(new Set(visits.map(({ boot }) => boot.set.id)).size).toBe(2)
})

test.each([
  ['/throws', 'thrown'],
  ['/reads', 'thrown'],
  ['/meddles', 'thrown'],
])('%s is the shell with its data, and the next page is rendered', async (path, reason) => {
  await start()
  const answer = await edge.get(path)
  expect([answer.status, rendered(answer)]).toEqual([200, ''])
  const line = edge.logged.find(({ message }) => message === 'A page was not rendered')
  expect(line?.fields).toMatchObject({ reason, route: path, unit: 'marketplace', version: '1.0.0' })
  expect(rendered(await edge.get('/'))).toContain('home 1.0.0')
})

test('a page that never ends costs only its worker, and is left to the browser for a while', async () => {
  await start(stable, { renderMs: 500 })
  await edge.eventually('/', (answer) => rendered(answer) !== '')
  const answer = await edge.get('/endless')
  expect([answer.status, rendered(answer)]).toEqual([200, ''])
  const died = () =>
    edge.logged.filter(({ message }) => message === 'A render worker has died').length
  await edge.eventually('/', (next) => rendered(next) !== '' && died() === 1)
  expect(rendered(await edge.get('/endless'))).toBe('')
  expect(died()).toBe(1)
})

test('M-02: a page that never ends in a candidate costs the visitors of stable releases nothing', async () => {
  const endless = remoteServer('2.0.0').replace("'home 2.0.0", "(() => { for (;;); })() + '")
  const bad = remoteRelease('marketplace', '3.0.0', routes, { server: endless })
  const marketplace = { stable: '1.0.0', candidate: { version: '3.0.0', percent: 50 } }
  registry.set({ production: { host: stable, marketplace, checkout: stable } }, [...all, bad])
  edge = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    config: { renderMs: 400, documentFreshMs: 0, documentStaleMs: 0, renderWorkers: 1 },
  })
  await edge.eventually('/nobody', ({ status }) => status === 404)
  for (let visit = 0, others = 0; others < 3; visit += 1) {
    const answer = await edge.get(`/?visit=${visit}`)
    if (answer.boot.set.units.marketplace?.version === '3.0.0') {
      expect(rendered(answer)).toBe('')
      others += 1
    }
  }
  await edge.eventually('/', (answer) => rendered(answer)?.includes('home 1.0.0') ?? false)
  const died = edge.logged.filter(({ message }) => message === 'A render worker has died')
  expect(died.length).toBeLessThan(2)
})

test('a page that is late for one visitor costs no worker, and is rendered for the next', async () => {
  await start(stable, { renderMs: 300 })
  await edge.eventually('/', (answer) => rendered(answer) !== '')
  expect(rendered(await edge.get('/late'))).toBe('')
  const next = await edge.eventually('/late', (answer) => rendered(answer) !== '')
  expect(rendered(next)).toBe('<main>here at last</main>')
  expect(edge.logged.map(({ message }) => message)).not.toContain('A render worker has died')
})

test('renders a page again a moment later when the host omitted a part', async () => {
  await start()
  expect(rendered(await edge.get('/part'))).toContain('only in part')
  await edge.eventually('/part', (answer) => rendered(answer)?.includes('the whole') ?? false)
})

test('does not run a server bundle that is altered on the edge’s own disk', async () => {
  await start()
  const file = one.release.server!.files[0]!
  await writeFile(
    join(edge.directory, 'edge/files', sha384Of(file.integrity)),
    `module.exports = { './home/HomeScreen': () => ({ draw: () => 'somebody else' }) }`,
  )
  const answer = await edge.get('/')
  expect([answer.status, rendered(answer)]).toEqual([200, ''])
  expect(
    String(
      edge.logged.find(({ message }) => message === 'A page was not rendered')?.fields.message,
    ),
  ).toContain('not what its hash says')
})

test('ends the workers of a host that no visitor gets any more, and serves the shell to its visitors', async () => {
  await start(stable, { renderMs: 600_000 })
  await edge.eventually('/', (answer) => rendered(answer) !== '')
  const requested = new Promise<void>((resolve) => {
    gateway.on('/core/api/v2/home', (_, response) => {
      sendJson(response, {})
      resolve()
    })
  })
  const waiting = edge.get('/waits')
  await requested
  registry.set(
    { production: { host: { stable: '2.0.0' }, marketplace: stable, checkout: stable } },
    [...all, hostRelease('2.0.0', hostServer('2.0.0'))],
  )
  expect(rendered(await waiting)).toBe('')
  const after = await edge.eventually('/', (answer) => Boolean(rendered(answer)))
  expect(rendered(after)).toContain('react of host 2.0.0')
})

test('serves cached shells with data for a host whose server bundle fails to start', async () => {
  const broken = hostRelease('1.0.0', 'module.exports = { render: 1 }')
  registry.set({ production: { host: stable, marketplace: stable, checkout: stable } }, [
    broken,
    one,
    checkout,
  ])
  edge = await startEdge({ registry: registry.origin, gateway: gateway.origin })
  const died = () =>
    edge.logged.filter(({ message }) => message === 'A render worker has died').length
  await edge.eventually('/nobody', () => died() === 3)
  const first = await edge.get('/p/beras')
  const second = await edge.get('/p/beras')
  expect([rendered(first), first.boot.data.length]).toEqual(['', 1])
  expect(second.boot.now).toBe(first.boot.now)
  expect(died()).toBe(3)
})

test('renders a page without ways to files, processes and the network', async () => {
  await start()
  expect(rendered(await edge.get('/reaches'))).toBe('<main>reached: object</main>')
})

test('renders a page in a process that may read no other file, and start nothing', async () => {
  await start()
  expect(rendered(await edge.get('/permissions'))).toBe('<main>may: </main>')
})

test('renders a page without the edge’s environment', async () => {
  process.env.OVERRIDE_KEY = 'a secret of the edge'
  await start()
  const answer = await edge.get('/secrets')
  delete process.env.OVERRIDE_KEY
  expect(rendered(answer)).toBe('<main>{"NODE_ENV":"production"}</main>')
})
