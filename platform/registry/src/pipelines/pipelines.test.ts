import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import { remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

const AUDIENCE = 'https://registry.example'
const claims = { repository: 'borong/checkout', ref: 'refs/heads/main' }

let server: Server
let issuer: string
let directory: string
let privateKey: CryptoKey
let registry: TestRegistry

beforeEach(async () => {
  const pair = await generateKeyPair('ES256')
  privateKey = pair.privateKey
  const jwk: JWK = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
  server = createServer((request, response) => {
    const isConfiguration = request.url === '/.well-known/openid-configuration'
    const answer = isConfiguration ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [jwk] }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  directory = await mkdtemp(join(tmpdir(), 'borong-pipelines-'))
  const pipelinesFile = join(directory, 'pipelines.json')
  const down = { issuer: 'http://127.0.0.1:9', audience: AUDIENCE, units: ['billing'], claims }
  const pipeline = { label: 'checkout pipeline', issuer, audience: AUDIENCE, units: ['checkout'] }
  await writeFile(
    pipelinesFile,
    JSON.stringify([
      // A CI that does not answer is nothing to the pipelines of another one.
      { ...down, label: 'billing pipeline' },
      { ...pipeline, label: 'another one', claims: { repository: 'borong/other' } },
      { ...pipeline, claims },
    ]),
  )
  registry = await startTestRegistry({ config: { pipelinesFile } })
})
afterEach(async () => {
  await registry.close()
  server.close()
  await rm(directory, { recursive: true })
})

interface Signed {
  audience?: string
  expires?: string
  key?: CryptoKey
  changed?: Record<string, string>
}

const tokenWith = ({
  audience = AUDIENCE,
  expires = '5m',
  key = privateKey,
  changed,
}: Signed = {}) =>
  new SignJWT({ ...claims, actor: 'dewi', ...changed })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key)

test('M-04: a pipeline publishes its unit with the token of its CI, and the log names the person', async () => {
  const { status } = await registry.publish(remote(), { token: await tokenWith() })
  expect(status).toBe(201)
  const { body } = await registry.call<{ events: { by: string }[] }>('GET', 'log')
  expect(body.events[0]!.by).toBe('checkout pipeline (dewi)')
  const other = await registry.publish(remote({ unit: 'billing' }), { token: await tokenWith() })
  expect([other.status, other.body.name]).toEqual([403, 'TOKEN_NOT_FOR_UNIT'])
})

test.each<[string, () => Promise<Signed>]>([
  ['of another branch', async () => ({ changed: { ref: 'refs/heads/mine' } })],
  ['of another repository', async () => ({ changed: { repository: 'somebody/checkout' } })],
  ['for another audience', async () => ({ audience: 'https://elsewhere.example' })],
  ['that has expired', async () => ({ expires: '-5m' })],
  ['with another signature', async () => ({ key: (await generateKeyPair('ES256')).privateKey })],
])('M-04: a token %s is refused', async (_, signed) => {
  const token = await tokenWith(await signed())
  const { status, body } = await registry.publish(remote(), { token })
  expect([status, body.name]).toEqual([401, 'PIPELINE_UNKNOWN'])
})

test('M-04: an unsigned token is refused', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload = { ...claims, iss: issuer, aud: AUDIENCE, exp: Date.now() / 1000 + 300 }
  const token = `${part({ alg: 'none' })}.${part(payload)}.${part({})}`
  expect((await registry.publish(remote(), { token })).body.name).toBe('PIPELINE_UNKNOWN')
})

test('M-04: a CI whose keys can not be read is named, and tokens of the registry go on', async () => {
  const token = await tokenWith()
  const own = await registry.token('checkout')
  server.close()
  server.closeAllConnections()
  const { status, body } = await registry.publish(remote(), { token })
  expect([status, body.name]).toEqual([503, 'ISSUER_UNREACHABLE'])
  expect((await registry.publish(remote(), { token: own })).status).toBe(201)
})
