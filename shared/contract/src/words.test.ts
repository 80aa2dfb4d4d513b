import { createWords, loadWithRetries } from './words.ts'

beforeEach(() => jest.useFakeTimers())

test('K-03: words are tried five more times, after 250 ms and then twice as long each time', async () => {
  const started = Date.now()
  const tries: number[] = []
  const failing = loadWithRetries(async () => {
    tries.push(Date.now() - started)
    throw new Error('offline')
  }).catch((error: Error) => error.message)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await failing).toBe('offline')
  expect(tries).toEqual([0, 250, 750, 1750, 3750, 7750])
})

test('K-03: words that come at a later try are there', async () => {
  let tries = 0
  const words = createWords(async () =>
    ++tries < 3 ? Promise.reject(new Error('offline')) : { cart: { empty: 'Kosong' } },
  )
  const ready = words.ready('checkout', 'id')
  await jest.advanceTimersByTimeAsync(1000)
  await ready
  expect(words.translate('checkout', 'id')('cart.empty')).toBe('Kosong')
})

test('F-02: each unit has its own words, loaded once', async () => {
  const load = jest.fn(async (unit: string, language: string) => ({ title: `${unit} ${language}` }))
  const words = createWords(load)
  await Promise.all([
    words.ready('checkout', 'id'),
    words.ready('checkout', 'id'),
    words.ready('billing', 'id'),
  ])
  expect(load).toHaveBeenCalledTimes(2)
  expect(words.translate('checkout', 'id')('title')).toBe('checkout id')
  expect(words.translate('billing', 'id')('title')).toBe('billing id')
})

test('F-02: another language is loaded for every unit on the page', async () => {
  const load = jest.fn(async (unit: string, language: string) => ({ title: `${unit} ${language}` }))
  const words = createWords(load)
  await words.ready('checkout', 'id')
  await words.ready('billing', 'id')
  await words.prepare('en')
  expect(words.translate('billing', 'en')('title')).toBe('billing en')
})

test('K-03: after a failure nothing is loaded until a retry; then it is', async () => {
  let isDown = true
  const words = createWords(async () =>
    isDown ? Promise.reject(new Error('offline')) : { title: 'ada' },
  )
  const first = words.ready('checkout', 'id').catch((error: Error) => error.message)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await first).toBe('offline')
  isDown = false
  await expect(words.ready('checkout', 'id')).rejects.toThrow('offline')
  words.retry('checkout')
  await words.ready('checkout', 'id')
  expect(words.translate('checkout', 'id')('title')).toBe('ada')
})

test('F-02: a sentence that was said already is said by the words of now', async () => {
  const words = createWords(async () => ({ title: 'Keranjang', left: 'Sisa {{count}} {{unit}}' }))
  await words.ready('checkout', 'id')
  const say = words.translate('checkout', 'id')
  expect([say('title'), say('title')]).toEqual(['Keranjang', 'Keranjang'])
  expect(say('left', { count: 3, unit: 'sak' })).toBe('Sisa 3 sak')
  expect(say('left', { count: 3, unit: 'dus' })).toBe('Sisa 3 dus')
  expect(say('left', { count: 4, unit: 'sak' })).toBe('Sisa 4 sak')
  words.add('checkout', 'id', { title: 'Troli', left: 'Tinggal {{count}} {{unit}}' })
  expect(words.translate('checkout', 'id')('title')).toBe('Troli')
  expect(say('left', { count: 3, unit: 'sak' })).toBe('Tinggal 3 sak')
})

test('F-02: a number and its text, a value and its absence are said apart', async () => {
  const words = createWords(async () => ({
    item_one: '{{count}} item',
    item_other: '{{count}} items',
    item: 'item {{count}}',
  }))
  await words.ready('checkout', 'en')
  const say = words.translate('checkout', 'en')
  expect(say('item', { count: 1 })).toBe('1 item')
  expect(say('item', { count: 2 })).toBe('2 items')
  expect(say('item', { count: '1' as unknown as number })).toBe('item 1')
  expect(say('nothing.of.this.name', 'Kosong')).toBe('Kosong')
})
