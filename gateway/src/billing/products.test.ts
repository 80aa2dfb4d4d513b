import { openTestGateway } from '../testing/open-test-gateway.ts'
import { pulsa, token } from './testing-biller.ts'
import { testBills } from './testing-bills.ts'
import { isCutOff } from '../server/wib.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
beforeAll(() => bills.open())

const products = async (query: { kind: 'pulsa' | 'token'; q?: string; operator?: string }) =>
  (await gateway.call('billProducts', { as: await gateway.token(), query })).body.result.items

// WIB is UTC+7, whatever zone the buyer's device has.
const wib = (time: string) => new Date(`2026-11-23T${time}:30+07:00`)
const night = { from: '23:00', to: '01:00' }

test('F-07: a guest reads the products of a kind with the shop’s prices', async () => {
  expect(await products({ kind: 'pulsa' })).toMatchObject([
    { code: 'tsel-50', price: 50_000, admin: null, state: 'open', cut_off: null },
  ])
  expect(await products({ kind: 'pulsa', q: 'indosat' })).toEqual([])
  expect(await products({ kind: 'pulsa', operator: 'telkomsel' })).toHaveLength(1)
})

test.each([
  ['22:59', false],
  ['23:00', true],
  ['23:59', true],
  ['00:00', true],
  ['00:59', true],
  ['01:00', false],
  ['12:00', false],
])('F-07: at %s WIB a stop from 23:00 to 01:00 is %s', (time, expected) => {
  expect(isCutOff(night, wib(time))).toBe(expected)
})

test('F-07: a stop in the day does not pass midnight; equal times mean that there is none', async () => {
  expect(isCutOff({ from: '12:00', to: '13:00' }, wib('12:30'))).toBe(true)
  expect(isCutOff({ from: '12:00', to: '13:00' }, wib('13:00'))).toBe(false)
  bills.biller.offered = [{ ...token, cutOff: { from: '0:15', to: '00:15' } }]
  await bills.open()
  expect(await products({ kind: 'token' })).toMatchObject([{ cut_off: null }])
})

test('F-07: a product that the biller lists no more is closed; an empty list changes nothing', async () => {
  bills.biller.offered = [token]
  gateway.advance(1)
  await bills.open()
  expect(await products({ kind: 'pulsa' })).toMatchObject([{ state: 'closed' }])
  bills.biller.offered = []
  await expect(bills.open()).rejects.toThrow('empty product list')
  expect(await products({ kind: 'token' })).toHaveLength(1)
  bills.biller.offered = [pulsa]
  gateway.advance(1)
  await bills.open()
  expect(await products({ kind: 'pulsa' })).toMatchObject([{ state: 'open' }])
})
