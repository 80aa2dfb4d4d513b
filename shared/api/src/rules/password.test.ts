import { brokenPasswordRules } from './password.ts'

test('V-01: a password of 8 to 50 characters with all four kinds is valid', () => {
  expect(brokenPasswordRules('Borong#2026')).toEqual([])
  expect(brokenPasswordRules('Aa1!aaaa')).toEqual([])
  expect(brokenPasswordRules(`Aa1!${'a'.repeat(46)}`)).toEqual([])
  expect(brokenPasswordRules('Ünïcode-1')).toEqual([])
})

test.each([
  ['Aa1!aaa', ['length']],
  [`Aa1!${'a'.repeat(47)}`, ['length']],
  ['BORONG#2026', ['lower']],
  ['borong#2026', ['upper']],
  ['Borong#Jaya', ['digit']],
  ['Borong2026', ['symbol']],
  ['Borong 2026', ['symbol']],
  ['', ['length', 'lower', 'upper', 'digit', 'symbol']],
])('V-01: "%s" lacks %j', (password, errors) => {
  expect(brokenPasswordRules(password)).toEqual(errors)
})
