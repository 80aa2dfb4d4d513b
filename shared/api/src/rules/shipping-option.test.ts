import { canChoose, reachesAddress } from './shipping-option.ts'

test('E-06: a flag that is Y or absent lets an option be chosen, N does not', () => {
  expect(canChoose({})).toBe(true)
  expect(canChoose({ covered_city: 'Y', minimum_purchase_fulfilled: 'Y', feature_flag: 'Y' })).toBe(
    true,
  )
  expect(canChoose({ covered_city: 'N' })).toBe(false)
  expect(canChoose({ minimum_purchase_fulfilled: 'N' })).toBe(false)
  expect(canChoose({ feature_flag: 'N' })).toBe(false)
})

test('V-06: a seller reaches an address when one of its options does', () => {
  expect(
    reachesAddress([{ covered_city: 'N' }, { covered_city: 'Y', minimum_purchase_fulfilled: 'N' }]),
  ).toBe(true)
  expect(reachesAddress([{ covered_city: 'N' }])).toBe(false)
  expect(reachesAddress([])).toBe(false)
})
