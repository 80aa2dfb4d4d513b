import { createHash, createHmac } from 'node:crypto'
import {
  DEPOSIT_EMPTY,
  NOT_FOUND,
  type BillProvider,
  type PayRequest,
} from '../../bill-provider.ts'
import { openAnswers, startTestingBiller, type TestingBiller } from '../testing-biller.ts'
import { digiflazz } from './digiflazz.ts'

const sign = (text: string) => createHash('md5').update(`shop${'key'}${text}`).digest('hex')

let server: TestingBiller
let biller: BillProvider
beforeEach(async () => {
  server = await startTestingBiller()
  biller = open()
})
afterEach(() => server.close())

const open = (timeoutMs = 10_000) =>
  digiflazz({
    url: server.url,
    username: 'shop',
    key: 'key',
    callbackSecret: 'secret',
    timeoutMs,
  })

const topUp: PayRequest = {
  reference: 'ref1',
  code: 'xld10',
  kind: 'pulsa',
  number: '087800001230',
  months: 1,
  billerReference: null,
  maxCost: 10_500,
  callbackUrl: 'https://toko.contoh.id/callback',
}
const bill: PayRequest = {
  ...topUp,
  code: 'pln',
  kind: 'electricity',
  number: '530000000001',
  billerReference: 'ref1',
}

const transaction = (rc: string, status: string, more: object = {}) => ({
  json: { data: { ref_id: 'ref1', customer_no: topUp.number, message: '', rc, status, ...more } },
})

test('F-07: a top-up carries the reference, the highest price and the signature', async () => {
  server.answers(transaction('00', 'Sukses', { sn: '1234567890', price: 10_000 }))
  expect(await biller.pay(topUp)).toEqual({
    outcome: 'done',
    billerSerial: '1234567890',
    token: null,
    facts: [],
  })
  expect(server.received).toMatchObject([
    {
      method: 'POST',
      path: '/v1/transaction',
      body: {
        username: 'shop',
        buyer_sku_code: 'xld10',
        customer_no: '087800001230',
        ref_id: 'ref1',
        max_price: 10_500,
        cb_url: 'https://toko.contoh.id/callback',
        sign: sign('ref1'),
      },
    },
  ])
  expect(server.received[0]?.body).not.toHaveProperty('commands')
})

test.each(openAnswers)(
  'F-07: $name leaves the outcome of a payment unknown',
  async ({ reply, detail, timeoutMs }) => {
    const opened = open(timeoutMs)
    server.answers(reply, reply)
    expect(await opened.pay(topUp)).toEqual({ outcome: 'unknown', detail })
    expect(await opened.status(bill)).toEqual({ outcome: 'unknown', detail })
  },
)

test('F-07: a biller that can’t be reached leaves the outcome unknown, and its lists are an error', async () => {
  await server.close()
  expect(await biller.pay(topUp)).toEqual({ outcome: 'unknown', detail: 'UNREACHABLE' })
  expect(await biller.inquire({ ...bill })).toMatchObject({ problem: 'BILLER_DOWN' })
  expect(await biller.deposit()).toBeNull()
  await expect(biller.products()).rejects.toThrow('UNREACHABLE')
})

test.each([
  ['03', 'Pending', { outcome: 'pending' }],
  ['02', 'Gagal', { outcome: 'failed', problem: 'REJECTED' }],
  ['52', 'Gagal', { outcome: 'failed', problem: 'OPERATOR_MISMATCH' }],
  ['54', 'Gagal', { outcome: 'failed', problem: 'NUMBER_UNKNOWN' }],
  ['57', 'Gagal', { outcome: 'failed', problem: 'NUMBER_UNKNOWN' }],
  ['58', 'Gagal', { outcome: 'failed', problem: 'CUT_OFF' }],
  ['59', 'Gagal', { outcome: 'failed', problem: 'OPERATOR_MISMATCH' }],
  ['60', 'Gagal', { outcome: 'failed', problem: 'NO_BILL_YET' }],
  ['43', 'Gagal', { outcome: 'failed', problem: 'PRODUCT_CLOSED' }],
  ['69', 'Gagal', { outcome: 'failed', problem: 'REJECTED' }],
  ['01', 'Gagal', { outcome: 'unknown', detail: 'RC_01' }],
  ['47', 'Gagal', { outcome: 'unknown', detail: 'RC_47' }],
  ['49', 'Gagal', { outcome: 'unknown', detail: 'RC_49' }],
  ['70', 'Gagal', { outcome: 'unknown', detail: 'RC_70' }],
  ['99', 'Gagal', { outcome: 'unknown', detail: 'RC_99' }],
  ['44', 'Gagal', { outcome: 'unknown', detail: DEPOSIT_EMPTY }],
  ['50', 'Gagal', { outcome: 'unknown', detail: NOT_FOUND }],
  ['00', 'Gagal', { outcome: 'unknown', detail: 'RC_00' }],
  ['54', 'Sukses', { outcome: 'unknown', detail: 'RC_54' }],
])('F-07: the first request with code %s and status %s', async (rc, status, expected) => {
  server.answers(transaction(rc, status))
  expect(await biller.pay(topUp)).toMatchObject(expected)
})

test('F-07: a refusal that comes with HTTP 400 is read too', async () => {
  server.answers({ ...transaction('54', 'Gagal'), status: 400 })
  expect(await biller.pay(topUp)).toMatchObject({ outcome: 'failed', problem: 'NUMBER_UNKNOWN' })
})

test.each(['40', '41', '43', '45', '66', '68', '69'])(
  'F-07: a refused status request (code %s) says nothing about the payment',
  async (rc) => {
    server.answers(transaction(rc, 'Gagal'), transaction(rc, 'Gagal'))
    expect((await biller.pay(topUp)).outcome).toBe('failed')
    expect(await biller.status(topUp)).toEqual({ outcome: 'unknown', detail: `RC_${rc}` })
  },
)

test('F-07: an answer for another reference is not taken for this one', async () => {
  server.answers(transaction('00', 'Sukses', { ref_id: 'ref2' }))
  expect(await biller.pay(topUp)).toEqual({ outcome: 'unknown', detail: 'OTHER_REFERENCE' })
})

test('F-07: the status of a top-up is the same request again; that of a bill has its own command', async () => {
  server.answers(transaction('03', 'Pending'), transaction('03', 'Pending'))
  server.answers(transaction('03', 'Pending'), transaction('00', 'Sukses'))
  await biller.pay(topUp)
  await biller.status(topUp)
  await biller.pay(bill)
  await biller.status(bill)
  const [first, again, paid, status] = server.received.map(({ body }) => body)
  expect(again).toEqual(first)
  expect(paid).toMatchObject({ commands: 'pay-pasca', ref_id: 'ref1' })
  expect(status).toEqual({ ...paid, commands: 'status-pasca' })
  expect(biller.prepaidStatusDays).toBe(80)
})

test('F-07: the token, the name and the energy are read from the serial number of electricity', async () => {
  const sn = '1234-5678-9012-3456-7890/SUBCRIBER NAME/R1/1300VA/67.1'
  server.answers(transaction('00', 'Sukses', { sn }))
  expect(await biller.pay({ ...topUp, kind: 'token', code: 'pln100' })).toEqual({
    outcome: 'done',
    billerSerial: null,
    token: '12345678901234567890',
    facts: [
      { label: 'Nama', value: 'SUBCRIBER NAME' },
      { label: 'Tarif/Daya', value: 'R1/1300VA' },
      { label: 'Jumlah kWh', value: '67,1' },
    ],
  })
})

test('F-07: an inquiry of a meter returns the owner and the power', async () => {
  const meter = { name: 'JOHN DOE', meter_no: '1', segment_power: 'R1 /000001300' }
  server.answers({ json: { data: meter } }, { json: { data: { rc: '54', message: '' } } })
  const request = { ...topUp, kind: 'token', code: 'pln20', number: '12345678901' } as const
  expect(await biller.inquire(request)).toMatchObject({
    outcome: 'found',
    owner: 'JOHN DOE',
    power: 'R1/1300 VA',
    amount: null,
  })
  expect(server.received[0]).toMatchObject({
    path: '/v1/inquiry-pln',
    body: { customer_no: '12345678901', sign: sign('12345678901') },
  })
  expect(await biller.inquire(request)).toEqual({ outcome: 'refused', problem: 'NUMBER_UNKNOWN' })
})

test('F-07: an inquiry of a bill returns its amount without the fee', async () => {
  const desc = {
    tarif: 'R1',
    daya: 1300,
    lembar_tagihan: 1,
    detail: [{ periode: '201901', nilai_tagihan: '300000', admin: '2500', denda: '0' }],
  }
  const found = { customer_name: 'SUBCRIBER NAME', admin: 2500, price: 301_800, desc }
  server.answers(transaction('00', 'Sukses', { ...found, selling_price: 302_500 }))
  expect(await biller.inquire(bill)).toEqual({
    outcome: 'found',
    billerReference: 'ref1',
    owner: 'SUBCRIBER NAME',
    power: 'R1/1300 VA',
    amount: 300_000,
    admin: 2500,
    facts: [
      { label: 'Lembar tagihan', value: '1' },
      { label: 'Tagihan 201901', value: '300000' },
    ],
  })
  expect(server.received[0]?.body).toMatchObject({ commands: 'inq-pasca', ref_id: 'ref1' })
})

test.each([
  ['60', 'NO_BILL_YET'],
  ['54', 'NUMBER_UNKNOWN'],
  ['43', 'PRODUCT_CLOSED'],
  ['02', 'REJECTED'],
  ['49', 'BILLER_DOWN'],
])('F-07: an inquiry of a bill with code %s is refused with %s', async (rc, problem) => {
  server.answers(transaction(rc, 'Gagal'))
  expect(await biller.inquire(bill)).toEqual({ outcome: 'refused', problem })
})

const listedProduct = {
  product_name: 'Xl 100.000',
  category: 'Pulsa',
  brand: 'XL',
  type: 'Umum',
  seller_name: 'PT. ABC',
  price: 98_000,
  buyer_sku_code: 'X100',
  buyer_product_status: true,
  seller_product_status: true,
  unlimited_stock: true,
  stock: 0,
  multi: true,
  start_cut_off: '23:45',
  end_cut_off: '0:15',
  desc: 'Pulsa Xl Rp 100.000',
}

test('F-07: the price lists become products, and one that can’t be read closes no other', async () => {
  const prepaid = [
    listedProduct,
    { ...listedProduct, buyer_sku_code: 'off', seller_product_status: false },
    { ...listedProduct, buyer_sku_code: 'sold', unlimited_stock: false, start_cut_off: '0:0' },
    {
      ...listedProduct,
      buyer_sku_code: 'd3',
      category: 'Data',
      product_name: 'XL Flex 3,5 GB / 30 Hari',
      start_cut_off: '00:00',
      end_cut_off: '0:00',
      multi: false,
    },
    { ...listedProduct, buyer_sku_code: 'pln20', category: 'PLN', product_name: 'PLN 20.000' },
    { ...listedProduct, category: 'Games' },
    { ...listedProduct, price: 'free' },
    null,
  ]
  const { price: _, ...common } = listedProduct
  const pasca = { ...common, category: 'Pascabayar', admin: 2500, commission: 700 }
  const postpaid = [
    { ...pasca, buyer_sku_code: 'pln', brand: 'PLN PASCABAYAR', product_name: 'Pln Pascabayar' },
    { ...pasca, buyer_sku_code: 'pdam1', brand: 'PDAM', product_name: 'PDAM Kota Bandung' },
    { ...pasca, buyer_sku_code: 'hp', brand: 'HP PASCABAYAR', product_name: 'Halo' },
  ]
  server.answers({ json: { data: prepaid } }, { json: { data: postpaid } })
  const products = await biller.products()
  expect(products.map(({ code }) => code)).toEqual([
    'X100',
    'off',
    'sold',
    'd3',
    'pln20',
    'pln',
    'pdam1',
  ])
  expect(products[0]).toEqual({
    code: 'X100',
    kind: 'pulsa',
    operator: 'xl',
    operatorName: 'XL',
    name: 'Xl 100.000',
    description: 'Pulsa Xl Rp 100.000',
    region: null,
    nominal: 100_000,
    cost: 98_000,
    admin: null,
    days: null,
    megabytes: null,
    open: true,
    cutOff: { from: '23:45', to: '00:15' },
    repeatable: true,
  })
  expect(products.slice(1, 3).map(({ open, cutOff }) => [open, cutOff])).toEqual([
    [false, { from: '23:45', to: '00:15' }],
    [false, null],
  ])
  expect(products[3]).toMatchObject({ days: 30, megabytes: 3584, cutOff: null, repeatable: false })
  expect(products[4]).toMatchObject({ kind: 'token', operator: 'pln', nominal: 20_000 })
  expect(products[5]).toMatchObject({ kind: 'electricity', admin: 2500, cost: null })
  expect(products[6]).toMatchObject({ kind: 'water', region: 'Kota Bandung' })
  expect(server.received.map(({ body }) => body)).toMatchObject([
    { cmd: 'prepaid', sign: sign('pricelist') },
    { cmd: 'pasca' },
  ])
})

test('F-07: a refused price list is an error, so that no product is closed by it', async () => {
  server.answers({ json: { data: { rc: '83', message: 'limit' } } })
  await expect(biller.products()).rejects.toThrow('no price list')
})

test('F-07: the deposit', async () => {
  server.answers({ json: { data: { deposit: 500_000 } } })
  expect(await biller.deposit()).toBe(500_000)
  expect(server.received[0]).toMatchObject({
    path: '/v1/cek-saldo',
    body: { cmd: 'deposit', sign: sign('depo') },
  })
})

const callback = (content: object | string, secret = 'secret') => {
  const body = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  const signature = `sha1=${createHmac('sha1', secret).update(body).digest('hex')}`
  return { headers: { 'x-hub-signature': signature }, body, now: new Date() }
}

test('F-07: a signed callback is read, also when it is repeated', async () => {
  const received = callback(transaction('00', 'Sukses', { sn: '77' }).json)
  for (let times = 0; times < 2; times++)
    expect(await biller.readCallback(received)).toMatchObject({
      valid: true,
      signed: true,
      reference: 'ref1',
      outcome: { outcome: 'done', billerSerial: '77' },
    })
  const refused = callback(transaction('43', 'Gagal').json)
  expect(await biller.readCallback(refused)).toMatchObject({ outcome: { outcome: 'unknown' } })
})

test('F-07: a callback with a wrong, a missing or another signature is refused', async () => {
  const { json } = transaction('00', 'Sukses')
  const good = callback(json)
  const invalid = { valid: false, reason: 'signature' }
  expect(await biller.readCallback(callback(json, 'other'))).toEqual(invalid)
  expect(await biller.readCallback({ ...good, headers: {} })).toEqual(invalid)
  const body = Buffer.from(good.body.toString().replace('ref1', 'ref2'))
  expect(await biller.readCallback({ ...good, body })).toEqual(invalid)
  for (const content of ['not JSON', '{"sed":"ping","hook_id":"1"}', '{"data":{"rc":"00"}}'])
    expect(await biller.readCallback(callback(content))).toEqual({
      valid: false,
      reason: 'unreadable',
    })
})
