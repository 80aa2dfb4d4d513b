import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipelineToken } from './pipeline-token.ts'

test('M-04: a run of GitHub Actions gets its token for the registry', async () => {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    response.end(JSON.stringify({ value: 'a.b.c' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${port}/token?api-version=2`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of the run',
  }
  const registry = 'https://registry.example/registry'
  expect(await pipelineToken({ env }, registry)).toBe('a.b.c')
  const [request] = requests
  expect(request!.headers.authorization).toBe('Bearer of the run')
  const url = new URL(request!.url!, 'http://github')
  expect(url.searchParams.get('audience')).toBe(registry)
  expect(url.searchParams.get('api-version')).toBe('2')
  await pipelineToken({ env: { ...env, BORONG_AUDIENCE: 'borong' } }, registry)
  expect(requests[1]!.url).toContain('audience=borong')
  server.close()
})

test('M-04: outside of a pipeline there is no such token', async () => {
  expect(await pipelineToken({ env: {} }, 'https://registry.example')).toBeUndefined()
})
