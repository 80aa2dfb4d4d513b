import { inThisBrowser, inThisTab } from './browser-storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

test('stores values for all tabs, or for this one', () => {
  expect(inThisBrowser.setItem('draft', { text: 'beras' })).toBe(true)
  expect(inThisBrowser.getItem('draft', { text: '' })).toEqual({ text: 'beras' })
  expect(inThisTab.getItem('draft', { text: '' })).toEqual({ text: '' })
  inThisBrowser.removeItem('draft')
  expect(inThisBrowser.keys()).toEqual([])
})

test('adds the fields that an earlier release did not store', () => {
  localStorage.setItem('draft', '{"text":"beras"}')
  expect(inThisBrowser.getItem('draft', { text: '', files: [] })).toEqual({
    text: 'beras',
    files: [],
  })
})

test.each(['', 'null', '[]', '"beras"', '3', '{"half'])(
  'replaces %s where an object is expected',
  (text) => {
    localStorage.setItem('draft', text)
    expect(inThisBrowser.getItem('draft', { text: '' })).toEqual({ text: '' })
  },
)

test.each(['123', 'null', '"123"'])(
  'reads the string %s as text, also where it was stored as JSON',
  (text) => {
    localStorage.setItem('buyer', text)
    expect(inThisBrowser.getItem('buyer', '')).toBe(text.replaceAll('"', ''))
    inThisBrowser.setItem('buyer', '456')
    expect(localStorage.getItem('buyer')).toBe('456')
  },
)

test('keeps nothing and does not fail in a browser that forbids storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(inThisBrowser.setItem('draft', { text: 'beras' })).toBe(false)
  inThisBrowser.removeItem('draft')
  expect(inThisBrowser.keys()).toEqual([])
  expect(inThisBrowser.getItem('draft', [])).toEqual([])
})

test('tells the changes of other tabs until it is unsubscribed', () => {
  const seen: string[] = []
  const stop = inThisBrowser.subscribe('view', (view: string) => seen.push(view), 'cards')
  localStorage.setItem('view', 'table')
  window.dispatchEvent(new StorageEvent('storage', { key: 'view' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'view' }))
  expect(seen).toEqual(['table', 'cards'])
})
