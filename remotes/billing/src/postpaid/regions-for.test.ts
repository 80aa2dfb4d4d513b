import type { Product } from '../parts/bill-kinds.ts'
import { regionsFor } from './regions-for.ts'

const water = (name: string, region: string) => ({ name, region, operator_name: name }) as Product
const all = [
  water('PDAM Tirtawening', 'Kota Bandung'),
  water('PDAM Tirta Raharja', 'Kab. Bandung'),
  water('PDAM Surya Sembada', 'Kota Surabaya'),
]
const found = (typed: string) => regionsFor(all, typed).map(({ name }) => name)

test.each([
  ['', ['PDAM Tirtawening', 'PDAM Tirta Raharja', 'PDAM Surya Sembada']],
  ['bandung', ['PDAM Tirtawening', 'PDAM Tirta Raharja']],
  ['Kabupaten Bandung', ['PDAM Tirtawening', 'PDAM Tirta Raharja']],
  ['PDAM sura', ['PDAM Surya Sembada']],
  ['raharja', ['PDAM Tirta Raharja']],
  ['Atlantis', []],
])('R-38: the search %j finds the utilities %j', (typed, names) => {
  expect(found(typed)).toEqual(names)
})
