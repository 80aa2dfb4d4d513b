import { keywordSearch } from '@borong/api/rules/keyword-search'
import {
  removeSearch,
  clearSearches,
  readRecent,
  recentFirst,
  rememberSearch,
} from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('E-02: returns an empty object when there are no recent searches', () => {
  expect(readRecent()).toEqual({})
})

test.each(['', 'null', '[]', '"beras"', '{"half'])(
  'E-02: returns an empty object for %s in local storage',
  (text) => {
    localStorage.setItem('recent_search', text)
    expect(readRecent()).toEqual({})
  },
)

test('E-11: stores a keyword with every field of an entry', () => {
  rememberSearch(keywordSearch('beras'))
  expect(JSON.parse(localStorage.getItem('recent_search')!)).toEqual({
    '/search/beras': {
      name: 'beras',
      short_name: 'beras',
      link: '/search/beras',
      alias: null,
      microsite_url: null,
      image: null,
      price: null,
      masked_price: false,
      masked_discount: false,
      is_show_rating: false,
      seller: null,
      location: null,
      unit_type: null,
      rating: null,
      free_shipping: false,
      discount: null,
    },
  })
})

test('E-02: returns the latest first, each once, ten at most', () => {
  for (let number = 1; number <= 12; number++) rememberSearch(keywordSearch(`kata ${number}`))
  rememberSearch(keywordSearch('kata 5'))
  const names = recentFirst(readRecent()).map((entry) => entry.name)
  expect(names).toHaveLength(10)
  expect(names.slice(0, 2)).toEqual(['kata 5', 'kata 12'])
  expect(new Set(names).size).toBe(10)
})

test('E-02: clears one or all of them', () => {
  rememberSearch(keywordSearch('beras'))
  rememberSearch(keywordSearch('gula'))
  removeSearch('/search/beras')
  expect(recentFirst(readRecent()).map((entry) => entry.name)).toEqual(['gula'])
  clearSearches()
  expect(readRecent()).toEqual({})
})
