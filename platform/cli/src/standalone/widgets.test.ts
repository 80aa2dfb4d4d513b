import type { WidgetDeclaration } from '@borong/contract/release'
import { remote } from '@borong/registry/testing/built'
import { startTestRegistry, type TestRegistry } from '@borong/registry/testing/test-registry'
import { widgetsOf } from './widgets.ts'

let registry: TestRegistry
let shop: string
beforeEach(async () => {
  registry = await startTestRegistry()
  shop = await registry.open.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => registry.close())

async function promote(unit: string, version: string, type: string, channel: string) {
  const built = remote({ unit, version, widgets: { card: './widgets/Card' } })
  const card: WidgetDeclaration = { hash: type, props: { size: { type, required: true } } }
  const release = {
    ...built.release,
    remote: { ...built.release.remote!, widgetProps: { card } },
  }
  await registry.publish({ ...built, release })
  await registry.act(unit, { action: 'promote', version }, { channel })
}

test('M-05: the types have the widgets of the other remotes of a shop, as in production where they are there', async () => {
  await promote('checkout', '1.0.0', 'string', 'production')
  await promote('checkout', '1.1.0', 'number', 'staging')
  await promote('billing', '1.0.0', 'boolean', 'staging')
  await promote('loyalty', '1.0.0', 'string', 'production')
  const { types, names } = await widgetsOf(shop, 'loyalty')
  expect(names.toSorted()).toEqual(['billing 1.0.0 (staging)', 'checkout 1.0.0 (production)'])
  expect(types).toContain('"checkout/card": {\n      "size": string\n    }')
  expect(types).toContain('"billing/card": {\n      "size": boolean\n    }')
  expect(types).not.toContain('loyalty')
})
