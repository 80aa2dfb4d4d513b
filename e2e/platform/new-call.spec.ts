import { scaffold } from '@borong/cli/remotes/scaffold'
import { bootOf, expect, test } from '../fixtures/platform.ts'
import { variantOf } from '../fixtures/variants.ts'

/** A call of the gateway that no unit of the shop sends, described in the remote itself. */
const descriptor = (path: string) => `import { defineCall } from '@borong/api/call'
import type { sitemap } from '@borong/api/catalogue.shapes'

export const shopMap = /* @__PURE__ */ defineCall<typeof sitemap>('shopMap', 'GET', '${path}', {
  host: 'main',
  access: 'guest',
  headers: { 'X-Squad': 'shop-map' },
})
`

const screen = `import { call, PageTitle, useCall } from '@borong/contract'
import { useState } from 'react'
import { shopMap } from './shop-map.calls.ts'

export function ShopMapScreen() {
  const { paths } = useCall(shopMap, { query: { page: '1' } })
  const [more, setMore] = useState<readonly string[]>()
  const read = async () => setMore((await call(shopMap, { query: { page: '2' } })).paths)
  return (
    <section>
      <PageTitle>Peta toko</PageTitle>
      <p>{paths[0]}</p>
      {more ? <output>{more.length} alamat lagi</output> : <button onClick={() => void read()}>Lagi</button>}
    </section>
  )
}
`

const table = `import { defineRemote } from '@borong/contract/remote'
import { shopMap } from './src/page/shop-map.calls.ts'

export default defineRemote({
  name: 'shop-map',
  routes: [
    {
      path: '/shop-map',
      guard: 'public',
      screen: './page/ShopMapScreen',
      calls: [[shopMap, { query: { page: '1' } }]],
    },
  ],
  widgets: { card: './widgets/ShopMapCard' },
})
`

const shopMapRemote = async (path: string) =>
  variantOf('shop-map', '1.0.0', {
    ...(await scaffold('shop-map')),
    'remote.ts': table,
    'src/page/shop-map.calls.ts': descriptor(path),
    'src/page/ShopMapScreen.tsx': screen,
  })

test('M-02 M-05: a call that neither host nor edge knows is released with its remote, and its reply is in the HTML', async ({
  page,
  platform,
}) => {
  const before = await bootOf(platform.address)
  const remote = await shopMapRemote('/core/api/v4/sitemap')
  await platform.release(await remote.build())

  const { set, data, routes } = await bootOf(platform.address, '/shop-map')
  expect(set.units.host).toEqual(before.set.units.host)
  expect(JSON.stringify(before.routes)).not.toContain('/core/api/v4/sitemap')
  const [key, reply] = data[0]!
  expect(key).toEqual(['shopMap', { query: { page: '1' } }])
  const first = (reply as { paths: string[] }).paths[0]!
  // The first documents of a release have no content while its worker starts.
  await expect
    .poll(async () => {
      const html = await (await fetch(`${platform.address}/shop-map`)).text()
      return html.slice(0, html.indexOf('id="boot"'))
    })
    .toContain(`<p>${first}</p>`)
  expect(routes.find(({ path }) => path === '/shop-map')?.calls?.[0]?.[0]).toMatchObject({
    id: 'shopMap',
    method: 'GET',
    path: '/core/api/v4/sitemap',
  })

  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/core/api/v4/sitemap'))
      sent.push(`${new URL(request.url()).search} ${request.headers()['x-squad']}`)
  })
  await page.goto(`${platform.address}/shop-map`)
  await expect(page.getByText(first, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Lagi' }).click()
  await expect(page.getByText(/^\d+ alamat lagi$/)).toBeVisible()
  expect(sent).toEqual(['?page=2 shop-map'])
})

test('M-05: a call that the gateway does not describe is refused, naming remote and call', async ({
  standing: platform,
}) => {
  const remote = await shopMapRemote('/core/api/v4/shop-map')
  await expect(platform.publish(await remote.build())).rejects.toThrow(
    'shop-map 1.0.0 sends the call shopMap (GET /core/api/v4/shop-map), which the gateway of production does not describe',
  )
})
