import { guestIds } from './guest-ids.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('E-01: an edge recognises the guest ids of every edge with its key', () => {
  const id = guestIds('key').issue()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(guestIds('key').isIssued(id)).toBe(true)
  expect(guestIds('key').issue()).not.toBe(id)
})

test('M-04: recognises the guest ids of the visitors of a CDN, which differ in one bit', () => {
  const id = guestIds('key').issueInSlice()
  expect(id).toMatch(/^[89a-f].{7}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab]/)
  expect(guestIds('key').isIssued(id)).toBe(true)
  const first = (Number.parseInt(id[0]!, 16) & 7).toString(16)
  expect(guestIds('key').isIssued(first + id.slice(1))).toBe(false)
})

test.each([
  ['of another key', guestIds('another').issue()],
  ['made by chance', crypto.randomUUID()],
  ['of no form', 'guest'],
  [
    'with another letter',
    guestIds('key')
      .issue()
      .replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  ],
  ['of long ago', guestIds('key', () => Date.now() - 9 * DAY_MS).issue()],
])('M-04: does not recognise a guest id %s as issued', (_, id) => {
  expect(guestIds('key').isIssued(id)).toBe(false)
})
