import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const send = (given: object) => gateway.gateway.app.inject(given)

describe('C-01: a malformed request gets an error and never breaks the gateway', () => {
  const cases: [string, { payload?: string; headers?: Record<string, string> }, number][] = [
    [
      'JSON that does not end',
      { payload: '{"type":', headers: { 'content-type': 'application/json' } },
      400,
    ],
    [
      'a content type that nobody reads',
      { payload: '<a/>', headers: { 'content-type': 'text/xml' } },
      415,
    ],
    [
      'prototype keys',
      { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['nesting without end', { payload: '['.repeat(50_000) + ']'.repeat(50_000) }, 400],
    ['a body beyond the limit', { payload: `{"a":"${'x'.repeat(2_000_000)}"}` }, 413],
    ['no body at all', { payload: '' }, 400],
    ['a body that is no object', { payload: '"text"' }, 400],
  ]
  test.each(cases)('%s', async (_, { payload, headers }, status) => {
    const response = await send({
      method: 'POST',
      url: '/sso/v1/login',
      payload,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await gateway.token()}`,
        ...headers,
      },
    })
    expect(response.statusCode).toBe(status)
    expect(response.json().name).toBe('INVALID_REQUEST')
  })

  test('a path that cannot be decoded', async () => {
    const response = await send({ url: '/core/api/v4/users/%E0%A4%A/shipping-addresses' })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBeTruthy()
  })
})

test.each([
  ['id', /^Nilai tidak sesuai: seharusnya /],
  ['en', /^Invalid value: Expected /],
])('C-01: the mistake of a field is described in the language %s', async (language, message) => {
  const response = await send({
    method: 'GET',
    url: '/core/api/v4/users/check-user?username=62812&username=62813',
    headers: {
      authorization: `Bearer ${await gateway.token()}`,
      'accept-language': language,
    },
  })
  expect(response.statusCode).toBe(400)
  const { errors } = response.json() as { errors: Record<string, string[]> }
  expect(Object.values(errors).flat()).toEqual([expect.stringMatching(message)])
})

test('C-01: an unknown path is 404, a known path with another method 405, in the requested language', async () => {
  const unknown = await send({ url: '/nothing', headers: { 'accept-language': 'en' } })
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toEqual({ name: 'NOT_FOUND', message: 'Not found' })
  const wrongMethod = await send({ method: 'DELETE', url: '/sso/v1/authorize' })
  expect(wrongMethod.statusCode).toBe(405)
  expect(wrongMethod.headers.allow).toBe('GET, HEAD')
})

test('C-01: HEAD has the status and headers of GET, without a body', async () => {
  const response = await send({ method: 'HEAD', url: '/health' })
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('')
})

test('C-01: replies have the security headers and no CORS', async () => {
  const response = await send({ url: '/health', headers: { origin: 'https://evil.example' } })
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
})

test('C-01: limits a guest’s token by address, because the edge renders all visitors’ documents with one; a buyer’s token in total', async () => {
  const limited = await startTestGateway({ config: { limits: true, tokenLimit: 2 } })
  const statuses = async (as: string) => {
    const found: number[] = []
    for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])
      found.push((await limited.call('home', { as, headers: { 'x-forwarded-for': from } })).status)
    return found
  }
  expect(await statuses(await limited.token())).toEqual([200, 200, 429, 200])
  expect(await statuses((await limited.signedIn()).token)).toEqual([200, 200, 429, 429])
  await limited.close()
})

test('C-01: a caller over the limit receives the time to retry', async () => {
  const limited = await startTestGateway({
    config: { limits: true, addressLimit: 5, sensitiveLimit: 2 },
  })
  const as = await limited.token()
  const statuses: number[] = []
  for (let i = 0; i < 3; i++) {
    statuses.push(
      (await limited.call('checkUser', { as, query: { username: 'ani@contoh.id' } })).status,
    )
  }
  expect(statuses).toEqual([200, 200, 429])
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => limited.gateway.app.inject({ url: '/health' })),
  )
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBe(2)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  await limited.close()
})

describe('with limits by address', () => {
  let limited: TestGateway
  beforeAll(async () => {
    limited = await startTestGateway({
      config: { limits: true, addressLimit: 2, imageLimit: 3 },
    })
  })
  afterAll(() => limited.close())

  test('C-01: all IPv6 addresses of one subscriber count together', async () => {
    const statuses: number[] = []
    for (const from of [
      '2001:db8:1:2::3',
      '2001:db8:1:2:ffff::4',
      '2001:db8:1:2::5',
      '2001:db8:1:3::3',
    ]) {
      const headers = { 'x-forwarded-for': from }
      statuses.push((await limited.gateway.app.inject({ url: '/health', headers })).statusCode)
    }
    expect(statuses).toEqual([200, 200, 429, 200])
  })

  test('C-01: images do not count towards the call limit of a shared address, and have a limit of their own', async () => {
    const statuses = async (urls: string[]) => {
      const found: number[] = []
      for (const url of urls) found.push((await limited.gateway.app.inject({ url })).statusCode)
      return found
    }
    const picture = '/img/no-image?w=96'
    expect(await statuses([picture, picture, picture, picture])).toEqual([200, 200, 200, 429])
    expect(await statuses(['/health', '/health', '/health'])).toEqual([200, 200, 429])
  })
})
