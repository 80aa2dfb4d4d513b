import { openPage } from '../page.ts'
import { testPage } from '../testing/test-page.ts'
import { call, callOn } from './call.ts'

type Answer = { status: number; body?: unknown } | Error

/** The gateway, one answer after the other, the last one again and again. */
function gateway(...answers: Answer[]) {
  const requests: Request[] = []
  globalThis.fetch = jest.fn(async (input: Request | string | URL, init?: RequestInit) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]!
    requests.push(new Request(input, init))
    if (answer instanceof Error) throw answer
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
      status: answer.status,
    })
  })
  return requests
}

const token = (request: Request | undefined) => request?.headers.get('authorization')

test('C-01: a call answers with the reply, sent as the table says', async () => {
  const requests = gateway({ status: 200, body: { data: { guest_token: 'g', expired_at: 1 } } })
  openPage(testPage())
  await expect(call('authorize')).resolves.toEqual({ data: { guest_token: 'g', expired_at: 1 } })
  expect(requests[0]).toMatchObject({ url: 'http://access/sso/v1/authorize', method: 'GET' })
})

test('C-01: a body is sent as JSON', async () => {
  const requests = gateway({ status: 200, body: {} })
  await callOn(testPage(), 'generateOtp', { body: { phone: '62812' } })
  await expect(requests[0]!.json()).resolves.toEqual({ phone: '62812' })
})

test('X-01: no answer rejects with the synthetic error', async () => {
  gateway(new TypeError('Failed to fetch'))
  await expect(callOn(testPage(), 'home')).rejects.toMatchObject({
    kind: 'network',
    reason: 'client_side_error',
  })
})

test('X-01: a refusal rejects with what the gateway said', async () => {
  gateway({ status: 422, body: { name: 'INSUFFICIENT_STOCK', message: 'Stok kurang' } })
  await expect(callOn(testPage(), 'home')).rejects.toMatchObject({
    kind: 'refusal',
    reason: 'INSUFFICIENT_STOCK',
    status: 422,
  })
})

test('P-02: a call that needs login, without an access token, sends the visitor to the login page and is not made', async () => {
  const requests = gateway({ status: 200 })
  const toLogin = jest.fn()
  await expect(callOn(testPage({ credentials: { toLogin } }), 'wishlist')).rejects.toMatchObject({
    reason: 'LOGIN_REQUIRED',
  })
  expect(toLogin).toHaveBeenCalled()
  expect(requests).toHaveLength(0)
})

test('T-05 T-06: a failure that can be recovered from is sent once more, with the token that is there then', async () => {
  const requests = gateway({ status: 401 }, { status: 200, body: 'ok' })
  let guestToken = 'old'
  const recover = jest.fn(async () => ((guestToken = 'new'), true))
  const page = testPage({ credentials: { guestToken: () => guestToken, recover } })
  await expect(callOn(page, 'home')).resolves.toBe('ok')
  expect(recover).toHaveBeenCalledWith({ call: 'home', status: 401, sentWith: 'old' })
  expect(requests.map(token)).toEqual(['Bearer old', 'Bearer new'])
})

test('T-05 T-06: never more than once', async () => {
  const requests = gateway({ status: 401 })
  await expect(
    callOn(testPage({ credentials: { recover: async () => true } }), 'home'),
  ).rejects.toMatchObject({ status: 401 })
  expect(requests).toHaveLength(2)
})

test.each([404, 422, 500])('a %d is nobody to recover from', async (status) => {
  gateway({ status })
  const recover = jest.fn(async () => true)
  await expect(callOn(testPage({ credentials: { recover } }), 'home')).rejects.toMatchObject({
    status,
  })
  expect(recover).not.toHaveBeenCalled()
})

test('T-06 X-02: a login that is refused again, with another guest token, rejects with its code', async () => {
  const requests = gateway({
    status: 403,
    body: { name: 'PASSWORD_NOT_VALID', code: 95, message: 'm' },
  })
  const page = testPage({ credentials: { recover: async () => true } })
  await expect(callOn(page, 'login')).rejects.toMatchObject({ code: 95 })
  expect(requests).toHaveLength(2)
})

test('X-06: every answer is recorded with its status, and status 0 when none came', async () => {
  const page = testPage()
  gateway({ status: 200 })
  await callOn(page, 'home')
  gateway(new TypeError('Failed to fetch'))
  await callOn(page, 'home').catch(() => {})
  expect(page.records).toMatchObject([
    { type: 'request', call: 'home', url: 'http://main/core/api/v2/home', status: 200 },
    { type: 'request', call: 'home', status: 0 },
  ])
})

test('C-28: an invoice comes as the bytes that were sent, its refusal as a problem', async () => {
  const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe])
  const answers = [
    new Response(bytes, { headers: { 'content-type': 'application/pdf' } }),
    Response.json({ name: 'INVOICE_NOT_READY', message: 'm' }, { status: 409 }),
  ]
  globalThis.fetch = jest.fn(async () => answers.shift()!)
  const page = testPage({ credentials: { accessToken: () => 'a' } })
  const file = (await callOn(page, 'invoice', { params: { orderId: '1' } })) as Blob
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([...bytes])
  await expect(callOn(page, 'invoice', { params: { orderId: '1' } })).rejects.toMatchObject({
    reason: 'INVOICE_NOT_READY',
  })
})
