import { wishlist } from '@borong/api/wishlist'
import { generateOtp } from '@borong/api/verification'
import { invoice } from '@borong/api/orders'
import { authorize, login } from '@borong/api/identity'
import { home } from '@borong/api/campaigns'
import { defineCall } from '@borong/api/call'
import type { BootUnit } from '../release.ts'
import { languageAtom } from '../language.ts'
import { openPage } from '../page.ts'
import { requireLogin } from '../session.ts'
import { testPage } from '../testing/test-page.ts'
import { call, callOn } from './call.ts'

type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | Error

/** The gateway with a sequence of responses. The last one repeats. */
function gateway(...answers: Answer[]) {
  const requests: Request[] = []
  globalThis.fetch = jest.fn(async (input: Request | string | URL, init?: RequestInit) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]!
    requests.push(new Request(input, init))
    if (answer instanceof Error) throw answer
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
      status: answer.status,
      headers: answer.headers,
    })
  })
  return requests
}

const token = (request: Request | undefined) => request?.headers.get('authorization')

test('C-01: a call is sent as its descriptor declares, and resolves to the reply', async () => {
  const requests = gateway({ status: 200, body: { data: { guest_token: 'g', expired_at: 1 } } })
  openPage(testPage())
  await expect(call(authorize)).resolves.toEqual({ data: { guest_token: 'g', expired_at: 1 } })
  expect(requests[0]).toMatchObject({ url: 'http://access/sso/v1/authorize', method: 'GET' })
})

test('C-01: a body is sent as JSON', async () => {
  const requests = gateway({ status: 200, body: {} })
  await callOn(testPage(), generateOtp, { body: { phone: '62812' } })
  await expect(requests[0]!.json()).resolves.toEqual({ phone: '62812' })
})

test('M-04: the page is told which versions were rolled back, also by an error response', async () => {
  const noteRecall = jest.fn()
  const page = Object.assign(testPage(), { noteRecall })
  gateway({ status: 200, body: {} })
  await callOn(page, home)
  expect(noteRecall).not.toHaveBeenCalled()
  gateway({ status: 404, headers: { 'x-recalled': 'checkout@1.1.0' } })
  await callOn(page, home).catch(() => {})
  expect(noteRecall).toHaveBeenCalledWith('checkout@1.1.0')
})

test('X-01: a missing response rejects with the synthetic error', async () => {
  gateway(new TypeError('Failed to fetch'))
  await expect(callOn(testPage(), home)).rejects.toMatchObject({
    kind: 'network',
    reason: 'client_side_error',
  })
})

test('X-01: a refusal rejects with the gateway’s response', async () => {
  gateway({ status: 422, body: { name: 'INSUFFICIENT_STOCK', message: 'Stok kurang' } })
  await expect(callOn(testPage(), home)).rejects.toMatchObject({
    kind: 'refusal',
    reason: 'INSUFFICIENT_STOCK',
    status: 422,
  })
})

test('P-02: a call with login access but no access token navigates to the login page and is not sent', async () => {
  const requests = gateway({ status: 200 })
  const toLogin = jest.fn()
  await expect(callOn(testPage({ credentials: { toLogin } }), wishlist)).rejects.toMatchObject({
    reason: 'LOGIN_REQUIRED',
  })
  expect(toLogin).toHaveBeenCalled()
  expect(requests).toHaveLength(0)
})

test('T-01 X-01: a call of a buyer whose session could not be resumed rejects as a lost network, and he stays', async () => {
  const requests = gateway({ status: 200 })
  const toLogin = jest.fn()
  const credentials = { toLogin, refreshToken: () => 'refresh-1' }
  await expect(callOn(testPage({ credentials }), wishlist)).rejects.toMatchObject({
    kind: 'network',
  })
  expect(toLogin).not.toHaveBeenCalled()
  expect(requests).toHaveLength(0)
})

test('T-01: an action of buyers is open to a buyer with a refresh token', () => {
  const toLogin = jest.fn()
  openPage(testPage({ credentials: { toLogin, refreshToken: () => 'refresh-1' } }))
  expect(requireLogin()).toBe(true)
  openPage(testPage({ credentials: { toLogin } }))
  expect(requireLogin()).toBe(false)
  expect(toLogin).toHaveBeenCalledTimes(1)
})

test('T-05 T-06: a call is repeated once after a recoverable failure, with the current token', async () => {
  const requests = gateway({ status: 401 }, { status: 200, body: 'ok' })
  let guestToken = 'old'
  const recover = jest.fn(async () => ((guestToken = 'new'), true))
  const page = testPage({ credentials: { guestToken: () => guestToken, recover } })
  await expect(callOn(page, home)).resolves.toBe('ok')
  expect(recover).toHaveBeenCalledWith({ call: home, status: 401, sentWith: 'old' })
  expect(requests.map(token)).toEqual(['Bearer old', 'Bearer new'])
})

test.each([401, 403])(
  'T-05 T-06: a repeated %d is recovered from once, and the call is sent twice',
  async (status) => {
    const requests = gateway({ status })
    const recover = jest.fn(async () => true)
    await expect(callOn(testPage({ credentials: { recover } }), home)).rejects.toMatchObject({
      status,
    })
    expect(requests).toHaveLength(2)
    expect(recover).toHaveBeenCalledTimes(1)
  },
)

test('T-05: a session that was renewed for this call is not renewed again', async () => {
  const requests = gateway({ status: 401 })
  const recover = jest.fn(async () => true)
  const credentials = { prepare: async () => ({ isRenewed: true }), recover }
  await expect(callOn(testPage({ credentials }), home)).rejects.toMatchObject({ status: 401 })
  expect(requests).toHaveLength(1)
  expect(recover).not.toHaveBeenCalled()
})

test.each([404, 422, 500])('a %d triggers no recovery', async (status) => {
  gateway({ status })
  const recover = jest.fn(async () => true)
  await expect(callOn(testPage({ credentials: { recover } }), home)).rejects.toMatchObject({
    status,
  })
  expect(recover).not.toHaveBeenCalled()
})

test.each([
  [95, 1],
  [93, 1],
  [96, 2],
  [undefined, 2],
])(
  'T-06 X-02: a login that is refused with 403 and the code %s is sent %d time(s)',
  async (code, times) => {
    const requests = gateway({ status: 403, body: { name: 'REFUSED', code, message: 'm' } })
    const recover = jest.fn(async () => true)
    const page = testPage({ credentials: { recover } })
    await expect(callOn(page, login)).rejects.toMatchObject({ status: 403, code })
    expect(requests).toHaveLength(times)
    expect(recover).toHaveBeenCalledTimes(times - 1)
  },
)

test.each([
  ['no answer', new TypeError('Failed to fetch')],
  ['an answer without a name', { status: 502, body: '<html>' }],
])('X-01: %s has an English message on an English page', async (_, answer) => {
  gateway(answer)
  const page = testPage()
  page.store.set(languageAtom, 'en')
  await expect(callOn(page, home)).rejects.toMatchObject({
    message: 'Sorry, something went wrong. Please try again in a moment.',
  })
})

test('X-06: every response is recorded with its status, and a missing one with status 0', async () => {
  const page = testPage()
  gateway({ status: 200 })
  await callOn(page, home)
  gateway(new TypeError('Failed to fetch'))
  await callOn(page, home).catch(() => {})
  expect(page.records).toMatchObject([
    { type: 'request', call: 'home', url: 'http://main/core/api/v2/home', status: 200 },
    { type: 'request', call: 'home', status: 0 },
  ])
})

test('C-28: an invoice resolves to the sent bytes, its refusal is a problem', async () => {
  const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe])
  const answers = [
    new Response(bytes, { headers: { 'content-type': 'application/pdf' } }),
    Response.json({ name: 'INVOICE_NOT_READY', message: 'm' }, { status: 409 }),
  ]
  globalThis.fetch = jest.fn(async () => answers.shift()!)
  const page = testPage({ credentials: { accessToken: () => 'a' } })
  const file = (await callOn(page, invoice, { params: { orderId: '1' } })) as Blob
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([...bytes])
  await expect(callOn(page, invoice, { params: { orderId: '1' } })).rejects.toMatchObject({
    reason: 'INVOICE_NOT_READY',
  })
})

test('C-01: a call that the back end of the shop lacks is not sent, and fails as if it were not there', async () => {
  const requests = gateway({ status: 200, body: {} })
  const page = testPage()
  const lacking = { ...page, boot: { ...page.boot, missingCalls: '^(?:wishlist|promos)$' } }
  await expect(callOn(lacking, wishlist, {}, { requireLogin: false })).rejects.toMatchObject({
    status: 404,
    reason: 'NOT_FOUND',
  })
  await callOn(lacking, home)
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/core/api/v2/home'])
})

const points = defineCall('loyalty.points', 'GET', '/loyalty/points/mine', {
  host: 'service',
  access: 'guest',
})

/** A page whose unit `loyalty` comes from this base. */
const pageOf = (unit: Partial<BootUnit>, credentials: Parameters<typeof testPage>[0]) => {
  const page = testPage(credentials)
  const { boot } = page
  const config = { ...boot.config, hosts: { ...boot.config.hosts, service: 'http://shop/api' } }
  const units = { ...boot.set.units, loyalty: unit as BootUnit }
  return { ...page, boot: { ...boot, config, set: { ...boot.set, units } } }
}

test('M-02: a call to a squad’s own service goes through the shop, without the token of a guest', async () => {
  const requests = gateway({ status: 200, body: {} })
  await callOn(pageOf({}, { credentials: { guestToken: () => 'guest' } }), points)
  await callOn(pageOf({}, { credentials: { accessToken: () => 'buyer' } }), points)
  expect(requests.map(({ url }) => url)).toEqual(
    Array(2).fill('http://shop/api/loyalty/points/mine'),
  )
  expect(requests.map(token)).toEqual([null, 'Bearer buyer'])
})

test('M-04: the services of a unit on a developer’s machine are called there', async () => {
  const requests = gateway({ status: 200, body: {} })
  const unit = { development: true, base: 'http://localhost:4102/' }
  await callOn(pageOf(unit, {}), points)
  expect(requests[0]!.url).toBe('http://localhost:4102/api/loyalty/points/mine')
})

test.each([
  [401, 1],
  [403, 0],
])(
  'T-05 M-02: after a %i of a squad’s own service the session is renewed %i time(s)',
  async (status, times) => {
    gateway({ status, body: { name: 'REFUSED' } })
    const recover = jest.fn(async () => false)
    const page = pageOf({}, { credentials: { accessToken: () => 'buyer', recover } })
    await expect(callOn(page, points)).rejects.toMatchObject({ status })
    expect(recover).toHaveBeenCalledTimes(times)
  },
)
