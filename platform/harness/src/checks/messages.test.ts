import { lateKeysIn, withoutSingular } from './messages.ts'

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

test.each([
  ['the messages of its remote', "const t = useMessages()\nt('price.title')", ['price.title']],
  ['the hook of the part', "const t = usePriceMessages()\nt('price.title')", []],
  ['a translation that it is given', "const title = (t: T) => t('price.title')", []],
])(
  'F-02: a text that loads with a part is missing in a source with %s or not',
  (_, source, keys) => {
    expect(lateKeysIn(source, new Set(['price.title']))).toEqual(keys)
  },
)
