import { remote } from '@borong/registry/testing/built'
import { startTestRegistry, type TestRegistry } from '@borong/registry/testing/test-registry'
import type { Io } from './io.ts'
import { token } from './token.ts'

let registry: TestRegistry
let address: string

beforeEach(async () => {
  registry = await startTestRegistry()
  address = `${await registry.open.app.listen({ port: 0, host: '127.0.0.1' })}/registry`
})
afterEach(() => registry.close())

/** Runs `borong token` as the platform team does on the registry's machine; returns the printed output. */
async function run(args: string[], env: Record<string, string> = {}) {
  const printed: string[] = []
  const io: Io = {
    out: (text) => void printed.push(text),
    progress: () => {},
    env: { DATA_DIR: registry.directory, BORONG_REGISTRY: address, ...env },
    isTerminal: false,
    root: registry.directory,
    now: () => new Date(),
  }
  await token.run(args, io)
  return printed.join('\n')
}

test("M-04: creates a token that works for its squad's units alone and ends when it is revoked", async () => {
  expect(await run(['list'])).toContain('No token is out yet')
  const [text, secret = ''] = (
    await run(['new', 'checkout squad', '--units', 'checkout,billing'])
  ).split('\n')
  expect(text).toContain('checkout squad may act for checkout, billing')
  expect((await registry.publish(remote(), { token: secret })).status).not.toBe(403)
  expect((await registry.publish(remote({ unit: 'account' }), { token: secret })).status).toBe(403)

  const listed = await run(['list'])
  expect(listed).toMatch(/checkout squad +checkout, billing/)
  expect(listed).not.toContain(secret)
  const id = /^([0-9a-f]{8}) /m.exec(listed)?.[1]
  expect(await run(['revoke', id!])).toBe('✓ checkout squad is revoked')
  expect((await registry.publish(remote(), { token: secret })).status).toBe(401)
})

test('M-04: lets only the admin manage tokens', async () => {
  const squad = await registry.token('checkout')
  await expect(run(['list'], { BORONG_TOKEN: squad })).rejects.toThrow(
    'Only the admin token may do this',
  )
})

test.each([
  [[], 'Say what to do with tokens'],
  [['new', 'checkout squad'], 'Say which units it is for'],
  [['new'], 'The label is missing'],
  [['revoke', 'ffff'], 'No token begins with ffff'],
])('M-04: complains about %j', async (args, message) => {
  await expect(run(args)).rejects.toThrow(message)
})
