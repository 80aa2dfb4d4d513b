import { brand, brands } from '@borong/api/catalogue'
import { promoDetail, promos } from '@borong/api/campaigns'
import { unlistedAddresses } from '@borong/api/listed-calls'
import { sendJson, startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'
import type { GatewayClient } from './gateway-client.ts'
import { listedGateway } from './listed-gateway.ts'

const rows = [
  { id: '1', alias: 'padi-emas', name: 'Padi Emas', image: 'a', product_count: 3 },
  { id: '2', alias: 'tani', name: 'Tani', image: 'b', product_count: 1 },
]
const campaign = {
  id: '7',
  alias: 'panen',
  title: 'Panen',
  text: '',
  image: 'c',
  end_date: 'later',
}
const section = (id: string, items: object[]) => ({ id, title: id, link: '', items })

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge

beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  gateway.on('/core/api/v2/home', (_, response) =>
    sendJson(response, { result: { anchors: { rows } } }),
  )
  gateway.on('/core/api/v2/campaign/all-campaign', (_, response) =>
    sendJson(response, { result: [campaign] }),
  )
  gateway.on('/core/api/mobile/v1/campaign/detail-section/7', (_, response) =>
    sendJson(response, {
      result: { ...campaign, sections: [section('a', [{ id: 'x' }]), section('b', [{ id: 'y' }])] },
    }),
  )
  edge = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    environment: { FEATURES: 'none' },
  })
})
afterAll(async () => {
  await edge.close()
  await gateway.close()
  await registry.close()
})

const read = async (address: string) => {
  const { status, text } = await edge.get(`/gateway${address}`, { 'accept-language': 'en' })
  return { status, body: JSON.parse(text) as Record<string, unknown> }
}

test('R-03: a back end without a list of brands has those of its home page', async () => {
  expect(await read('/core/api/v4/brands?limit=1&page=2')).toEqual({
    status: 200,
    body: { result: [rows[1]], total_count: 2, page: 2, limit: 1 },
  })
  expect(gateway.requests.at(-1)!.headers['x-application-context']).toBe('pwa:buyer')
  expect(await read('/core/api/v4/brands/tani')).toEqual({ status: 200, body: { result: rows[1] } })
  expect(await read('/core/api/v4/brands/other')).toEqual({
    status: 404,
    body: { name: 'BRAND_UNKNOWN', message: 'There is no such brand' },
  })
})

test('R-04: a back end without promos has its campaigns, each under its number with all its products', async () => {
  const promo = {
    alias: '7',
    title: 'Panen',
    text: '',
    image: 'c',
    end_date: 'later',
    voucher_code: null,
  }
  expect(await read('/campaign/v1/promos')).toEqual({
    status: 200,
    body: { data: [promo], total_count: 1, page: 1, limit: 20 },
  })
  expect(await read('/campaign/v1/promos/7')).toEqual({
    status: 200,
    body: { data: { ...promo, terms: [], section: section('a', [{ id: 'x' }, { id: 'y' }]) } },
  })
  expect((await read('/campaign/v1/promos/panen')).body.name).toBe('PROMO_UNKNOWN')
})

test('R-03: documents read the same data, and a back end with the feature is asked for its own', async () => {
  const asked: string[] = []
  const client: GatewayClient = {
    call({ id }, { params }) {
      asked.push(`${id} ${JSON.stringify(params ?? {})}`)
      return Promise.resolve({
        status: 200,
        body: { result: { anchors: { rows }, ...campaign, sections: [] } },
      })
    },
  }
  const options = { language: 'id', guestToken: '', milliseconds: 1000 } as const
  const without = listedGateway(client, () => false)
  expect(await without.call(brand, { params: { alias: 'tani' } }, options)).toEqual({
    status: 200,
    body: { result: rows[1] },
  })
  await without.call(promoDetail, { params: { alias: '7' } }, options)
  const all = listedGateway(client, () => true)
  await all.call(brands, {}, options)
  await all.call(promos, {}, options)
  expect(asked).toEqual(['home {}', 'campaignDetail {"id":"7"}', 'brands {}', 'promos {}'])
})

test('R-03: a refusal of the listed call stays what it is', async () => {
  const client: GatewayClient = {
    call: () => Promise.resolve({ status: 503, body: { name: 'BUSY' } }),
  }
  const options = { language: 'id', guestToken: '', milliseconds: 1000 } as const
  const answer = await listedGateway(client, () => false).call(brands, {}, options)
  expect(answer).toEqual({ status: 503, body: { name: 'BUSY' } })
})

test.each([
  ['/promo', false],
  ['/promo/7', false],
  ['/promo/7?from=home', false],
  ['/promo/7-hari', true],
  ['/promo/selamat-datang', true],
])('R-04: knows whether no campaign can have the address %s', (address, isUnknown) => {
  const [unknown = ''] = unlistedAddresses(() => false)
  expect(new RegExp(unknown).test(address)).toBe(isUnknown)
  expect(unlistedAddresses(() => true)).toEqual([])
})
