import { unitName } from './unit-name.ts'

test.each([
  ['sak', 1, 'sack'],
  ['sak', 40, 'sacks'],
  ['jerigen', 2, 'jerry cans'],
  ['dus', 3, 'boxes'],
  ['pouch', 2, 'pouches'],
  ['lusin', 12, 'dozen'],
  ['Karton', 5, 'cartons'],
  ['pack', 4, 'packs'],
  ['pcs', 4, 'pcs'],
  ['kg', 25, 'kg'],
  ['nampan', 2, 'nampan'],
])(
  'M-06: English shows the unit %s of %d as %s, and Indonesian as it is',
  (unit, quantity, name) => {
    expect(unitName(unit, 'en', quantity)).toBe(name)
    expect(unitName(unit, 'id', quantity)).toBe(unit)
  },
)
