import { arrivalOf, canChoose, cheapestDelivery, optionCost } from './shipping-option.ts'

test('E-06: a flag that is Y or absent lets an option be chosen, N does not', () => {
  expect(canChoose({})).toBe(true)
  expect(canChoose({ covered_city: 'Y', minimum_purchase_fulfilled: 'Y', feature_flag: 'Y' })).toBe(
    true,
  )
  expect(canChoose({ covered_city: 'N' })).toBe(false)
  expect(canChoose({ minimum_purchase_fulfilled: 'N' })).toBe(false)
  expect(canChoose({ feature_flag: 'N' })).toBe(false)
})

const option = (id: string, price: number, more = {}) => ({
  id,
  kind: 'parcel',
  price,
  insurance_fee: 0,
  is_mandatory_insurance: 'no' as const,
  duration_shortest: 1,
  duration_longest: 3,
  ...more,
})

test('C-17: the promised option is the cheapest delivery that can be chosen, with its mandatory insurance', () => {
  const insured = { insurance_fee: 5000, is_mandatory_insurance: 'yes' as const }
  const options = [
    option('pickup', 0, { kind: 'pickup' }),
    option('closed', 1000, { feature_flag: 'N' }),
    option('far', 2000, { covered_city: 'N' }),
    option('insured', 9000, insured),
    option('slow', 13_000, { duration_longest: 4 }),
    option('quick', 13_000, { duration_longest: 2 }),
    option('voluntary', 13_000, { insurance_fee: 8000 }),
  ]
  expect(cheapestDelivery(options)?.id).toBe('quick')
  expect(optionCost(options[3]!)).toBe(14_000)
  expect(cheapestDelivery(options.slice(0, 3))).toBeUndefined()
})

test('C-17: goods arrive within the days of their courier; those of the same day tomorrow when ordered after 15.00', () => {
  const at = Date.parse('2026-11-27T14:59:00+07:00')
  const sameDay = { duration_shortest: 0, duration_longest: 0 }
  expect(arrivalOf({ duration_shortest: 3, duration_longest: 5 }, at)).toEqual({
    from: Date.parse('2026-11-30T14:59:00+07:00'),
    to: Date.parse('2026-12-02T14:59:00+07:00'),
    isToday: false,
  })
  expect(arrivalOf(sameDay, at)).toEqual({ from: at, to: at, isToday: true })
  const late = arrivalOf(sameDay, at + 60_000)
  expect(late).toMatchObject({ isToday: false, from: at + 60_000 + 86_400_000 })
})
