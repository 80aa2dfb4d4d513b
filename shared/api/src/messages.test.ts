import { shapes } from './described.ts'
import type { CallShape, RefusalDetails } from './shape.ts'
import { defineMessages, textOf, textsIn } from './messages.ts'

const messages = defineMessages({
  LEFT: { id: 'Stok {name} tersisa {n}', en: '{n} {name} left' },
  EMPTY: { id: 'Stok habis', en: 'Out of stock' },
})

test('X-08: fills values into a message, numbers as the language writes them', () => {
  expect(textOf(messages.LEFT, 'id', { name: 'beras', n: 1250 })).toBe('Stok beras tersisa 1.250')
  expect(textOf(messages.LEFT, 'en', { name: '{n} $&', n: 1250 })).toBe('1,250 {n} $& left')
  expect(textOf(messages.EMPTY, 'en')).toBe('Out of stock')
  expect(textsIn(messages, 'id')).toEqual({ LEFT: 'Stok {name} tersisa {n}', EMPTY: 'Stok habis' })
})

test('X-08: a message without a text, a language or a value does not compile', () => {
  // @ts-expect-error -- the English text is missing
  defineMessages({ A: { id: 'Stok habis' } })
  // @ts-expect-error -- the English text is empty
  defineMessages({ A: { id: 'Stok habis', en: '' } })
  // @ts-expect-error -- the English text names another value
  defineMessages({ A: { id: 'Tersisa {n}', en: '{count} left' } })
  // @ts-expect-error -- the value is missing
  textOf(messages.LEFT, 'id', { n: 1 })
  // @ts-expect-error -- the message has no value
  textOf(messages.EMPTY, 'id', { n: 1 })
})

test('X-08: every refusal of a call names the same values in both languages', () => {
  const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
  const refusals = Object.entries(shapes).flatMap(([id, shape]: [string, CallShape]) =>
    Object.entries(shape.refusals ?? {}).map(([name, refusal]) => ({ ...refusal, name, call: id })),
  )
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals.filter(({ id, en }) => !id || !en)).toEqual([])
  expect(refusals.filter(({ id, en }) => `${names(id)}` !== `${names(en)}`)).toEqual([])
})

test('X-08: a refusal without the values of its message does not compile', () => {
  const refusals = {
    LOCKED: { id: 'Coba lagi dalam {minutes} menit', en: 'Try again in {minutes} minutes' },
    UNKNOWN: { id: 'Tidak ditemukan', en: 'Not found' },
  } as const
  const refuse = <Name extends keyof typeof refusals>(
    name: Name,
    ...[details]: RefusalDetails<typeof refusals, Name>
  ) => ({ name, ...details })
  expect(refuse('UNKNOWN')).toEqual({ name: 'UNKNOWN' })
  expect(refuse('LOCKED', { values: { minutes: 5 } })).toEqual({
    name: 'LOCKED',
    values: { minutes: 5 },
  })
  // @ts-expect-error -- the minutes are missing
  refuse('LOCKED')
  // @ts-expect-error -- the message names minutes
  refuse('LOCKED', { values: { seconds: 5 } })
})
