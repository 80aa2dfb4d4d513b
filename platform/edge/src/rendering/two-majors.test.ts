import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { hostRelease, remoteRelease, type TestRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

// Each unit says which contract it was given.
const hostServer = `
  module.exports = {
    shared: { '@borong/contract': { name: 'contract 3' } },
    adapters: { 2: { name: 'contract 2' } },
    async render({ boot, url, load }) {
      const route = boot.routes.find(({ path }) => path === url)
      return { head: '', html: load(route.unit, route.screen).draw(load) }
    },
  }`
const screenServer = (unit: string, widget: string) => `
  const contract = require('@borong/contract')
  const placed = (load) => load('${widget}', './widgets/Card').draw()
  module.exports = {
    './page/Screen': () => ({ draw: (load) => '${unit} with ' + contract.name + ', ' + placed(load) }),
    './widgets/Card': () => ({ draw: () => 'card of ${unit} with ' + contract.name }),
  }`
const widgets = { card: './widgets/Card' }
const remote = (unit: string, contract: string, other: string) =>
  remoteRelease(unit, '1.0.0', [{ path: `/${unit}`, guard: 'public', screen: './page/Screen' }], {
    widgets,
    contract,
    server: screenServer(unit, other),
  })

const ADAPTER = 'adapter.f00d.js'
const adapters = { 2: { contract: '2.4.0', names: {}, files: [ADAPTER] } }
const account = remote('account', '^2.1.0', 'checkout')
const checkout = remote('checkout', '^3.0.0', 'account')

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge

async function start(host: TestRelease, ...remotes: TestRelease[]) {
  const all = [host, ...remotes]
  registry.set(
    { production: Object.fromEntries(all.map(({ release }) => [release.unit, stable])) },
    all,
  )
  edge = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    config: { renderMs: 5_000, documentFreshMs: 0, documentStaleMs: 0 },
  })
  await edge.eventually('/nobody', ({ status }) => status === 404)
}
const stable = { stable: '1.0.0' }
const shown = (text: string) => /<div id="app">(.*?)<\/div>/s.exec(text)?.[1]

beforeEach(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
})
afterEach(async () => {
  await edge.close()
  await gateway.close()
  await registry.close()
})

test('M-05: renders remotes of two major versions on one page, each with its own contract', async () => {
  await start(hostRelease('1.0.0', hostServer, '3.0.0', adapters), account, checkout)
  expect(shown((await edge.get('/account')).text)).toBe(
    'account with contract 2, card of checkout with contract 3',
  )
  expect(shown((await edge.get('/checkout')).text)).toBe(
    'checkout with contract 3, card of account with contract 2',
  )
})

test('M-05: the browser learns the contract of each remote, and preloads the adapter for a page that needs it', async () => {
  await start(hostRelease('1.0.0', hostServer, '3.0.0', adapters), account, checkout)
  const earlier = await edge.get('/account')
  expect(earlier.boot.set.units.account?.contract).toBe('^2.1.0')
  expect(earlier.boot.set.units.checkout?.contract).toBe('^3.0.0')
  expect(earlier.boot.set.units.host?.integrity).toHaveProperty([ADAPTER])
  expect(earlier.text).toMatch(
    new RegExp(`<link rel="preload" as="script"[^>]* href="/assets/host/${ADAPTER}"`),
  )
  const present = await edge.get('/checkout')
  expect(present.text).not.toContain(`href="/assets/host/${ADAPTER}"`)
  const table = earlier.boot.set.units.account!.table!.name
  expect(JSON.parse((await edge.get(`/assets/account/${table}`)).text)).toMatchObject({
    contract: '^2.1.0',
  })
})

test('M-05: documents of a host with one contract do not name it', async () => {
  await start(hostRelease('1.0.0', hostServer, '3.0.0'), checkout)
  expect((await edge.get('/checkout')).boot.set.units.checkout).not.toHaveProperty('contract')
})
