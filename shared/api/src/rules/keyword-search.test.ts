import { keywordSearch } from './keyword-search.ts'

test('E-11: a keyword is a recent search with every field, and leads to its results', () => {
  expect(keywordSearch('kertas a4 80 gram lima rim')).toEqual({
    name: 'kertas a4 80 gram lima rim',
    short_name: 'kertas a4 80 gram li…',
    link: '/search/kertas%20a4%2080%20gram%20lima%20rim',
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
  })
})
