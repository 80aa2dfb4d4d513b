import { readUnit } from '@borong/federation/unit'
import { unitDirectories } from '@borong/build/units'
import { demoSites } from './demo-sites.ts'

const SHOP = 'http://localhost:3000'

test('K-08 P-04: uses pages of the shop as the company’s other sites in the demo', async () => {
  const sites = demoSites(SHOP, {})
  const addresses = [
    `${sites.SITE_MEMBERSHIP}/billing/membership?package=MEMBER-GROW`,
    sites.SITE_RFQ!,
    `${sites.SITE_DEEP_LINK}/v/toko-1/product/beras-1`,
  ].map((address) => new URL(address))
  expect(addresses.map(({ origin }) => origin)).toEqual([SHOP, SHOP, SHOP])
  expect(addresses[2]!.searchParams.get('to')).toBe('/v/toko-1/product/beras-1')
  const units = await Promise.all((await unitDirectories()).map(readUnit))
  const paths = units.flatMap(({ table }) => table?.routes.map(({ path }) => path) ?? [])
  for (const { pathname } of addresses) expect(paths).toContain(pathname)
})

test('K-08: leaves a site that the environment names unchanged', () => {
  expect(
    demoSites(SHOP, { SITE_RFQ: 'https://tender.borong.example', SITE_MEMBERSHIP: '' }),
  ).toEqual({
    SITE_MEMBERSHIP: '',
    SITE_RFQ: 'https://tender.borong.example',
    SITE_DEEP_LINK: 'http://localhost:3000/open-app?to=',
  })
})
