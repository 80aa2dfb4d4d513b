import { searchItems } from '@borong/api/search'
import { homeProducts, promoDetail, promos } from '@borong/api/campaigns'
import type { FirstCall } from '@borong/contract/remote'
import type { Match } from '../routes/route-table.ts'
import { decidesStatus, firstDataReader } from './first-data.ts'

const match = (...calls: FirstCall[]) => ({ route: { calls } }) as unknown as Match

test.each<[string, FirstCall, boolean]>([
  ['nothing', [homeProducts], false],
  ['a word of its own', [homeProducts, { query: { area: 'resto' } }], false],
  ['the address’s query', [searchItems, { query: { category: '?category' } }], false],
  ['a part of the path', [searchItems, { query: { keyword: ':keyword' } }], true],
  ['a part of the path in a path', [promoDetail, { params: { alias: ':alias' } }], true],
])('R-04: lets a call that names %s decide whether the page exists: %#', (_, call, decides) => {
  expect(decidesStatus(match(call))).toBe(decides)
})

test('C-01: a call that the back end lacks is not sent for a document, which is complete without it', async () => {
  const sent: string[] = []
  const read = firstDataReader(
    {
      client: {
        call: async ({ id }) => {
          sent.push(id)
          return { status: 200, body: { id } }
        },
      },
      readService: () => Promise.reject(new Error('not called')),
      tokens: { own: async () => undefined, renew: async () => {}, take: async () => undefined },
      log: () => {},
      metrics: { lacksFirstData: () => {} },
    },
    1000,
  )
  const table = { missingCalls: '^(?:promos|promoDetail)$' }
  const request = {
    set: { table },
    search: new URLSearchParams(),
    language: 'id',
    marks: [],
    from: '',
  }
  const answer = await read(
    match([promos], [homeProducts]),
    request as unknown as Parameters<typeof read>[1],
  )
  expect(sent).toEqual(['homeProducts'])
  expect(answer).toMatchObject({ status: 200, isComplete: true })
})

test.each([
  ['a refusal with a name', { name: 'PROMO_UNKNOWN', message: 'Promo tidak ditemukan' }, 404],
  ['an answer of a server that lacks the call', { message: 'Not Found' }, 200],
  ['a page of HTML', '<h1>404 Not Found</h1>', 200],
])('R-04: lets only the service decide that a page does not exist: %s', async (_, body, status) => {
  const read = firstDataReader(
    {
      client: { call: () => Promise.resolve({ status: 404, body }) },
      readService: () => Promise.reject(new Error('not called')),
      tokens: { own: async () => undefined, renew: async () => {}, take: async () => undefined },
      log: () => {},
      metrics: { lacksFirstData: () => {} },
    },
    1000,
  )
  const request = {
    set: { table: {} },
    search: new URLSearchParams(),
    language: 'id',
    marks: [],
    from: '',
  }
  const named = { ...match([promoDetail, { params: { alias: ':alias' } }]), params: { alias: 'x' } }
  const answer = await read(named, request as unknown as Parameters<typeof read>[1])
  expect(answer).toMatchObject({ status, isComplete: status === 404 })
})
