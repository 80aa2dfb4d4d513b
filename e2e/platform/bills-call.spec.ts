import { bootOf, expect, test } from '../fixtures/platform.ts'
import { logIn, registerBuyer, untilHydrated } from '../fixtures/shop.ts'
import { variantOf } from '../fixtures/variants.ts'

const CARD = '8801234560001'

const ROUTE = `guard: 'public',
      screen: './membership/MembershipScreen',
      search: ['package'],`

/** Two calls of bills under ids that no unit of the shop has. */
const descriptors = `import { defineCall } from '@borong/api/call'
import type { bills, inquireBill } from '@borong/api/billing.shapes'

export const latestBills = /* @__PURE__ */ defineCall<typeof bills>('latestBills', 'GET', '/billing/v1/transactions', {
  host: 'main',
  access: 'login',
  headers: { 'X-Squad': 'billing' },
})

export const checkCard = /* @__PURE__ */ defineCall<typeof inquireBill>('checkCard', 'POST', '/billing/v1/inquiries', {
  host: 'main',
  access: 'login',
  headers: { 'X-Squad': 'billing' },
})
`

const screen = `import { call, PageTitle, useCall } from '@borong/contract'
import { useState } from 'react'
import { checkCard, latestBills } from './latest.calls.ts'

export function MembershipScreen() {
  const { result } = useCall(latestBills)
  const [owner, setOwner] = useState<string>()
  const check = async () =>
    setOwner((await call(checkCard, { body: { product: 'bpjs', number: '${CARD}', months: 1 } })).result.owner)
  return (
    <section>
      <PageTitle>Tagihan terbaru</PageTitle>
      <p>{result.total_count} tagihan</p>
      {owner ? <output>Atas nama {owner}</output> : <button onClick={() => void check()}>Cek kartu</button>}
    </section>
  )
}
`

test('F-07 M-02 M-05: a billing release brings its own calls of bills to buyers, without a release of host or edge', async ({
  page,
  context,
  platform,
}) => {
  const before = await bootOf(platform.address)
  expect(JSON.stringify(before.routes)).not.toContain('latestBills')
  const variant = await variantOf('billing', '1.1.0')
  await variant.write('src/membership/latest.calls.ts', descriptors)
  await variant.write('src/membership/MembershipScreen.tsx', screen)
  await variant.replace(
    'remote.ts',
    'export default defineRemote(',
    "import { latestBills } from './src/membership/latest.calls.ts'\n\nexport default defineRemote(",
  )
  // In place of an earlier page: the budget of the entry has no room for another one.
  await variant.replace(
    'remote.ts',
    ROUTE,
    ROUTE.replace('public', 'login').replace("search: ['package']", 'calls: [[latestBills]]'),
  )
  await platform.release(await variant.build())

  const buyer = await registerBuyer()
  await logIn(context, platform.address, buyer)
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/billing/v1/'))
      sent.push(`${request.method()} ${pathname} ${request.headers()['x-squad']}`)
  })
  await page.goto(`${platform.address}/billing/membership`)
  await expect(page.getByText('0 tagihan')).toBeVisible()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Cek kartu' }).click()
  await expect(page.getByText(/^Atas nama [A-Z ]+$/)).toBeVisible()
  // The edge or the browser reads the first call.
  expect(new Set([...sent, 'GET /gateway/billing/v1/transactions billing'])).toEqual(
    new Set([
      'GET /gateway/billing/v1/transactions billing',
      'POST /gateway/billing/v1/inquiries billing',
    ]),
  )
  const { set } = await bootOf(platform.address)
  expect(set.units.host).toEqual(before.set.units.host)
  expect(set.units.billing?.version).toBe('1.1.0')
})
