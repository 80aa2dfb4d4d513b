import { host, remote } from './testing/built.ts'
import { startTestRegistry, type TestRegistry } from './testing/test-registry.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
  await registry.publish(host())
  await registry.publish(remote())
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
})
afterEach(() => registry.close())

/** Sends a write as a dry run; returns its answer and whether it wrote anything. */
async function dry(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token?: string) {
  const { sequence } = await registry.snapshot()
  const answer = await registry.call<{ message?: string; notes?: string[]; created?: boolean }>(
    method,
    `dry-run/${path}`,
    { body, token },
  )
  const wrote = (await registry.snapshot()).sequence !== sequence
  return { status: answer.status, body: answer.body, wrote }
}

test('M-04: a dry run of an action answers as the action does, and writes nothing', async () => {
  await registry.publish(remote({ version: '1.1.0' }))
  const expected = (await registry.open.registry.current()).channels.production?.checkout?.revision
  const promote = { action: 'promote', version: '1.1.0', expected }
  const { status, body, wrote } = await dry('PUT', 'channels/production/units/checkout', promote)
  expect([status, body.message, wrote]).toEqual([
    200,
    'checkout 1.1.0 is stable in production',
    false,
  ])
  const together = { versions: { checkout: '1.1.0' }, expected: { checkout: expected } }
  expect(await dry('PUT', 'channels/production/units', together)).toMatchObject({
    status: 200,
    wrote: false,
  })
})

test('M-04: a dry run is refused by the same checks, also by those of the caller', async () => {
  const stale = { action: 'freeze', reason: 'payday', expected: 0 }
  expect(await dry('PUT', 'channels/production/units/checkout', stale)).toMatchObject({
    status: 409,
    body: { name: 'CHANNEL_CHANGED' },
  })
  const token = await registry.token('account')
  expect(await dry('PUT', 'channels/production/units/checkout', stale, token)).toMatchObject({
    status: 403,
    body: { name: 'TOKEN_NOT_FOR_UNIT' },
  })
})

test('M-04: a dry run of a release needs no files, says so, and is refused by the gates', async () => {
  const { release } = remote({ version: '1.1.0', files: { 'entry.dry.js': 'not uploaded' } })
  const published = await dry('POST', 'units/checkout/releases', { release })
  expect(published).toMatchObject({ status: 201, body: { created: true }, wrote: false })
  expect(published.body.notes).toContainEqual(
    expect.stringMatching(/^The content of \d+ files was not checked: they are not uploaded yet$/),
  )
  const refused = remote({ version: '2.0.0', contract: '^2.0.0' })
  expect(await dry('POST', 'units/checkout/releases', { release: refused.release })).toMatchObject({
    status: 409,
    body: { name: 'CONTRACT_RANGE' },
    // A refusal is recorded when the release is really published.
    wrote: false,
  })
})

test('M-04: a dry run signs no release, check or link', async () => {
  const { release } = remote({ version: '1.1.0' })
  const publish = await dry('POST', 'units/checkout/releases', { release })
  expect(publish.body).toMatchObject({ release: { version: '1.1.0', signature: '' } })
  const verdict = {
    name: 'journeys',
    mix: { host: '1.0.0', checkout: '1.0.0' },
    passed: 1,
    failed: 0,
    milliseconds: 1,
    failures: [],
  }
  const check = await dry('POST', 'units/checkout/releases/1.0.0/checks', verdict)
  expect(check).toMatchObject({ status: 201, body: { check: { signature: '' } } })
  const link = await dry('POST', 'previews/links', { versions: { checkout: '1.0.0' }, days: 1 })
  expect(link).toMatchObject({ status: 201, body: { token: '' } })
})

test('M-04: a dry run issues and revokes no token', async () => {
  const body = { label: 'checkout squad', units: ['checkout'] }
  expect(await dry('POST', 'tokens', body)).toMatchObject({ status: 201, wrote: false })
  expect(await dry('DELETE', 'tokens/none')).toMatchObject({ status: 404, wrote: false })
})
