import type { BillKind } from '@borong/api/billing-entities'
import {
  DEPOSIT_EMPTY,
  NOT_FOUND,
  type BillProvider,
  type PayRequest,
} from '@borong/gateway/billing/bill-provider'
import { billProviderOf } from '@borong/gateway/billing/provider'
import { startTestGateway, type TestGateway } from '@borong/gateway/testing/test-gateway'
import type { Mode } from './modes.ts'
import { changeSettings } from './settings.ts'
import { finish, finishDue, findTransaction, setMode } from './transactions.ts'

const CALLBACKS = '/callbacks-of-the-test'

let started: TestGateway
let biller: BillProvider
let received: { body: Buffer; headers: Record<string, string | undefined> }[]
let callbackStatus: number
let references = 0

beforeAll(async () => {
  started = await startTestGateway()
  started.gateway.app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(CALLBACKS, async (request, reply) => {
      received.push({ body: request.body as Buffer, headers: request.headers as never })
      return reply.status(callbackStatus).send({})
    })
  })
  biller = billProviderOf(started.gateway)
})
afterAll(() => started.close())

beforeEach(async () => {
  received = []
  callbackStatus = 200
  const { db } = started.gateway
  await db.deleteFrom('biller_transactions').execute()
  await db.deleteFrom('biller_callbacks').execute()
  await db.deleteFrom('biller_settings').execute()
  await atNoon()
  await changeSettings(db, { waitSeconds: 0 })
})

// 12:00 WIB, so that no nightly stop is in the way.
const atNoon = () => advanceTo('05:00')
async function advanceTo(utc: string) {
  const now = started.gateway.now()
  const next = new Date(`${now.toISOString().slice(0, 10)}T${utc}:00Z`)
  const day = next > now ? 0 : 24 * 60 * 60
  started.advance((next.getTime() - now.getTime()) / 1000 + day)
}

function requestOf(
  kind: BillKind,
  code: string,
  number: string,
  more: Partial<PayRequest> = {},
): PayRequest {
  references += 1
  return {
    reference: `REF${references}`,
    kind,
    code,
    number,
    months: 1,
    billerReference: null,
    maxCost: 100_000_000,
    callbackUrl: `${started.gateway.config.publicUrl}${CALLBACKS}`,
    ...more,
  }
}

const pulsa = (number = '081234567890', more?: Partial<PayRequest>) =>
  requestOf('pulsa', number.startsWith('0878') ? 'xld10' : 'tsel10', number, more)

async function payBill(kind: BillKind, code: string, number: string) {
  const request = requestOf(kind, code, number)
  const inquiry = await biller.inquire(request)
  if (inquiry.outcome !== 'found') return inquiry
  return biller.pay({ ...request, billerReference: inquiry.billerReference })
}

const modeIs = (mode: Mode) => changeSettings(started.gateway.db, { mode })
const runJob = () => finishDue(started.gateway)
const outcomes = async () =>
  Promise.all(
    received.map(async (callback) => {
      const read = await biller.readCallback({ ...callback, now: started.gateway.now() })
      return read.valid ? read.outcome.outcome : read.reason
    }),
  )

test.each([
  ['087800001230', 'done', 'done'],
  ['087800001232', 'failed', 'failed'],
  ['087800001233', 'pending', 'done'],
  ['087800001234', 'pending', 'failed'],
])('F-07: pulsa for the test number %s is %s, then %s', async (number, first, then) => {
  const request = pulsa(number)
  expect((await biller.pay(request)).outcome).toBe(first)
  started.advance(6)
  expect((await biller.status(request)).outcome).toBe(then)
  await runJob()
  expect(await outcomes()).toEqual(first === then ? [] : [then])
})

test.each([
  ['8801234560001', 'done'],
  ['8801234560003', 'BILLER_DOWN'],
  ['8801234560004', 'BILL_PAID'],
  ['8801234560005', 'NUMBER_UNKNOWN'],
  ['8801234560006', 'failed'],
  ['8801234560007', 'pending'],
  ['8801234560008', 'unknown'],
])('F-07: BPJS for the test number %s is %s', async (number, expected) => {
  const result = await payBill('bpjs', 'bpjs', number)
  expect(
    'problem' in result && result.outcome === 'refused' ? result.problem : result.outcome,
  ).toBe(expected)
})

test.each([
  ['12345678911', 'NUMBER_UNKNOWN'],
  ['12345678912', 'BILLER_DOWN'],
  ['12345678913', 'BILLER_DOWN'],
])('F-07: electricity for the test number %s is refused with %s', async (number, problem) => {
  for (const [kind, code] of [
    ['token', 'pln100'],
    ['electricity', 'pln'],
  ] as const)
    expect(await payBill(kind, code, number)).toEqual({ outcome: 'refused', problem })
})

test('F-07: a token has 20 digits, and kilowatt-hours for its price without the local tax', async () => {
  const request = requestOf('token', 'pln100', '12345678910')
  const inquiry = await biller.inquire(request)
  expect(inquiry).toMatchObject({ outcome: 'found', amount: null, power: expect.any(String) })
  const paid = await biller.pay(request)
  expect(paid).toMatchObject({ outcome: 'done', token: expect.stringMatching(/^\d{20}$/) })
  const facts = 'facts' in paid ? paid.facts : []
  expect(facts.find(({ label }) => label === 'Jumlah kWh')?.value).toMatch(/^\d+,\d$/)
  expect(facts.map(({ label }) => label)).toEqual(expect.arrayContaining(['Tarif/Daya', 'PPJ']))
  expect(await biller.pay(request)).toEqual(paid)
})

test('F-07: a repeated payment with one reference returns the same result and takes the deposit once', async () => {
  const request = pulsa()
  const before = await biller.deposit()
  const results = await Promise.all([biller.pay(request), biller.pay(request)])
  results.push(await biller.pay(request), await biller.status(request))
  for (const result of results) expect(result).toEqual(results[0])
  expect(before! - (await biller.deposit())!).toBe(10_260)
  const reused = await biller.pay({ ...request, number: '081298765432' })
  expect(reused).toEqual({ outcome: 'unknown', detail: 'REFERENCE_REUSED' })
})

test('F-07: the owner and the bill of a number stay the same, and a paid bill is refused', async () => {
  const request = requestOf('water', 'pdam-kota-bandung', '1013226')
  const first = await biller.inquire(request)
  const { billerReference: _, ...same } = first as Extract<typeof first, { outcome: 'found' }>
  expect(await biller.inquire(request)).toMatchObject(same)
  expect((await payBill('water', 'pdam-kota-bandung', '1013226')).outcome).toBe('done')
  expect(await biller.inquire(request)).toEqual({ outcome: 'refused', problem: 'BILL_PAID' })
})

test('F-07: a bill can be paid on the day of its inquiry only, and with that inquiry only', async () => {
  const request = requestOf('internet', 'biznet', '1234567890')
  const inquiry = await biller.inquire(request)
  const billerReference = inquiry.outcome === 'found' ? inquiry.billerReference : null
  expect(await biller.pay(requestOf('internet', 'biznet', '1234567890'))).toMatchObject({
    outcome: 'failed',
    detail: 'INQUIRY_UNKNOWN',
  })
  await advanceTo('17:02')
  expect(await biller.pay({ ...request, billerReference })).toMatchObject({
    outcome: 'failed',
    detail: 'INQUIRY_OF_ANOTHER_DAY',
  })
})

test.each([
  ['15:59', 'found'],
  ['16:00', 'refused'],
  ['17:59', 'refused'],
  ['18:00', 'found'],
])(
  'F-07: electricity at %s UTC is %s, as PLN stops from 23:00 to 01:00 WIB',
  async (utc, expected) => {
    await advanceTo(utc)
    const answer = await biller.inquire(requestOf('token', 'pln20', '12345678910'))
    expect(answer.outcome).toBe(expected)
    if (answer.outcome === 'refused') expect(answer.problem).toBe('CUT_OFF')
  },
)

test('F-07: credit for a number of another operator fails', async () => {
  const result = await biller.pay(requestOf('pulsa', 'xld10', '081234567890'))
  expect(result).toMatchObject({ outcome: 'failed', problem: 'OPERATOR_MISMATCH' })
})

test('F-07: a raised price is in the list, and nothing above the confirmed price is taken', async () => {
  const before = (await biller.products()).find(({ code }) => code === 'tsel10')!
  await changeSettings(started.gateway.db, { products: { '*': { raisedPercent: 10 } } })
  const after = (await biller.products()).find(({ code }) => code === 'tsel10')!
  expect([before.cost, after.cost]).toEqual([10_260, 11_286])
  const deposit = await biller.deposit()
  const result = await biller.pay(pulsa(undefined, { maxCost: before.cost! }))
  expect(result).toMatchObject({ outcome: 'failed', detail: 'PRICE_RAISED' })
  expect(await biller.deposit()).toBe(deposit)
})

test('F-07: a closed product is in the list as closed and fails', async () => {
  await changeSettings(started.gateway.db, { products: { tsel10: { closed: true } } })
  const products = await biller.products()
  expect(products.filter(({ open }) => !open).map(({ code }) => code)).toEqual(['tsel10'])
  expect(await biller.pay(pulsa())).toMatchObject({ outcome: 'failed', problem: 'PRODUCT_CLOSED' })
})

test('F-07: a silent biller has taken the payment and never answers, until it is switched back', async () => {
  await modeIs('silent')
  const request = pulsa()
  expect(await biller.pay(request)).toEqual({ outcome: 'unknown', detail: 'TIMEOUT' })
  await modeIs('normal')
  expect(await biller.status(request)).toEqual({ outcome: 'unknown', detail: 'TIMEOUT' })
  await setMode(started.gateway.db, request.reference, 'normal')
  expect((await biller.status(request)).outcome).toBe('done')
  await runJob()
  expect(received).toEqual([])
})

test('F-07: a biller that is down has taken nothing', async () => {
  await modeIs('down')
  const request = pulsa()
  expect(await biller.pay(request)).toEqual({ outcome: 'unknown', detail: 'HTTP_503' })
  expect(await biller.inquire(requestOf('token', 'pln20', '12345678910'))).toEqual({
    outcome: 'refused',
    problem: 'BILLER_DOWN',
  })
  await expect(biller.products()).rejects.toThrow('503')
  await modeIs('normal')
  expect(await biller.status(request)).toEqual({ outcome: 'unknown', detail: NOT_FOUND })
})

test('F-07: an empty deposit is not a failure of the purchase, which works after filling it', async () => {
  const request = pulsa()
  await changeSettings(started.gateway.db, { deposit: 10_000 })
  expect(await biller.pay(request)).toEqual({ outcome: 'unknown', detail: DEPOSIT_EMPTY })
  expect(await biller.status(request)).toEqual({ outcome: 'unknown', detail: NOT_FOUND })
  await changeSettings(started.gateway.db, { deposit: 20_000 })
  expect((await biller.pay(request)).outcome).toBe('done')
  await modeIs('deposit_empty')
  expect(await biller.deposit()).toBe(0)
  expect(await biller.pay(pulsa())).toEqual({ outcome: 'unknown', detail: DEPOSIT_EMPTY })
})

test('F-07: a payment that failed can be reported as done later, and the deposit follows', async () => {
  await modeIs('failed_then_done')
  const request = pulsa()
  const before = await biller.deposit()
  expect((await biller.pay(request)).outcome).toBe('failed')
  expect(await biller.deposit()).toBe(before)
  started.advance(6)
  await runJob()
  expect(await outcomes()).toEqual(['done'])
  expect((await biller.status(request)).outcome).toBe('done')
  expect(before! - (await biller.deposit())!).toBe(10_260)
})

test('F-07: a biller can answer without a serial number, and twice', async () => {
  await modeIs('no_serial')
  const bare = await biller.pay(requestOf('token', 'pln20', '12345678910'))
  expect(bare).toEqual({ outcome: 'done', billerSerial: null, token: null, facts: [] })
  await modeIs('twice')
  await biller.pay(pulsa())
  await runJob()
  expect(await outcomes()).toEqual(['done', 'done'])
  expect(received[0]!.body.equals(received[1]!.body)).toBe(true)
})

test('F-07: a person ends the silence of a payment, which costs nothing again', async () => {
  const { gateway } = started
  await modeIs('silent')
  const request = pulsa()
  await biller.pay(request)
  await modeIs('normal')
  const deposit = await biller.deposit()
  await finish(gateway, (await findTransaction(gateway.db, request.reference))!, 'done')
  await runJob()
  expect(await outcomes()).toEqual(['done'])
  expect((await biller.status(request)).outcome).toBe('done')
  await finish(gateway, (await findTransaction(gateway.db, request.reference))!, 'failed')
  expect((await biller.deposit())! - deposit!).toBe(10_260)
})

test('F-07: a pending payment is ended by a person, and the callback repeated until the shop takes it', async () => {
  const { gateway } = started
  await modeIs('pending')
  const request = pulsa()
  expect((await biller.pay(request)).outcome).toBe('pending')
  callbackStatus = 500
  await finish(gateway, (await findTransaction(gateway.db, request.reference))!, 'done')
  await runJob()
  await runJob()
  expect(received).toHaveLength(1)
  callbackStatus = 200
  started.advance(2)
  await runJob()
  started.advance(3600)
  await runJob()
  expect(received).toHaveLength(2)
})

test('F-07: several gateways send a callback once', async () => {
  await biller.pay(pulsa('087800001233'))
  started.advance(6)
  await Promise.all([runJob(), runJob(), runJob()])
  await runJob()
  expect(await outcomes()).toEqual(['done'])
})

test('F-07: a callback with another signature, of another time or with another body is refused', async () => {
  const request = pulsa('087800001233')
  await biller.pay(request)
  started.advance(6)
  await runJob()
  const [callback] = received
  const now = started.gateway.now()
  expect(await biller.readCallback({ ...callback!, now })).toMatchObject({
    valid: true,
    signed: true,
    reference: request.reference,
  })
  const changed = Buffer.from(callback!.body.toString().replace('"done"', '"failed"'))
  expect(await biller.readCallback({ ...callback!, body: changed, now })).toEqual({
    valid: false,
    reason: 'signature',
  })
  expect(await biller.readCallback({ ...callback!, headers: {}, now })).toMatchObject({
    reason: 'signature',
  })
  const later = new Date(now.getTime() + 10 * 60 * 1000)
  expect(await biller.readCallback({ ...callback!, now: later })).toEqual({
    valid: false,
    reason: 'stale',
  })
})
