import type { useQueryClient } from '@borong/contract'
import { quantitiesOf } from '../testing/shop-cart.ts'
import { CartStore } from './cart-store.ts'
import type { OfferedProduct } from './offer.ts'

const rice: OfferedProduct = {
  id: '1',
  name: 'Beras 50 kg',
  image: 'p/1',
  prices: [{ quantity_end: 999, price: 312_500, discount: null }],
  unit: 'karung',
  minimum_order: 2,
  step: 2,
  stock: 100,
  seller: { id: '3', alias: 'sumber-makmur', name: 'Sumber Makmur' },
}

/** A guest's tab, which sends no calls. */
function guestsTab(): CartStore {
  const store = new CartStore()
  store.follow('guest', {} as ReturnType<typeof useQueryClient>)
  return store
}

beforeEach(() => localStorage.clear())

test('F-05 E-09: a guest’s additions to a line are summed, in this tab and the next', () => {
  const store = guestsTab()
  const added = [2, 2, 10].map((quantity) => store.add(rice, quantity).quantity)
  expect(added).toEqual([2, 4, 14])
  expect(quantitiesOf(store.snapshot().cart)).toEqual({ 1: 14 })
  store.stop()
  const next = guestsTab()
  expect(next.add(rice, 2).quantity).toBe(16)
  expect(quantitiesOf(next.snapshot().cart)).toEqual({ 1: 16 })
  next.stop()
})
