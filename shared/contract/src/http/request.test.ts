import { changeIdentity } from '@borong/api/verification'
import type { Call } from '@borong/api/call'
import { addReview } from '@borong/api/reviews'
import { cartGraphql } from '@borong/api/cart'
import { authorize, retoken } from '@borong/api/identity'
import { extraBanners, home, stream } from '@borong/api/campaigns'
import { clearSearchHistory, searchItems } from '@borong/api/search'
import { createOrder, orders } from '@borong/api/orders'
import { events } from '@borong/api/notifications'
import { removeAddress } from '@borong/api/addresses'
import { toRequest, type CallInputs, type CallOptions, type RequestContext } from './request.ts'

const context: RequestContext = {
  config: {
    hosts: {
      main: 'https://main',
      identity: 'https://id',
      access: 'https://access',
      api: 'https://api',
      static: 'https://static',
    },
    basicCredential: 'Ym9yb25n',
  },
  language: 'id',
  accessToken: 'access',
  guestToken: 'guest',
  refreshToken: 'refresh',
  guestId: 'guest-id',
}
const guest = { ...context, accessToken: '' }
const nobody = { ...guest, guestToken: '', guestId: '' }

const request = (
  call: Call,
  more: { context?: RequestContext; input?: CallInputs; options?: CallOptions } = {},
) => toRequest(call, more.input ?? {}, more.options ?? {}, more.context ?? context)

test.each<[string, Call, Parameters<typeof request>[1], Record<string, string | undefined>]>([
  [
    'F-01 the main host is told which app calls',
    home,
    {},
    { 'X-Application-Context': 'pwa:buyer' },
  ],
  ['other hosts are not', searchItems, {}, { 'X-Application-Context': undefined }],
  ['JSON both ways', home, {}, { Accept: 'application/json', 'Content-Type': 'application/json' }],
  [
    'the language of the page',
    home,
    { context: { ...context, language: 'en' } },
    { 'Accept-Language': 'en' },
  ],
  ['a buyer sends the access token', home, {}, { Authorization: 'Bearer access' }],
  ['a guest sends the guest token', home, { context: guest }, { Authorization: 'Bearer guest' }],
  ['nobody sends none', home, { context: nobody }, { Authorization: undefined }],
  [
    'the basic credential where the descriptor says so',
    authorize,
    {},
    { Authorization: 'Basic Ym9yb25n' },
  ],
  [
    'the basic credential where the caller says so',
    home,
    { options: { basicAuth: true } },
    { Authorization: 'Basic Ym9yb25n' },
  ],
  ['the refresh token to renew', retoken, {}, { Authorization: 'Bearer refresh' }],
  ['no authorization for the static file', extraBanners, {}, { Authorization: undefined }],
  [
    'no authorization on demand',
    home,
    { options: { useAuthorization: false } },
    { Authorization: undefined },
  ],
  ['P-01 the guest id on search', searchItems, { context: guest }, { 'x-guest-id': 'guest-id' }],
  [
    'P-01 the guest id on history',
    clearSearchHistory,
    { context: guest },
    { 'x-guest-id': 'guest-id' },
  ],
  ['P-01 nowhere else', home, { context: guest }, { 'x-guest-id': undefined }],
  ['P-01 T-10 a buyer’s search carries no guest id', searchItems, {}, { 'x-guest-id': undefined }],
  [
    'order creation says language and device',
    createOrder,
    { input: { params: { version: 'v2' } } },
    { 'X-Lang': 'id', 'Device-name': 'mobile-web' },
  ],
  ['nothing else does', orders, {}, { 'X-Lang': undefined, 'Device-name': undefined }],
  [
    'headers of the caller',
    changeIdentity,
    { options: { headers: { 'X-Ota': 'ota' } } },
    { 'X-Ota': 'ota' },
  ],
])('C-01: %s', (_, call, more, expected) => {
  expect(request(call, more).headers).toEqual(expect.objectContaining(defined(expected)))
  for (const [header, value] of Object.entries(expected))
    if (value === undefined) expect(request(call, more).headers).not.toHaveProperty([header])
})

test('C-01: a form is sent as multipart, with the browser’s boundary', () => {
  const form = new FormData()
  const made = request(addReview, { input: { params: { productId: '1' }, body: form } })
  expect(made.headers).not.toHaveProperty('Content-Type')
  expect(made.data).toBe(form)
})

test('C-01: method and address come from the descriptor, parameters and query from the input', () => {
  expect(
    request(removeAddress, { input: { params: { userId: 'u 1', addressId: 'a/2' } } }),
  ).toMatchObject({
    method: 'DELETE',
    url: 'https://main/core/api/v4/users/u%201/shipping-addresses/a%2F2',
  })
})

test('V-10: empty filter values are omitted, repeated ones are all sent', () => {
  const query = {
    keyword: 'beras',
    city: '',
    brand: undefined,
    rating: null,
    category: ['a', 'b'],
    page: 0,
  }
  expect(request(searchItems, { input: { query } }).url).toBe(
    'https://api/search/v3/items?keyword=beras&category=a&category=b&page=0',
  )
})

test('C-01: a call without a parameter of its path throws', () => {
  expect(() => request(stream)).toThrow(/needs id/)
})

const defined = (record: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

test('C-23: a write of the cart outlives its page', () => {
  expect(request(cartGraphql, { input: { body: { query: '' } } })).toMatchObject({
    fetchOptions: { keepalive: true },
  })
  expect(request(orders)).not.toHaveProperty('fetchOptions')
})

test('C-30: events are a stream without a time limit', () => {
  expect(request(events)).toMatchObject({ responseType: 'stream', timeout: 0 })
  expect(request(orders)).not.toHaveProperty('timeout')
})
