import { checkServiceForm } from './service-form.ts'

const NOW = Date.parse('2026-11-24T03:00:00Z')
const rbiz = {
  plan: 'chain',
  company: ' PT  Ritel\tNusantara ',
  outlets: '12',
  name: 'Ani',
  phone: '0812 3456 7890',
  email: ' Ani@Ritel.Example ',
  day: '2026-11-25',
}

test('R-16: a valid form is stored in its normal form, without empty fields', () => {
  expect(checkServiceForm('rbiz', { ...rbiz, notes: '  ', other: 'x' }, NOW)).toEqual({
    values: {
      ...rbiz,
      company: 'PT Ritel Nusantara',
      phone: '6281234567890',
      email: 'ani@ritel.example',
    },
    wrong: [],
  })
})

test.each([
  ['plan', 'gold'],
  ['outlets', '0'],
  ['outlets', '1,5'],
  ['outlets', '10001'],
  ['phone', '12'],
  ['email', 'ani@'],
  ['day', '2026-11-23'],
  ['day', '2026-02-31'],
  ['company', ' '],
  ['company', 'x'.repeat(151)],
  ['name', ''],
])('R-16: field %s refuses "%s"', (name, value) => {
  expect(checkServiceForm('rbiz', { ...rbiz, [name]: value }, NOW).wrong).toEqual([name])
})

test('R-15: names every missing field in the order of the form', () => {
  expect(checkServiceForm('agent', {}, NOW).wrong).toEqual([
    'name',
    'phone',
    'email',
    'place',
    'experience',
  ])
})

test.each([
  ['50000000', '50000000'],
  ['Rp 50.000.000', '50000000'],
  ['50,000,000', '50000000'],
])('R-15: an amount typed as "%s" is stored as digits', (typed, stored) => {
  expect(checkServiceForm('financiall', { limit: typed }, NOW).values.limit).toBe(stored)
})

test.each(['0', '-5', '1,5', '500.000.001', 'banyak'])('R-15: "%s" is no limit', (typed) => {
  expect(checkServiceForm('financiall', { limit: typed }, NOW).wrong).toContain('limit')
})
