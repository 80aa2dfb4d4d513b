import { sendJson, startGateway } from './fake-gateway.ts'
import { startRegistry } from './fake-registry.ts'
import { hostRelease, remoteRelease } from './releases.ts'
import { startEdge } from './test-edge.ts'

// Six remotes of fifteen pages each, and a reply as long as a page of products.
const registry = await startRegistry()
const gateway = await startGateway()
const product = {
  id: 1,
  name: 'Beras Pandan Wangi 5 kg',
  price: 68_500,
  seller: 'Toko Jaya',
  image: '/gateway/pictures/beras.avif',
}
gateway.on('/core/api/v2/home', (_, response) =>
  sendJson(response, { result: Array.from({ length: 24 }, (_, id) => ({ ...product, id })) }),
)
gateway.on('/core/api/mobile/v1/product/detail', (_, response) =>
  sendJson(response, { result: product }),
)

const names = ['marketplace', 'checkout', 'account', 'billing', 'services', 'age-gated']
const remotes = names.map((name) =>
  remoteRelease(name, '1.0.0', [
    ...(name === 'marketplace'
      ? ([
          { path: '/', guard: 'public', screen: './home/HomeScreen', calls: [['home']] },
          {
            path: '/v/:vendor/product/:alias',
            guard: 'public',
            screen: './product/ProductScreen',
            calls: [['productDetail', { query: { alias: ':alias', microsite_url: ':vendor' } }]],
          },
        ] as const)
      : []),
    ...Array.from(
      { length: 15 },
      (_, page) =>
        ({
          path: `/${name}/page-${page}`,
          guard: 'public',
          screen: `./page-${page}/Page${page}Screen`,
        }) as const,
    ),
  ]),
)
const stable = { stable: '1.0.0' }
registry.set(
  { production: { host: stable, ...Object.fromEntries(names.map((name) => [name, stable])) } },
  [hostRelease('1.0.0'), ...remotes],
)
const edge = await startEdge({ registry: registry.origin, gateway: gateway.origin })
await edge.eventually('/', ({ status }) => status === 200)
process.send?.({ origin: edge.origin })
process.once('SIGTERM', () => void edge.close().then(() => process.exit(0)))
