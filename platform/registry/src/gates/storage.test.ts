import type { Release } from '@borong/contract/release'
import { remote } from '../testing/built.ts'
import { ownsName, storageGate } from './storage.ts'

const declaring = (unit: string, storage: readonly string[]) => {
  const { release } = remote({ unit })
  return { ...release, remote: { ...release.remote!, storage } }
}
const beside = (storage: readonly string[]) => [
  { release: declaring('account', storage) as Release, channels: ['production'] },
]

test.each([
  ['checkout.draft', true],
  ['checkout-keys', true],
  ['order.17', true],
  ['orders', false],
  ['checkouts', false],
  ['account.draft', false],
])('knows whether checkout may write %s', (name, isOwn) => {
  expect(ownsName(declaring('checkout', ['order.*', 'cart_taps']), name)).toBe(isOwn)
})

test.each([
  ['drafts', ['drafts']],
  ['order.last', ['order.*']],
  ['order.*', ['order.last']],
  ['account.drafts', []],
])('refuses %s, which another active remote has', (name, taken) => {
  expect(storageGate(declaring('checkout', [name]), beside(taken))).toEqual([
    {
      name: 'STORAGE_TAKEN',
      message: `The name ${name} in the browser's storage already belongs to account 1.0.0 (production)`,
      hint: 'Choose a name that begins with checkout, which needs no declaration.',
    },
  ])
})

test('accepts names that no other active remote has', () => {
  expect(
    storageGate(declaring('checkout', ['orders', 'cart.*']), beside(['order', 'drafts'])),
  ).toEqual([])
  expect(storageGate(remote().release, beside(['orders']))).toEqual([])
})
