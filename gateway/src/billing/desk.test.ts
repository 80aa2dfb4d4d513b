import { openTestGateway } from '../testing/open-test-gateway.ts'
import { settle } from './settle.ts'
import { done, failed, pending } from './testing-biller.ts'
import { testBills, WALLET } from './testing-bills.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
beforeAll(() => bills.open())
beforeEach(() => {
  bills.biller.onPay = async () => pending
  bills.biller.onStatus = async () => pending
})

const page = (accept: string) =>
  gateway.gateway.app.inject({ url: '/seller-desk/bills', headers: { accept } })
const alarmed = async () =>
  (await page('application/json')).json<{ bills: { serial: string; events: object[] }[] }>().bills
const decide = async (serial: string, decision: string, reason = 'Dicek di portal penyedia') =>
  (
    await gateway.gateway.app.inject({
      method: 'POST',
      url: '/seller-desk/bills',
      payload: { serial, decision, reason },
    })
  ).statusCode
const waiting = async () => {
  const buyer = await bills.buyer()
  const bill = await bills.bought(buyer)
  await bills.work()
  await bills.workLater(25 * 3600)
  return { buyer, bill }
}

test('F-07: the desk shows a bill after 24 hours with its events; the operator’s failure refunds once', async () => {
  const { buyer, bill } = await waiting()
  expect(await alarmed()).toMatchObject([
    {
      serial: bill.serial,
      alarm: 'PENDING_LONG',
      events: [{ source: 'pay' }, { source: 'status' }],
    },
  ])
  expect((await page('text/html')).body).toContain(bill.serial)
  expect(await decide(bill.serial, 'failed', 'no')).toBe(400)
  expect(await decide(bill.serial, 'seen')).toBe(404)
  expect(await decide(bill.serial, 'failed')).toBe(200)
  expect(await decide(bill.serial, 'failed')).toBe(404)
  expect(await bills.balance(buyer)).toBe(WALLET)
  expect(await bills.read(buyer, bill.serial)).toMatchObject({
    state: 'refunded',
    failure: { code: 'OPERATOR_DECISION' },
  })
  expect((await bills.events(bill)).at(-1)).toMatchObject({
    source: 'operator',
    detail: 'Dicek di portal penyedia',
    actor: expect.stringMatching(/.+/) as string,
  })
  const log = await gateway.gateway.db.selectFrom('desk_log').selectAll().execute()
  expect(log).toMatchObject([{ action: 'decide-bill', subject: bill.serial }])
  expect(await alarmed()).toEqual([])
})

test('F-07: the desk offers only decisions that the state allows, with times in WIB', async () => {
  const { bill } = await waiting()
  const offered = async () => {
    const { body } = await page('text/html')
    const card = body.split('<article').find((text) => text.includes(bill.serial))!
    return { card, options: [...card.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value) }
  }
  const open = await offered()
  expect(open.options).toEqual(['done', 'failed'])
  expect(open.card).toMatch(/Sedang diproses, dibayar \d{4}-\d\d-\d\d \d\d:\d\d WIB, dikirim \d{4}/)
  // A serial may end with Z, as a time in UTC does.
  expect(open.card).not.toMatch(/T\d\d:\d\d/)
  for (const outcome of [failed, done])
    await settle(gateway.gateway, bill.id, { source: 'status', outcome })
  expect((await offered()).options).toEqual(['seen'])
  expect(await decide(bill.serial, 'done')).toBe(404)
  expect(await decide(bill.serial, 'failed')).toBe(404)
  expect(await decide(bill.serial, 'seen')).toBe(200)
})

test('F-07: the operator’s success ends a bill without a refund', async () => {
  const { buyer, bill } = await waiting()
  expect(await decide(bill.serial, 'done')).toBe(200)
  expect(await bills.read(buyer, bill.serial)).toMatchObject({ state: 'done' })
  expect(await bills.balance(buyer)).toBe(WALLET - 50_000)
})

test('F-07: contradicting reports stay at the desk until an operator has seen them', async () => {
  const { bill } = await waiting()
  const report = (outcome: typeof done) =>
    settle(gateway.gateway, bill.id, { source: 'status', outcome })
  await report(failed)
  await report(done)
  expect((await alarmed()).map(({ serial }) => serial)).toEqual([bill.serial])
  expect(await decide(bill.serial, 'seen')).toBe(200)
  expect((await bills.row(bill.serial)).state).toBe('refunded')
  expect(await alarmed()).toEqual([])
})

test('F-07: the operator refunds a bill that the biller reversed after done', async () => {
  const { buyer, bill } = await waiting()
  for (const outcome of [done, failed])
    await settle(gateway.gateway, bill.id, { source: 'status', outcome })
  expect((await bills.row(bill.serial)).alarm).toBe('FAILED_AFTER_DONE')
  expect(await decide(bill.serial, 'failed')).toBe(200)
  expect(await bills.balance(buyer)).toBe(WALLET)
})
