import { createHmac } from 'node:crypto'
import type { BillProvider, PayRequest } from '../../bill-provider.ts'
import { openAnswers, startTestingBiller, type TestingBiller } from '../testing-biller.ts'
import { xendit } from './xendit.ts'

let server: TestingBiller
let biller: BillProvider
beforeEach(async () => {
  server = await startTestingBiller()
  biller = open()
})
afterEach(() => server.close())

const open = (timeoutMs = 10_000) =>
  xendit({ url: server.url, key: 'xnd_test', callbackSecret: 'secret', timeoutMs })

const request: PayRequest = {
  reference: 'tx-pln-001',
  code: 'PLN_PREPAID_50K',
  kind: 'token',
  number: '12345678910',
  months: 1,
  billerReference: 'inq-98765',
  maxCost: 53_200,
  callbackUrl: 'https://toko.contoh.id/callback',
}

const payment = (status: string, more: object = {}) => ({
  json: {
    data: {
      business_id: '5f27a14a9bf05c73dd040bc8',
      type: 'payment',
      id: 'trx-98765',
      properties: {
        reference_id: 'tx-pln-001',
        product_id: 'PLN_PREPAID_50K',
        status,
        failure_code: null,
        bill_details: [],
        payment_details: [],
        ...more,
      },
    },
  },
})
const error = (status: number) => ({ status, json: { error_code: 'ERROR', message: '' } })

test('F-07: a bill is paid with the id of its inquiry', async () => {
  server.answers(payment('PENDING'))
  await biller.pay({ ...request, kind: 'electricity', code: 'PLN_POSTPAID' })
  expect(server.received[0]?.body).toMatchObject({ inquiry_id: 'inq-98765' })
})

test('F-07: a payment has the confirmed amount, a key that prevents doubles, and basic authentication', async () => {
  server.answers(payment('PENDING'))
  expect(await biller.pay(request)).toEqual({ outcome: 'pending' })
  expect(server.received).toMatchObject([
    {
      method: 'POST',
      path: '/v1/payment',
      headers: {
        authorization: `Basic ${Buffer.from('xnd_test:').toString('base64')}`,
        'idempotency-key': 'tx-pln-001',
      },
      body: {
        product_id: 'PLN_PREPAID_50K',
        customer_number: '12345678910',
        reference_id: 'tx-pln-001',
        total_amount: 53_200,
      },
    },
  ])
})

test('F-07: the status is requested by Xendit’s id, and after a restart by the same payment again', async () => {
  const details = [
    { key: 'Token', value: '1234-5678-9012-3456-7890' },
    { key: 'Serial Number', value: 'PLN987654321' },
  ]
  server.answers(payment('PENDING'), payment('SUCCEEDED', { payment_details: details }))
  await biller.pay(request)
  const expected = {
    outcome: 'done',
    billerSerial: null,
    token: '12345678901234567890',
    facts: [{ label: 'Serial Number', value: 'PLN987654321' }],
  }
  expect(await biller.status(request)).toEqual(expected)
  server.answers(payment('SUCCEEDED', { payment_details: details }))
  expect(await open().status(request)).toEqual(expected)
  const [paid, checked, repeated] = server.received
  expect(checked).toMatchObject({ method: 'GET', path: '/v1/payment/trx-98765' })
  expect(repeated?.body).toEqual(paid?.body)
  expect(repeated?.headers['idempotency-key']).toBe('tx-pln-001')
})

test.each(openAnswers)(
  'F-07: $name leaves the outcome of a payment unknown',
  async ({ reply, detail, timeoutMs }) => {
    const opened = open(timeoutMs)
    server.answers(reply, reply)
    expect(await opened.pay(request)).toEqual({ outcome: 'unknown', detail })
    expect(await opened.status(request)).toEqual({ outcome: 'unknown', detail })
  },
)

test.each([
  [payment('FAILED', { failure_code: 'X' }), { outcome: 'failed', problem: 'REJECTED' }],
  [payment('REVERSED'), { outcome: 'unknown', detail: 'STATUS_REVERSED' }],
  [payment('SUCCEEDED', { reference_id: 'other' }), { outcome: 'unknown' }],
  [error(400), { outcome: 'failed', problem: 'REJECTED' }],
  [error(404), { outcome: 'failed', problem: 'PRODUCT_CLOSED' }],
  [error(409), { outcome: 'unknown', detail: 'HTTP_409' }],
  [error(429), { outcome: 'unknown', detail: 'HTTP_429' }],
])('F-07: a first payment that is answered with %j', async (reply, expected) => {
  server.answers(reply)
  expect(await biller.pay(request)).toMatchObject(expected)
})

test.each([400, 401, 404])(
  'F-07: a status request with HTTP %s says nothing about the payment',
  async (status) => {
    server.answers(error(status))
    expect(await biller.status(request)).toEqual({ outcome: 'unknown', detail: `HTTP_${status}` })
  },
)

test('F-07: an inquiry returns the owner and the power, and of a bill its amount', async () => {
  const inquiry = (properties: object) => ({
    json: {
      data: {
        type: 'inquiry',
        id: 'inq-98765',
        properties: {
          admin_amount: 3200,
          base_amount: 156_300,
          customer_details: [{ key: 'Nama Pelanggan', value: 'John Doe' }],
          product_details: [{ key: 'Tarif/Daya', value: 'R2/000003500' }],
          bill_details: [
            { key: 'Admin', value: '3200' },
            { key: 'Periode', value: '2025-08' },
          ],
          ...properties,
        },
      },
    },
  })
  server.answers(inquiry({}), inquiry({}))
  const found = {
    outcome: 'found',
    billerReference: 'inq-98765',
    owner: 'John Doe',
    power: 'R2/3500 VA',
    facts: [{ label: 'Periode', value: '2025-08' }],
  }
  const bill = { ...request, kind: 'electricity', code: 'PLN_POSTPAID' } as const
  expect(await biller.inquire(bill)).toEqual({ ...found, amount: 156_300, admin: 3200 })
  expect(await biller.inquire(request)).toEqual({ ...found, amount: null, admin: null })
})

test.each([
  [400, 'NUMBER_UNKNOWN'],
  [404, 'PRODUCT_CLOSED'],
  [409, 'BILLER_DOWN'],
  [502, 'BILLER_DOWN'],
  [503, 'BILLER_DOWN'],
  [504, 'BILLER_DOWN'],
])('F-07: an inquiry with HTTP %s is refused with %s', async (status, problem) => {
  server.answers(error(status))
  expect(await biller.inquire(request)).toEqual({ outcome: 'refused', problem })
})

test('F-07: all pages of the list become products', async () => {
  const product = (id: string, more: object = {}) => ({
    type: 'product',
    id,
    properties: {
      product_name: 'PLN Prepaid 50K',
      category: 'ELECTRICITY',
      biller: 'PLN',
      country: 'ID',
      currency: 'IDR',
      requires_inquiry: false,
      availability_status: 'AVAILABLE',
      admin_amount: 3200,
      base_amount: 50_000,
      total_amount: 53_200,
      locale: { en: 'PLN Prepaid 50.000', id: 'PLN Prabayar 50.000' },
      ...more,
    },
  })
  server.answers(
    { json: { limit: 50, cursor: 'next==', data: [product('PLN_PREPAID_50K'), { id: 1 }] } },
    {
      json: {
        limit: 50,
        data: [
          product('PLN_POSTPAID', { base_amount: 0, availability_status: 'DISCONTINUED' }),
          product('GAME', { category: 'GAME' }),
        ],
      },
    },
  )
  expect(await biller.products()).toMatchObject([
    { code: 'PLN_PREPAID_50K', kind: 'token', nominal: 50_000, cost: 53_200, open: true },
    { code: 'PLN_POSTPAID', kind: 'electricity', cost: null, admin: 3200, open: false },
  ])
  expect(server.received[1]?.path).toBe('/v1/product?limit=50&cursor=next%3D%3D')
  server.answers(error(401))
  await expect(biller.products()).rejects.toThrow('no list')
})

const sent = new Date('2026-11-20T05:00:00Z')
const callback = (event: string, secret = 'secret') => {
  const data = { payment_id: 'trx-98765', reference_id: 'tx-pln-001', status: 'SUCCEEDDED' }
  const body = Buffer.from(JSON.stringify({ event, data: { event, data }, api_version: 'v1' }))
  const timestamp = String(sent.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
  const headers = { 'x-callback-signature': signature, 'x-callback-timestamp': timestamp }
  return { headers, body, now: sent }
}

test('F-07: a signed failure counts, and a success asks for its token by id', async () => {
  expect(await biller.readCallback(callback('bill_payment.failed'))).toMatchObject({
    valid: true,
    signed: true,
    reference: 'tx-pln-001',
    outcome: { outcome: 'failed' },
  })
  expect(await biller.readCallback(callback('bill_payment.succeeded'))).toMatchObject({
    valid: true,
    signed: false,
    reference: 'tx-pln-001',
  })
  server.answers(payment('PENDING'))
  await biller.status(request)
  expect(server.received[0]).toMatchObject({ method: 'GET', path: '/v1/payment/trx-98765' })
})

test('F-07: a callback with another signature, time or body is refused, and a replay is stale', async () => {
  const good = callback('bill_payment.failed')
  const invalid = { valid: false, reason: 'signature' }
  expect(await biller.readCallback(callback('bill_payment.failed', 'other'))).toEqual(invalid)
  expect(await biller.readCallback({ ...good, headers: {} })).toEqual(invalid)
  const later = new Date(sent.getTime() + 6 * 60 * 1000)
  const moved = { ...good.headers, 'x-callback-timestamp': String(later.getTime() / 1000) }
  expect(await biller.readCallback({ ...good, headers: moved })).toEqual(invalid)
  expect(await biller.readCallback({ ...good, now: later })).toEqual({
    valid: false,
    reason: 'stale',
  })
})
