import { parseCount, parseRupiah } from './typed-number.ts'

const MILLION = 1_000_000

test.each([
  ['1000000', MILLION],
  ['1.000.000', MILLION],
  ['1,000,000', MILLION],
  ['1 000 000', MILLION],
  ['1\u00a0000\u00a0000', MILLION],
  ['1\u202f000\u202f000', MILLION],
  ['1.000.000,00', MILLION],
  ['1,000,000.00', MILLION],
  ['1 000 000,00', MILLION],
  ['1000000,00', MILLION],
  ['1000000.00', MILLION],
  ['Rp 1.000.000', MILLION],
  ['Rp1.000.000', MILLION],
  ['Rp\u00a01.000.000', MILLION],
  ['Rp. 1.000.000,-', MILLION],
  ['rp 1.000.000,00', MILLION],
  ['IDR 1,000,000.00', MILLION],
  [' \t1.000.000\r\n', MILLION],
  ['0', 0],
  ['500', 500],
  ['12.500', 12_500],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('reads the amount %j', (text, amount) => {
  expect(parseRupiah(text)).toBe(amount)
})

test.each([
  '',
  ' ',
  'Rp',
  '1.5',
  '1,5',
  '1.50',
  '1.00',
  '500,00',
  '0.500',
  '1.000.000,50',
  '1.000.000,5',
  '1.000.000.00',
  '1,000,000,00',
  '1.000,000',
  '1,000.000',
  '1.0000',
  '10000.000',
  '1.000.00',
  '.500',
  '1.000.',
  '-1000',
  '−1.000',
  '(1.000)',
  '+1000',
  '1,5 jt',
  '1.5jt',
  '2 juta',
  '1000 rb',
  '1e6',
  '10²',
  '½',
  'USD 1,000',
  '$1,000',
  'seribu',
  'Rp Rp 1.000',
  '1.000 2.000',
  '99999999999999999999',
])('refuses the amount %j', (text) => {
  expect(parseRupiah(text)).toBeUndefined()
})

test.each([
  ['40', 40],
  ['1.250', 1250],
  ['1,250', 1250],
  ['1 250', 1250],
  [' 7 ', 7],
])('reads the count %j', (text, count) => {
  expect(parseCount(text)).toBe(count)
})

test.each(['', '2,5', '2.50', '40 sak', '3 bulan', 'Rp 40', '40,-', '1.000,00', '-3', '0.500'])(
  'refuses the count %j',
  (text) => {
    expect(parseCount(text)).toBeUndefined()
  },
)
