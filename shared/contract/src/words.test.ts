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
