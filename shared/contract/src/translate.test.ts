import { translator } from './translate.ts'

const t = translator(
  () => ({
    cart: { empty: 'Keranjang kosong' },
    left_one: '{{count}} item left',
    left_other: '{{count}} items left',
    hello: 'Halo, {{ name }} dari {{city}}',
  }),
  'en',
)

test('a sentence is found by its dotted name, and a name that nobody knows is said as it is', () => {
  expect(t('cart.empty')).toBe('Keranjang kosong')
  expect(t('cart.full')).toBe('cart.full')
  expect(t('cart')).toBe('cart')
  expect(t('step.9', { defaultValue: 'Langkah' })).toBe('Langkah')
})

test('F-02: a count chooses the plural of the language', () => {
  expect(t('left', { count: 1 })).toBe('1 item left')
  expect(t('left', { count: 12 })).toBe('12 items left')
  const indonesian = translator(() => ({ left_other: 'Tersisa {{count}}' }), 'id')
  expect(indonesian('left', { count: 1 })).toBe('Tersisa 1')
})

test('places are filled with what is given, unescaped and once', () => {
  expect(t('hello', { name: 'Ani & {{city}}', city: 'Solo' })).toBe(
    'Halo, Ani & {{city}} dari Solo',
  )
  expect(t('hello', { name: 'Ani' })).toBe('Halo, Ani dari ')
})
