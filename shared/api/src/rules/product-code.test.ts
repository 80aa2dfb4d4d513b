import { productCode, readProductCode } from './product-code.ts'

test('F-08: a product has a code of its own that reads back as its id', () => {
  for (const id of [1, 1234, 99_999, 123_456, 999_999_999])
    expect(readProductCode(productCode(id))).toBe(String(id))
  expect(productCode(1234)).toMatch(/^B-001234-\d$/)
})

test('F-08: a code may be typed in small letters, without dashes, or with those of a text processor', () => {
  const code = productCode(1234)
  for (const typed of [
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code} `,
    code.replaceAll('-', '–'),
  ])
    expect(readProductCode(typed)).toBe('1234')
})

test('F-08: one wrong digit anywhere is noticed', () => {
  const code = productCode(1234)
  for (const at of [...code].keys()) {
    if (!/\d/.test(code[at]!)) continue
    for (const digit of '0123456789') {
      if (digit === code[at]) continue
      expect(readProductCode(code.slice(0, at) + digit + code.slice(at + 1))).toBe('mistyped')
    }
  }
})

test.each(['', '1234', 'Beras', '12345678', 'B-12-3', 'B-001234', 'C-001234-7'])(
  'F-08: %j is no code',
  (text) => expect(readProductCode(text)).toBeUndefined(),
)
