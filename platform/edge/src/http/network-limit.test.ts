import type { IncomingMessage } from 'node:http'
import { networkLimit } from './network-limit.ts'

const from = (address: string) => ({ address }) as unknown as IncomingMessage

test('limits each network by itself, and lets it do evenly more with time', () => {
  let now = 0
  const addressOf = (request: IncomingMessage) =>
    (request as unknown as { address: string }).address
  const may = networkLimit(addressOf, 2, () => now)
  const one = ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1:ffff::3']
  expect(one.map((address) => may(from(address)))).toEqual([true, true, false])
  expect(may(from('203.0.113.1'))).toBe(true)
  now = 30_000
  expect(one.map((address) => may(from(address)))).toEqual([true, false, false])
})
