import { billProviderOf } from '@borong/gateway/billing/provider'
import { openTestGateway } from '@borong/gateway/testing/open-test-gateway'

const testGateway = openTestGateway()

const read = async (accept: string) =>
  testGateway.gateway.app.inject({ url: '/biller', headers: { accept } })
const state = async () => (await read('application/json')).json()
const post = (url: string, fields: Record<string, string>) =>
  testGateway.gateway.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

test('F-07: a person switches the biller and ends a transaction on its page', async () => {
  const { gateway } = testGateway
  const switched = await post('/biller', { action: 'switch', mode: 'pending', wait: '0' })
  expect(switched.statusCode).toBe(303)
  expect(switched.headers.location).toBe(`${gateway.config.publicUrl}/biller`)
  expect(await state()).toMatchObject({ mode: 'pending', waitSeconds: 0 })

  const biller = billProviderOf(gateway)
  const request = {
    reference: 'REF-of-a-page',
    code: 'tsel10',
    kind: 'pulsa',
    number: '081234567890',
    months: 1,
    billerReference: null,
    maxCost: 20_000,
    callbackUrl: `${gateway.config.publicUrl}/nowhere`,
  } as const
  expect((await biller.pay(request)).outcome).toBe('pending')
  const page = await read('text/html')
  expect(page.body).toContain('Biller peragaan')
  expect(page.body).toContain(request.reference)
  await post(`/biller/${request.reference}`, { action: 'failed' })
  expect((await biller.status(request)).outcome).toBe('failed')
  await post(`/biller/${request.reference}`, { action: 'done' })
  expect((await biller.status(request)).outcome).toBe('done')
  await post(`/biller/${request.reference}`, { action: 'switch', mode: 'no_serial' })
  expect(await biller.status(request)).toMatchObject({ outcome: 'done', billerSerial: null })
})

test('F-07: a person raises a price, closes a product and opens it again', async () => {
  const biller = billProviderOf(testGateway.gateway)
  const offered = async () => (await biller.products()).find(({ code }) => code === 'pln20')!
  const { cost } = await offered()
  await post('/biller', { action: 'product', code: 'pln20', raised: '50', closed: '1' })
  expect(await offered()).toMatchObject({ open: false, cost: cost! * 1.5 })
  await post('/biller', { action: 'product', code: 'pln20', raised: '0' })
  expect(await offered()).toMatchObject({ open: true, cost })
})

test('F-07: a person switches PLN’s nightly stop, and the shop’s products follow immediately', async () => {
  const stops = async () => {
    const token = await testGateway.token()
    const { body } = await testGateway.call('billProducts', { as: token, query: { kind: 'token' } })
    return body.result.items.map(({ cut_off }) => cut_off)
  }
  await post('/biller', { action: 'night', stop: '1' })
  const before = await stops()
  expect(before).toContainEqual({ from: '23:00', to: '01:00' })
  await post('/biller', { action: 'night' })
  expect(await state()).toMatchObject({ stopsAtNight: false })
  expect(new Set(await stops())).toEqual(new Set([null]))
  expect((await read('text/html')).body).not.toContain('value="1" checked')
  await post('/biller', { action: 'night', stop: '1' })
  expect(await stops()).toEqual(before)
  expect((await read('text/html')).body).toContain('value="1" checked')
})

test('F-07: unreadable forms and unknown transactions change nothing', async () => {
  const before = await state()
  for (const fields of [{}, { action: 'switch', mode: 'other' }, { action: 'burn' }])
    expect((await post('/biller', fields as Record<string, string>)).statusCode).toBe(303)
  expect((await post('/biller/unknown', { action: 'done' })).statusCode).toBe(303)
  expect((await post('/biller/%00', { action: 'done' })).statusCode).toBe(303)
  await post('/biller', { action: 'switch', wait: '1e9' })
  expect(await state()).toEqual({ ...before, waitSeconds: 120 })
  expect(JSON.stringify(await state())).not.toContain('secret')
})
