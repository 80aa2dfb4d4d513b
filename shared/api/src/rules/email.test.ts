import { isEmail, normaliseEmail } from './email.ts'

test.each(['budi@contoh.id', ' Budi.Santoso+toko@mail.contoh.co.id ', 'a_b-c@x-y.store'])(
  'V-02: %s is an email',
  (typed) => {
    expect(isEmail(typed)).toBe(true)
  },
)

test.each([
  '',
  'budi',
  'budi@',
  '@contoh.id',
  'budi@contoh',
  'budi@@contoh.id',
  'bu di@contoh.id',
  'budi@contoh..id',
  '.budi@contoh.id',
  'budi@-contoh.id',
  'budi@contoh.id\nbcc: x@y.id',
  'budi@contoh.1',
  `${'a'.repeat(65)}@contoh.id`,
  `a@${'b.'.repeat(130)}id`,
])('V-02: "%s" is no email', (typed) => {
  expect(isEmail(typed)).toBe(false)
})

test('V-02: an email is compared in lower case, and without invisible characters', () => {
  expect(normaliseEmail('\u200Bbudi@contoh.id\uFEFF')).toBe('budi@contoh.id')
  expect(normaliseEmail(' Budi@Contoh.ID ')).toBe('budi@contoh.id')
})
