import { createHash } from 'node:crypto'
import {
  DEPOSIT_EMPTY,
  NOT_FOUND,
  type BillProvider,
  type PayRequest,
} from '../../bill-provider.ts'
import { openAnswers, startTestingBiller, type TestingBiller } from '../testing-biller.ts'
import { iak } from './iak.ts'

const sign = (text: string) => createHash('md5').update(`shop${'key'}${text}`).digest('hex')

let server: TestingBiller
let biller: BillProvider
beforeEach(async () => {
  server = await startTestingBiller()
  biller = open()
})
afterEach(() => server.close())

const open = (timeoutMs = 10_000) =>
  iak({
    prepaidUrl: `${server.url}/prepaid`,
    postpaidUrl: `${server.url}/postpaid`,
    username: 'shop',
    key: 'key',
    timeoutMs,
  })

const topUp: PayRequest = {
  reference: 'order001',
  code: 'xld25000',
  kind: 'pulsa',
  number: '0817777215',
  months: 1,
  billerReference: null,
  maxCost: 25_500,
  callbackUrl: 'https://toko.contoh.id/callback',
}
const bill: PayRequest = {
  ...topUp,
  code: 'BPJS',
  kind: 'bpjs',
  number: '8801234560001',
  months: 2,
  billerReference: '9732792',
}

const prepaid = (rc: string, status: number, more: object = {}) => ({
  json: { data: { ref_id: 'order001', status, message: '', tr_id: 3482, rc, ...more } },
})
const postpaid = (response_code: string, more: object = {}) => ({
  json: { data: { tr_id: 9_732_792, ref_id: 'order001', response_code, ...more }, meta: [] },
})

test('F-07: a top-up is in process first, and its status is requested by reference', async () => {
  server.answers(prepaid('39', 0), prepaid('00', 1, { sn: '123456789' }))
  expect(await biller.pay(topUp)).toEqual({ outcome: 'pending' })
  expect(await biller.status(topUp)).toMatchObject({ outcome: 'done', billerSerial: '123456789' })
  expect(server.received).toMatchObject([
    {
      path: '/prepaid/api/top-up',
      body: {
        username: 'shop',
        ref_id: 'order001',
        customer_id: '0817777215',
        product_code: 'xld25000',
        sign: sign('order001'),
      },
    },
    { path: '/prepaid/api/check-status', body: { ref_id: 'order001', sign: sign('order001') } },
  ])
})

test.each(openAnswers)(
  'F-07: $name leaves the outcome of a payment unknown',
  async ({ reply, detail, timeoutMs }) => {
    const opened = open(timeoutMs)
    server.answers(reply, reply)
    expect(await opened.pay(topUp)).toEqual({ outcome: 'unknown', detail })
    expect(await opened.pay(bill)).toEqual({ outcome: 'unknown', detail })
  },
)

test.each([
  ['07', 2, { outcome: 'failed', problem: 'REJECTED' }],
  ['14', 2, { outcome: 'failed', problem: 'NUMBER_UNKNOWN' }],
  ['16', 2, { outcome: 'failed', problem: 'OPERATOR_MISMATCH' }],
  ['20', 2, { outcome: 'failed', problem: 'PRODUCT_CLOSED' }],
  ['17', 2, { outcome: 'unknown', detail: DEPOSIT_EMPTY }],
  ['06', 2, { outcome: 'unknown', detail: NOT_FOUND }],
  ['201', 0, { outcome: 'pending' }],
  ['99', 2, { outcome: 'unknown', detail: 'RC_99' }],
  ['07', 1, { outcome: 'unknown', detail: 'RC_07' }],
  ['00', 2, { outcome: 'unknown', detail: 'RC_00' }],
])('F-07: a top-up with code %s and status %s', async (rc, status, expected) => {
  server.answers(prepaid(rc, status))
  expect(await biller.pay(topUp)).toMatchObject(expected)
})

test.each([
  ['39', {}, { outcome: 'pending' }],
  ['05', {}, { outcome: 'pending' }],
  ['34', {}, { outcome: 'failed', problem: 'BILL_PAID' }],
  ['01', {}, { outcome: 'failed', problem: 'BILL_PAID' }],
  ['35', {}, { outcome: 'failed', problem: 'ARREARS_FIRST' }],
  ['32', {}, { outcome: 'failed', problem: 'ARREARS_FIRST' }],
  ['36', {}, { outcome: 'failed', problem: 'PAST_DUE' }],
  ['31', {}, { outcome: 'failed', problem: 'ABOVE_MAXIMUM' }],
  ['109', {}, { outcome: 'failed', problem: 'CUT_OFF' }],
  ['37', { status: 2 }, { outcome: 'failed', problem: 'REJECTED' }],
  ['37', { status: 3 }, { outcome: 'unknown', detail: 'RC_37' }],
  ['17', {}, { outcome: 'unknown', detail: DEPOSIT_EMPTY }],
  ['11', {}, { outcome: 'unknown', detail: 'RC_11' }],
  ['91', {}, { outcome: 'unknown', detail: 'RC_91' }],
  ['103', {}, { outcome: 'unknown', detail: 'RC_103' }],
  ['105', {}, { outcome: 'unknown', detail: 'RC_105' }],
  ['00', { status: 3 }, { outcome: 'unknown', detail: 'RC_00' }],
])('F-07: a bill with code %s and %j', async (code, more, expected) => {
  server.answers(postpaid(code, more))
  expect(await biller.pay(bill)).toMatchObject(expected)
})

test('F-07: a refused status request says nothing about the payment', async () => {
  for (const [request, reply] of [
    [topUp, prepaid('102', 2)],
    [topUp, prepaid('204', 2)],
    [bill, postpaid('100')],
  ] as const) {
    server.answers(reply, reply)
    expect((await biller.pay(request)).outcome).toBe('failed')
    expect((await biller.status(request)).outcome).toBe('unknown')
  }
})

test('F-07: a bill is paid by the id of its inquiry, and asked for by its reference', async () => {
  const desc = { kode_cabang: '0901', nama_cabang: 'JAKARTA PUSAT', jumlah_peserta: '2' }
  server.answers(
    postpaid('00', { tr_name: 'VERGIE', period: '02', nominal: 50_000, admin: 2500, desc }),
    postpaid('42', { status: 0 }),
    postpaid('00', { status: 1, noref: '148732328035714773', period: '02', desc }),
  )
  expect(await biller.inquire({ ...bill, reference: 'order001' })).toMatchObject({
    outcome: 'found',
    billerReference: '9732792',
    owner: 'VERGIE',
    amount: 50_000,
    admin: 2500,
    facts: [
      { label: 'Periode', value: '02' },
      { label: 'Jumlah peserta', value: '2' },
      { label: 'Cabang', value: 'JAKARTA PUSAT' },
    ],
  })
  expect(await biller.status(bill)).toEqual({ outcome: 'unknown', detail: NOT_FOUND })
  expect(await biller.pay(bill)).toMatchObject({
    outcome: 'done',
    billerSerial: '148732328035714773',
  })
  const path = '/postpaid/api/v1/bill/check'
  expect(server.received).toMatchObject([
    {
      path,
      body: {
        commands: 'inq-pasca',
        code: 'BPJS',
        hp: '8801234560001',
        month: '2',
        ref_id: 'order001',
        sign: sign('order001'),
      },
    },
    { path, body: { commands: 'checkstatus', ref_id: 'order001', sign: sign('cs') } },
    { path, body: { commands: 'pay-pasca', tr_id: '9732792', sign: sign('9732792') } },
  ])
})

test('F-07: a bill without an inquiry is never sent', async () => {
  const result = await biller.pay({ ...bill, billerReference: null })
  expect(result).toMatchObject({ outcome: 'failed', detail: 'NO_INQUIRY' })
  expect(server.received).toEqual([])
})

test.each([
  ['14', 'NUMBER_UNKNOWN'],
  ['10', 'NO_BILL_YET'],
  ['01', 'BILL_PAID'],
  ['103', 'BILLER_DOWN'],
])('F-07: an inquiry of a bill with code %s is refused with %s', async (code, problem) => {
  server.answers(postpaid(code))
  expect(await biller.inquire(bill)).toEqual({ outcome: 'refused', problem })
})

test('F-07: an inquiry of a meter returns the owner and the power', async () => {
  const meter = { status: '1', name: 'Sintya Oktaviani', segment_power: 'R1 /000001300', rc: '00' }
  server.answers({ json: { data: meter } }, { json: { data: { status: '2', rc: '14' } } })
  const request = { ...topUp, kind: 'token', number: '12345678901' } as const
  expect(await biller.inquire(request)).toMatchObject({
    owner: 'Sintya Oktaviani',
    power: 'R1/1300 VA',
  })
  expect(await biller.inquire(request)).toMatchObject({ problem: 'NUMBER_UNKNOWN' })
})

test('F-07: the price lists become products', async () => {
  const credit = {
    product_code: 'xld25000',
    product_description: 'XL',
    product_nominal: '25000',
    product_details: '-',
    product_price: 25_000,
    product_type: 'pulsa',
    active_period: '30',
    status: 'active',
  }
  const list = [
    credit,
    { ...credit, product_code: 'pln50', product_type: 'pln', product_nominal: '50.000' },
    {
      ...credit,
      product_code: 'tseld1',
      product_type: 'data',
      product_description: 'Telkomsel Paket Internet',
      product_nominal: 'Flash 1 GB',
      status: 'non active',
    },
    { ...credit, product_code: 'alfa', product_type: 'voucher' },
    { product_code: 'broken' },
  ]
  const pasca = [
    { code: 'AETRA', name: 'AETRA', status: 1, fee: 2500, komisi: 700, type: 'pdam' },
    { code: 'BPJS', name: 'BPJS Kesehatan', status: 4, fee: 2000, komisi: 100, type: 'bpjs' },
    { code: 'BPJSTK', name: 'BPJS Ketenagakerjaan', status: 1, fee: 2000, type: 'bpjs' },
    { code: 'PLNPOSTPAID', name: 'PLN Postpaid', status: 1, fee: 2750, type: 'pln' },
  ]
  server.answers({ json: { data: { pricelist: list } } }, { json: { data: { pasca }, meta: [] } })
  expect(await biller.products()).toMatchObject([
    { code: 'xld25000', kind: 'pulsa', operator: 'xl', nominal: 25_000, cost: 25_000, open: true },
    { code: 'pln50', kind: 'token', nominal: 50_000, cutOff: { from: '23:00', to: '01:00' } },
    { code: 'tseld1', kind: 'data', operator: 'telkomsel', megabytes: 1024, days: 30, open: false },
    { code: 'AETRA', kind: 'water', region: 'AETRA', admin: 2500, open: true },
    { code: 'BPJS', kind: 'bpjs', open: false },
    { code: 'PLNPOSTPAID', kind: 'electricity', operator: 'pln' },
  ])
  server.answers({ json: { data: list } }, { status: 500, json: {} })
  await expect(biller.products()).rejects.toThrow('no price list')
})

test('F-07: the deposit', async () => {
  server.answers({ json: { data: { balance: 997_136_249, message: 'SUCCESS', rc: '00' } } })
  expect(await biller.deposit()).toBe(997_136_249)
  expect(server.received[0]?.body).toMatchObject({ sign: sign('bl') })
})

test('F-07: a callback counts as unsigned, as its signature does not cover the outcome', async () => {
  const content = (more: object = {}) => ({
    headers: {},
    body: Buffer.from(
      JSON.stringify({
        data: { ref_id: 'order001', status: '1', rc: '00', sign: sign('order001'), ...more },
      }),
    ),
    now: new Date(),
  })
  expect(await biller.readCallback(content({ sn: '77' }))).toMatchObject({
    valid: true,
    signed: false,
    reference: 'order001',
  })
  expect(await biller.readCallback(content({ ref_id: 'order002' }))).toEqual({
    valid: false,
    reason: 'signature',
  })
  expect(await biller.readCallback({ ...content(), body: Buffer.from('{') })).toEqual({
    valid: false,
    reason: 'unreadable',
  })
})
