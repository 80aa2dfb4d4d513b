import { createMessages, loadWithRetries } from './page-messages.ts'

beforeEach(() => jest.useFakeTimers())

test('K-03: a failed load of messages is retried five times, after 250 ms and then twice as long each time', async () => {
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

test('K-03: messages that load on a retry are available', async () => {
  let tries = 0
  const messages = createMessages(async () =>
    ++tries < 3 ? Promise.reject(new Error('offline')) : { cart: { empty: 'Kosong' } },
  )
  const ready = messages.ready('checkout', 'id')
  await jest.advanceTimersByTimeAsync(1000)
  await ready
  expect(messages.translate('checkout', 'id')('cart.empty')).toBe('Kosong')
})

test('F-02: each unit has its own messages, loaded once', async () => {
  const load = jest.fn(async (unit: string, language: string) => ({ title: `${unit} ${language}` }))
  const messages = createMessages(load)
  await Promise.all([
    messages.ready('checkout', 'id'),
    messages.ready('checkout', 'id'),
    messages.ready('billing', 'id'),
  ])
  expect(load).toHaveBeenCalledTimes(2)
  expect(messages.translate('checkout', 'id')('title')).toBe('checkout id')
  expect(messages.translate('billing', 'id')('title')).toBe('billing id')
})

test('F-02: another language is loaded for every unit on the page', async () => {
  const load = jest.fn(async (unit: string, language: string) => ({ title: `${unit} ${language}` }))
  const messages = createMessages(load)
  await messages.ready('checkout', 'id')
  await messages.ready('billing', 'id')
  await messages.prepare('en')
  expect(messages.translate('billing', 'en')('title')).toBe('billing en')
})

test('K-03: after a failure nothing is loaded until a retry; then it is', async () => {
  let isDown = true
  const messages = createMessages(async () =>
    isDown ? Promise.reject(new Error('offline')) : { title: 'ada' },
  )
  const first = messages.ready('checkout', 'id').catch((error: Error) => error.message)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await first).toBe('offline')
  isDown = false
  await expect(messages.ready('checkout', 'id')).rejects.toThrow('offline')
  messages.retry('checkout')
  await messages.ready('checkout', 'id')
  expect(messages.translate('checkout', 'id')('title')).toBe('ada')
})

test('F-02: a cached translation is not used after its messages change', async () => {
  const messages = createMessages(async () => ({
    title: 'Keranjang',
    left: 'Sisa {{count}} {{unit}}',
  }))
  await messages.ready('checkout', 'id')
  const t = messages.translate('checkout', 'id')
  expect([t('title'), t('title')]).toEqual(['Keranjang', 'Keranjang'])
  expect(t('left', { count: 3, unit: 'sak' })).toBe('Sisa 3 sak')
  expect(t('left', { count: 3, unit: 'dus' })).toBe('Sisa 3 dus')
  expect(t('left', { count: 4, unit: 'sak' })).toBe('Sisa 4 sak')
  messages.add('checkout', 'id', { title: 'Troli', left: 'Tinggal {{count}} {{unit}}' })
  expect(messages.translate('checkout', 'id')('title')).toBe('Troli')
  expect(t('left', { count: 3, unit: 'sak' })).toBe('Tinggal 3 sak')
})

test('F-02: the cache distinguishes a number from its text, and a value from its absence', async () => {
  const messages = createMessages(async () => ({
    item_one: '{{count}} item',
    item_other: '{{count}} items',
    item: 'item {{count}}',
  }))
  await messages.ready('checkout', 'en')
  const t = messages.translate('checkout', 'en')
  expect(t('item', { count: 1 })).toBe('1 item')
  expect(t('item', { count: 2 })).toBe('2 items')
  expect(t('item', { count: '1' as unknown as number })).toBe('item 1')
  expect(t('nothing.of.this.name', 'Kosong')).toBe('Kosong')
})

test('F-02: the i18next instance resolves a key prefix as its documentation describes', async () => {
  const messages = createMessages(async () => ({ title: 'Toko', cart: { title: 'Keranjang' } }))
  await messages.ready('checkout', 'id')
  expect(messages.i18n.getFixedT('id', 'checkout', 'cart')('title')).toBe('Keranjang')
})
