import { openTestGateway } from '../testing/open-test-gateway.ts'
import type { PayOutcome } from './bill-provider.ts'
import { done, failed, pending } from './testing-biller.ts'
import { testBills, WALLET } from './testing-bills.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
const { biller } = bills
beforeAll(() => bills.open())
beforeEach(() => {
  biller.onPay = async () => pending
  biller.onStatus = async () => pending
  biller.received.length = 0
})
afterEach(() =>
  gateway.gateway.db.updateTable('bill_transactions').set({ next_try_at: null }).execute(),
)

test('F-07: a callback ends a bill; received twice it is one event', async () => {
  const buyer = await bills.buyer()
  const bill = await bills.bought(buyer)
  await bills.work()
  const statuses = await Promise.all([
    bills.callback(bill.reference, failed),
    bills.callback(bill.reference, failed),
  ])
  expect(statuses).toEqual([200, 200])
  expect(await bills.callback(bill.reference, failed)).toBe(200)
  expect(await bills.balance(buyer)).toBe(WALLET)
  expect((await bills.events(bill)).map(({ source }) => source)).toEqual(['pay', 'callback'])
})

test('F-07: a callback that overtakes the answer of the payment counts', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<PayOutcome>()
  biller.onPay = () => promise
  const bill = await bills.bought(await bills.buyer())
  const sending = bills.work()
  while ((await bills.row(bill.serial)).state !== 'sent');
  expect(await bills.callback(bill.reference, done)).toBe(200)
  answer(pending)
  await sending
  expect(await bills.row(bill.serial)).toMatchObject({ state: 'done', next_try_at: null })
})

test('F-07 P-01: a forged, stale, unreadable or foreign callback changes nothing', async () => {
  const bill = await bills.bought(await bills.buyer())
  await bills.work()
  const { reference } = bill
  expect(await bills.callback(reference, failed, { signature: 'forged' })).toBe(401)
  expect(await bills.callback(reference, failed, { signature: 'signature of yesterday' })).toBe(401)
  expect(await bills.callback(reference, failed, { body: '{' })).toBe(400)
  expect(await bills.callback(reference, failed, { provider: 'digiflazz' })).toBe(404)
  expect(await bills.callback('another', failed)).toBe(404)
  expect((await bills.row(bill.serial)).state).toBe('pending')
  expect(await bills.events(bill)).toHaveLength(1)
})

test('F-07: an unsigned callback only causes a status request', async () => {
  const bill = await bills.bought(await bills.buyer())
  await bills.work()
  expect(await bills.callback(bill.reference, done, { signature: null })).toBe(200)
  expect((await bills.row(bill.serial)).state).toBe('pending')
  biller.onStatus = async () => failed
  await bills.work()
  expect(biller.received).toHaveLength(1)
  expect((await bills.row(bill.serial)).state).toBe('refunded')
  expect(await bills.callback(bill.reference, done, { signature: null })).toBe(200)
  expect((await bills.row(bill.serial)).next_try_at).toBeNull()
})

test('F-07: an unsigned callback does not ask while the payment is in flight', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<PayOutcome>()
  biller.onPay = () => promise
  const bill = await bills.bought(await bills.buyer())
  const sending = bills.work()
  while ((await bills.row(bill.serial)).state !== 'sent');
  await bills.callback(bill.reference, failed, { signature: null })
  await bills.work()
  expect(biller.received).toEqual([])
  answer(done)
  await sending
  expect((await bills.row(bill.serial)).state).toBe('done')
})
