import { shortName } from './short-name.ts'

test('K-01 E-11: a name above 20 characters is cut to 20 and gets an ellipsis', () => {
  expect(shortName('Beras Padi Emas 25kg')).toBe('Beras Padi Emas 25kg')
  expect(shortName('Beras Padi Emas 25 kg')).toBe('Beras Padi Emas 25 k…')
})
