import { calls } from '@borong/api/described'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const get = (url: string) => gateway.gateway.app.inject({ url })

test('C-01: the OpenAPI description has every described call with its access', async () => {
  const description = (await get('/openapi.json')).json()
  expect(description.openapi).toBe('3.1.0')
  const described = Object.values<Record<string, { operationId: string }>>(description.paths)
    .flatMap((operations) => Object.values(operations).map(({ operationId }) => operationId))
    .toSorted()
  expect(described).toEqual(Object.keys(calls).toSorted())
  const login = description.paths['/sso/v1/login'].post
  expect(login).toMatchObject({ 'x-host': 'identity', 'x-who': 'guest' })
  expect(login.responses['403'].description).toContain('`PASSWORD_NOT_VALID` (code 95)')
  expect(JSON.stringify(login.requestBody)).toContain('"password"')
})

test('C-01: describes path and query fields as parameters', async () => {
  const { paths } = (await get('/openapi.json')).json()
  const { parameters } = paths['/sso/v1/available-verification-channels/{userId}'].get
  expect(parameters).toEqual([
    expect.objectContaining({ name: 'userId', in: 'path', required: true }),
    expect.objectContaining({ name: 'sso_code', in: 'query', required: false }),
  ])
})

test('C-01: shows the calls on a page', async () => {
  const page = await get('/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('/sso/v1/login')
  expect(page.body).toContain('PASSWORD_NOT_VALID')
})

test('C-01: serves every described call', async () => {
  const { app } = gateway.gateway
  const unserved = Object.values(calls)
    .filter(({ method, path }) => !app.hasRoute({ method, url: path }))
    .map(({ id }) => id)
  expect(unserved).toEqual([])
})
