import { shapes } from '@borong/api/shapes'
import { calls } from '@borong/api/table'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const get = (url: string) => gateway.gateway.app.inject({ url })

test('C-01: every described call stands in the OpenAPI description, with who may make it', async () => {
  const description = (await get('/openapi.json')).json()
  expect(description.openapi).toBe('3.1.0')
  const described = Object.values<Record<string, { operationId: string }>>(description.paths)
    .flatMap((operations) => Object.values(operations).map(({ operationId }) => operationId))
    .toSorted()
  expect(described).toEqual(
    Object.keys(shapes)
      .filter((name) => name in calls)
      .toSorted(),
  )
  const login = description.paths['/sso/v1/login'].post
  expect(login).toMatchObject({ 'x-host': 'identity', 'x-who': 'guest' })
  expect(login.responses['403'].description).toContain('`PASSWORD_NOT_VALID` (code 95)')
  expect(JSON.stringify(login.requestBody)).toContain('"password"')
})

test('C-01: path and query fields are parameters', async () => {
  const { paths } = (await get('/openapi.json')).json()
  const { parameters } = paths['/sso/v1/available-verification-channels/{userId}'].get
  expect(parameters).toEqual([
    expect.objectContaining({ name: 'userId', in: 'path', required: true }),
    expect.objectContaining({ name: 'sso_code', in: 'query', required: false }),
  ])
})

test('C-01: a person reads the calls on a page', async () => {
  const page = await get('/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('/sso/v1/login')
  expect(page.body).toContain('PASSWORD_NOT_VALID')
})

test('C-01: every call of the table is described and served', async () => {
  const described = Object.keys(shapes)
  const missing = Object.keys(calls).filter((name) => !described.includes(name))
  const { app } = gateway.gateway
  const unserved = Object.entries(calls)
    .filter(([, [, method, path]]) => !app.hasRoute({ method, url: path }))
    .map(([name]) => name)
  expect({ missing, unserved }).toEqual({ missing: [], unserved: [] })
})
