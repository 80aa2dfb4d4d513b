import { scaffold } from '@borong/cli/remotes/scaffold'
import { serveRemote } from '@borong/cli/remotes/dev-server'
import { freePort } from '@borong/cli/shop/processes'
import { openOwnService, type OwnService } from '../fixtures/own-service.ts'
import { bootOf, expect, test as platformTest, type Platform } from '../fixtures/platform.ts'
import { logIn, registerBuyer } from '../fixtures/shop.ts'
import { variantOf } from '../fixtures/variants.ts'

const UNIT = 'points'

/** A platform, and a service of the squad whose remote is called `points`. */
const test = platformTest.extend<{ service: OwnService }>({
  service: async ({ platform }, use) => {
    const service = await openOwnService(UNIT, () => platform.address)
    await use(service)
    await service.close()
  },
})

const calls = `import { defineCall } from '@borong/api/call'

export const board = /* @__PURE__ */ defineCall('points.board', 'GET', '/points/book/board', { host: 'service', access: 'guest' })

export const mine = /* @__PURE__ */ defineCall('points.mine', 'GET', '/points/book/mine', { host: 'service', access: 'guest' })
`

const screen = `import { call, PageTitle, useCall, Widget } from '@borong/contract'
import { useEffect, useState } from 'react'
import { board, mine } from './points.calls.ts'

export function PointsScreen() {
  const { leader } = useCall(board)
  const [own, setOwn] = useState()
  useEffect(() => {
    call(mine).then(setOwn, ({ status }) => setOwn({ status }))
  }, [])
  return (
    <section>
      <PageTitle>Papan poin</PageTitle>
      <p>Terdepan: {leader}</p>
      <output>{own && (own.status ? 'Gagal ' + own.status : own.visitor + ' punya ' + own.points)}</output>
      <Widget name="points/card" />
    </section>
  )
}
`

const widget = `import { useCall } from '@borong/contract'
import { mine } from '../page/points.calls.ts'

export function PointsCard() {
  const { visitor, points } = useCall(mine)
  return <b>Kartu {visitor}: {points}</b>
}
`

const table = (address: string) => `import { defineRemote } from '@borong/contract/remote'
import { board } from './src/page/points.calls.ts'

export default defineRemote({
  name: 'points',
  api: { book: '${address}' },
  routes: [{ path: '/point-board', guard: 'public', screen: './page/PointsScreen', calls: [[board]] }],
  widgets: { card: './widgets/PointsCard' },
})
`

const pointsRemote = async (address: string) =>
  variantOf(UNIT, '1.0.0', {
    ...(await scaffold(UNIT)),
    'remote.ts': table(address),
    'src/page/points.calls.ts': calls,
    'src/page/PointsScreen.tsx': screen,
    'src/widgets/PointsCard.tsx': widget,
  })

const approve = (platform: Platform, address: string, what = 'approve') =>
  platform.borong('service', what, UNIT, address, '--channel', 'production')

test('M-02 M-05: a squad’s own service shows a visitor’s own data on a page and in a widget, once an admin has approved it', async ({
  page,
  context,
  platform,
  service,
}) => {
  const remote = await pointsRemote(service.address)
  const directory = await remote.build()
  await expect(platform.publish(directory)).rejects.toThrow(
    `borong service approve points ${service.address} --channel production`,
  )
  const approved = await approve(platform, service.address)
  expect(approved.output).toContain(`Calls of points may go to ${service.address} in production`)
  await platform.release(directory)

  const { data } = await bootOf(platform.address, '/point-board')
  expect(data).toEqual([[['points.board'], { leader: 'Toko Maju' }]])
  await page.goto(`${platform.address}/point-board`)
  await expect(page.getByText('Terdepan: Toko Maju')).toBeVisible()
  await expect(page.getByText('guest punya 0')).toBeVisible()
  await expect(page.getByText('Kartu guest: 0')).toBeVisible()

  const buyer = await registerBuyer()
  await logIn(context, platform.address, buyer)
  await page.reload()
  await expect(page.getByText(`${buyer.id} punya 120`)).toBeVisible()
  await expect(page.getByText(`Kartu ${buyer.id}: 120`)).toBeVisible()
  const headers = JSON.stringify(service.seen)
  expect(headers).not.toContain(buyer.access.value)
  expect(headers).not.toContain('"cookie"')
  const answer = await page.goto(`${platform.address}/point-board`)
  expect(answer!.headers()['content-security-policy']).not.toContain(new URL(service.address).host)

  const revoked = await approve(platform, service.address, 'revoke')
  expect(revoked.output).toContain('points 1.0.0 loses its service')
  await platform.settled()
  expect((await fetch(`${platform.address}/api/points/book/mine`)).status).toBe(404)
  await page.reload()
  await expect(page.getByText('Terdepan: Toko Maju')).toBeHidden()
  await page.getByRole('link', { name: 'Beranda' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('M-02: a service that hangs leaves other calls and documents as they are', async ({
  page,
  platform,
  service,
}) => {
  await approve(platform, service.address)
  await platform.release(await (await pointsRemote(service.address)).build())
  service.hang()
  const hanging = Array.from({ length: 80 }, () =>
    fetch(`${platform.address}/api/points/book/mine`).then(({ status }) => status),
  )
  await expect.poll(() => service.seen.length).toBeGreaterThanOrEqual(32)
  await page.goto(`${platform.address}/services`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const home = await fetch(`${platform.address}/gateway/core/api/v4/sitemap?page=1`)
  expect(home.status).toBeLessThan(500)
  expect((await fetch(`${platform.address}/point-board`)).status).toBe(200)
  const statuses = await Promise.all(hanging)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(16)
  expect(new Set(statuses)).toEqual(new Set([503, 504]))
})

test.describe('with a developer’s own server', () => {
  test.use({ edgeChannel: 'staging' })

  test('M-04: the calls of a remote that runs from its sources go to a service on the same machine @long', async ({
    page,
    context,
    platform,
    service,
  }) => {
    await platform.borong('service', 'approve', UNIT, 'https://points.example.com')
    const published = await pointsRemote('https://points.example.com')
    await platform.release(await published.build())
    const shop = new URL(platform.address)
    const server = await serveRemote(published.directory, {
      port: await freePort(),
      refreshes: false,
      services: { shop, local: { book: service.port } },
    })
    try {
      const buyer = await registerBuyer()
      await logIn(context, platform.address, buyer)
      await page.goto(
        `${platform.address}/point-board?dev.points=${encodeURIComponent(server.address)}`,
      )
      await expect(page.getByText('Terdepan: Toko Maju')).toBeVisible()
      await expect(page.getByText(`${buyer.id} punya 120`)).toBeVisible()
      await expect(page.getByText(`Kartu ${buyer.id}: 120`)).toBeVisible()
    } finally {
      await server.stop()
    }
  })
})
