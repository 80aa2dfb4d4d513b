import { withoutSingular } from './messages.ts'

test('an English text with a count has words for one and for many', () => {
  expect(
    withoutSingular({
      rows: '{{count}} rows',
      bills_other: '{{count}} bills',
      stores_one: 'A store',
      stores_other: '{{count}} stores',
      name: '{{name}}',
    }),
  ).toEqual(['rows', 'bills'])
})
