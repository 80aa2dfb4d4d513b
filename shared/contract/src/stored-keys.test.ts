import { storedKeys } from './stored-keys.ts'

const NAME = 'test.keys'
const lost = () => Promise.reject(new Error('the response is lost'))

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })

test('C-27: after a lost response and a reload, the same content has the same key', async () => {
  let first = ''
  await expect(
    storedKeys(NAME).once('pay 1', (key) => {
      first = key
      return lost()
    }),
  ).rejects.toThrow('the response is lost')
  const reloaded = storedKeys(NAME)
  expect(reloaded.keyFor('pay 2')).not.toBe(first)
  expect(reloaded.keyFor('pay 1')).toBe(first)
})

test('C-27: the same content after a success is a new request', async () => {
  const keys = storedKeys(NAME)
  const first = await keys.once('pay 1', async (key) => key)
  expect(keys.has('pay 1')).toBe(false)
  expect(storedKeys(NAME).keyFor('pay 1')).not.toBe(first)
})

test('C-27: full storage keeps the key as long as the page', () => {
  const keys = storedKeys(NAME)
  keys.keyFor('pay 1')
  const storage = fillStorage()
  const key = keys.keyFor('pay 2')
  expect(keys.keyFor('pay 2')).toBe(key)
  storage.mockRestore()
  expect(keys.keyFor('pay 2')).toBe(key)
  expect(storedKeys(NAME).keyFor('pay 2')).toBe(key)
})

test('C-27: storage that cannot be read keeps the key as long as the page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Storage is forbidden', 'SecurityError')
  })
  const keys = storedKeys(NAME)
  expect(keys.keyFor('pay 1')).toBe(keys.keyFor('pay 1'))
})

test('an unfinished request is forgotten after a day', () => {
  const keys = storedKeys(NAME)
  const first = keys.keyFor('pay 1')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000)
  expect(keys.keyFor('pay 1')).not.toBe(first)
})
