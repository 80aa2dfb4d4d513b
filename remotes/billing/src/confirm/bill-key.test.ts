import { isUnanswered, keyFor, markSent } from './bill-key.ts'

afterEach(() => jest.restoreAllMocks())

test('C-27: while the storage is full, the same purchase keeps its key, and is still unanswered', () => {
  keyFor('pulsa')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  const key = keyFor('pln')
  markSent('pln', Date.now())
  expect(keyFor('pln')).toBe(key)
  expect(isUnanswered('pln')).toBe(true)
})
