import { defineCall, type Call } from '@borong/api/call'
import { userProfile } from '@borong/api/users'
import { testPage } from '../testing/test-page.ts'
import { callOn } from './call.ts'
import { toRequest, type RequestContext } from './request.ts'
import { sendable, unsendable } from './sendable.ts'

const hosts = testPage().boot.config.hosts
const context: RequestContext = {
  config: { hosts, basicCredential: '' },
  language: 'id',
  accessToken: 'access',
  guestToken: 'guest',
  refreshToken: 'refresh',
  guestId: '',
}

const described = (changed: object): Call =>
  ({
    ...defineCall('stockOutlook', 'GET', '/stock/v1/outlook/:id', {
      host: 'api',
      access: 'login',
    }),
    ...changed,
  }) as Call

test('C-01: a call that no table lists is sent as its descriptor declares', () => {
  const request = toRequest(
    described({ headers: { 'X-Squad': 'stock' } }),
    { params: { id: '7' }, query: { days: 3 } },
    {},
    context,
  )
  expect(request).toMatchObject({
    method: 'GET',
    url: 'http://api/stock/v1/outlook/7?days=3',
    headers: { Authorization: 'Bearer access', 'X-Squad': 'stock' },
  })
})

test.each([
  ['a host that no configuration names', { host: 'evil.example' }],
  ['a name that every object has', { host: 'constructor' }],
  ['an unknown access', { access: 'partner' }],
  ['an unknown method', { method: 'CONNECT' }],
  ['an unknown kind of response', { response: 'protobuf' }],
  ['a field of a later contract', { retries: 3 }],
])('C-01: rejects a descriptor with %s before any request is made', async (_, changed) => {
  const fetched = (globalThis.fetch = jest.fn())
  const page = testPage({ credentials: { accessToken: () => 'access' } })
  await expect(callOn(page, described(changed))).rejects.toMatchObject({
    name: 'ApiError',
    reason: 'CALL_UNSUPPORTED',
    retry: false,
  })
  expect(fetched).not.toHaveBeenCalled()
})

const paths = [
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example',
  'evil.example/x',
  '@evil.example/x',
  'https://evil.example/x',
  '.evil.example/x',
  '/\t/evil.example/x',
  '/../../x',
  '/stock/%2e%2e/x',
  '/x?to=//evil.example',
]

test.each(paths)('C-01: sends no token to %j', (path) => {
  for (const base of ['http://api', 'https://shop.example/gateway', '/gateway', '']) {
    const configured = { ...context, config: { ...context.config, hosts: { ...hosts, api: base } } }
    expect(() => toRequest(described({ path }), {}, {}, configured)).toThrow(/cannot send/)
  }
})

test('C-01: a parameter cannot lead to another path', () => {
  const request = (id: string) => () => toRequest(described({}), { params: { id } }, {}, context)
  expect(request('..')).toThrow(/cannot send/)
  expect(request('../../users')().url).toBe('http://api/stock/v1/outlook/..%2F..%2Fusers')
})

test('M-05: names the part of a call that an older contract cannot send', () => {
  const { recovery: _, ...older } = sendable
  expect(unsendable(userProfile, older)).toBeUndefined()
  expect(unsendable(described({ recovery: 'login' }), older)).toBe('recovery login')
})
