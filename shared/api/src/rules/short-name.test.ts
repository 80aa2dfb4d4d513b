import { shortName } from './short-name.ts'

test.each([
  ['Beras Padi Emas 25kg', 'Beras Padi Emas 25kg'],
  ['Beras Padi Emas 25 kg', 'Beras Padi Emas 25 k…'],
  ['🍚'.repeat(21), `${'🍚'.repeat(20)}…`],
])('K-01 E-11: a name above 20 characters is cut to 20 and gets an ellipsis: %s', (name, short) =>
  expect(shortName(name)).toBe(short),
)
