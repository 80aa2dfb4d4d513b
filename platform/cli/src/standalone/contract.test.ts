import { host, remote } from '@borong/registry/testing/built'
import { startTestRegistry, type TestRegistry } from '@borong/registry/testing/test-registry'
import { compareWithHosts } from './contract.ts'

const CONTRACT = '@borong/contract'

/** A host that provides these names of the contract. */
const provider = (version: string, names: Record<string, string>) =>
  host({ version, change: { provides: { [CONTRACT]: names } } })
/** A remote that uses these names of the contract. */
const user = (names: Record<string, string>) =>
  remote({
    unit: 'loyalty',
    change: { uses: { names: { [CONTRACT]: names }, widgets: [], links: [] } },
  }).release

let registry: TestRegistry
let shop: string
beforeEach(async () => {
  registry = await startTestRegistry()
  shop = await registry.open.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => registry.close())

async function promote(version: string, names: Record<string, string>, channel: string) {
  await registry.publish(provider(version, names))
  await registry.act('host', { action: 'promote', version }, { channel })
}

test('M-05: a remote is compared with the hosts of all channels', async () => {
  await promote('1.0.0', { toast: 'a' }, 'production')
  await promote('1.1.0', { toast: 'a', share: 'b' }, 'staging')
  expect(await compareWithHosts(user({ toast: 'a' }), shop)).toBe(
    '✓ loyalty 1.0.0 can run on host 1.0.0 (production) and host 1.1.0 (staging)',
  )
  await expect(compareWithHosts(user({ toast: 'a', share: 'b' }), shop)).rejects.toThrow(
    'uses share of @borong/contract, which host 1.0.0 (production) does not provide',
  )
})

test('M-05: a shop without a host, and an address without a shop, are named', async () => {
  await expect(compareWithHosts(user({}), shop)).rejects.toThrow(`${shop} has no live host`)
  await expect(compareWithHosts(user({}), 'http://127.0.0.1:9')).rejects.toThrow(
    'No registry answers at http://127.0.0.1:9/registry',
  )
})
