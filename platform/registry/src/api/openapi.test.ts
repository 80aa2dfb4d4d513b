import { startTestRegistry } from '../testing/test-registry.ts'
import { describedCalls } from './described-calls.ts'

interface Description {
  paths: Record<string, Record<string, { security?: object[]; requestBody?: object }>>
}

test('M-04: the OpenAPI document describes every call, and no other', async () => {
  const registry = await startTestRegistry()
  const { body } = await registry.call<Description>('GET', 'openapi.json')
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const served = [...registry.open.app.getDecorator<ReadonlySet<string>>('calls')]
    .filter((call) => / \/registry\/v1\//.test(call) && !call.startsWith('HEAD '))
    .map((call) => call.replace(/:(\w+)/g, '{$1}'))
  expect(described.toSorted()).toEqual(served.toSorted())
  await registry.close()
})

test('M-04: a call that is described with a token is refused without one', async () => {
  const registry = await startTestRegistry()
  for (const [call, { token }] of Object.entries(describedCalls)) {
    const [method, path = ''] = call.split(' ') as ['GET', string]
    const address = path
      .slice(1)
      .replace(/:version/, '1.0.0')
      .replace(/:hash/, '0'.repeat(96))
      .replace(/:\w+/g, 'checkout')
    const response = await registry.open.app.inject({ method, url: `/registry/v1/${address}` })
    const isRefused = response.statusCode === 401
    expect([call, isRefused]).toEqual([call, token !== 'none'])
  }
  await registry.close()
})
