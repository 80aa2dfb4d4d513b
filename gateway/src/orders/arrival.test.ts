import { arrivalDays } from './arrival.ts'
import type { Courier } from './table.ts'

const now = new Date('2026-11-27T09:00:00+07:00')
const unpaid = { state: 'awaiting_payment', paid_at: null } as const
const paid = { state: 'shipped', paid_at: new Date('2026-11-25T23:30:00+07:00') } as const
const parcel = (shortest: number, longest: number, more: object = {}) => ({
  state: null,
  courier: {
    id: 'jne-reg',
    duration_shortest: shortest,
    duration_longest: longest,
  } as unknown as Courier,
  ...more,
})

test('R-30 C-16: an unpaid order arrives in the time of its courier from now', () => {
  expect(arrivalDays(unpaid, [parcel(2, 4)], now)).toEqual({ from: '2026-11-29', to: '2026-12-01' })
})

test('R-19 C-16: a paid order arrives in the time of its couriers from its payment, also while it is shipped', () => {
  const parcels = [parcel(1, 2, { state: 'shipped' }), parcel(3, 5, { state: 'processed' })]
  expect(arrivalDays(paid, parcels, now)).toEqual({ from: '2026-11-26', to: '2026-11-30' })
})

test('R-19: goods that have arrived, are picked up or were cancelled have no arrival', () => {
  expect(arrivalDays(paid, [parcel(1, 2, { state: 'delivered' })], now)).toBeNull()
  expect(arrivalDays(paid, [parcel(1, 2, { courier: { id: 'pickup' } })], now)).toBeNull()
  expect(arrivalDays({ state: 'cancelled', paid_at: null }, [parcel(1, 2)], now)).toBeNull()
})
