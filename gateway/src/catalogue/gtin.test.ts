import { gtinText, readGtin } from './gtin.ts'

test.each([
  ['96385074', '00000096385074', 8],
  ['036000291452', '00036000291452', 12],
  ['4006381333931', '04006381333931', 13],
  ['04006381333931', '04006381333931', 14],
  ['10614141000415', '10614141000415', 14],
  [' 4006381-333931 ', '04006381333931', 13],
  ['4006381 333931', '04006381333931', 13],
])('C-22: reads the GTIN %j', (typed, digits, length) => {
  expect(readGtin(typed)).toEqual({ digits, length })
})

test.each([
  '',
  '4006381333932',
  '4006381339331',
  '400638133393',
  '00000000',
  '1234567890',
  'B-001234-0',
  '4006381333931 x',
  '٤٠٠٦٣٨١٣٣٣٩٣١',
  '004006381333931',
])('C-22: %j is no GTIN', (typed) => {
  expect(readGtin(typed)).toBeUndefined()
})

test('C-22: detects every wrong digit of a GTIN', () => {
  const right = '8991234500016'.slice(0, 12)
  const check = [...'0123456789'].filter((digit) => readGtin(right + digit))
  expect(check).toHaveLength(1)
  const gtin = right + check[0]
  for (let at = 0; at < gtin.length; at++)
    for (const digit of '0123456789')
      expect(readGtin(gtin.slice(0, at) + digit + gtin.slice(at + 1)) !== undefined).toBe(
        digit === gtin[at],
      )
})

test('C-22: shows a stored GTIN with its typed length', () => {
  expect(gtinText({ gtin: '04006381333931', gtin_length: 13 })).toBe('4006381333931')
  expect(gtinText({ gtin: '04006381333931', gtin_length: 14 })).toBe('04006381333931')
  expect(gtinText({ gtin: null, gtin_length: null })).toBeUndefined()
})
