import { generateKeyPairSync } from 'node:crypto'
import { request } from 'node:http'
import { verifyRelease } from '../signature.ts'
import { fileOf, host, remote } from '../testing/built.ts'
import { sha384 } from './content-hash.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
})
afterEach(() => registry.close())

test('M-02 M-04: publishes and promotes a release without a change to the host or another remote', async () => {
  await registry.publish(host())
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  await registry.publish(remote())
  const { status, body } = await registry.act('checkout', { action: 'promote', version: '1.0.0' })

  expect(status).toBe(200)
  expect(body.message).toBe('checkout 1.0.0 is stable in production')
  const snapshot = await registry.snapshot()
  expect(snapshot.channels.production).toEqual({
    host: { stable: '1.0.0' },
    checkout: { stable: '1.0.0' },
  })
  expect(snapshot.releases.checkout?.['1.0.0']?.files).toHaveLength(5)

  await registry.publish(remote({ version: '1.1.0' }))
  await registry.act('checkout', { action: 'promote', version: '1.1.0' })
  const next = await registry.snapshot()
  expect(next.channels.production?.checkout).toEqual({ stable: '1.1.0', lastGood: '1.0.0' })
  expect(next.channels.production?.host).toEqual(snapshot.channels.production?.host)
  expect(next.releases.host).toEqual(snapshot.releases.host)
})

test('M-04: signs a release, and one altered letter breaks the signature', async () => {
  const { body } = await registry.publish(remote(), { note: 'first' })
  const { body: key } = await registry.call<{ publicKey: string }>('GET', 'key')
  const { release } = body
  expect(release).toMatchObject({ publishedBy: 'admin', note: 'first' })
  expect(verifyRelease(release, key.publicKey)).toBe(true)
  expect(verifyRelease({ ...release, entry: `${release.entry}x` }, key.publicKey)).toBe(false)
  expect(verifyRelease({ ...release, note: 'second' }, key.publicKey)).toBe(false)
  const stranger = generateKeyPairSync('ed25519').publicKey
  expect(verifyRelease(release, stranger)).toBe(false)
})

test('M-04: requests only files that it lacks, and returns them unchanged', async () => {
  const { release, content } = remote()
  const integrity = release.files.map((file) => file.integrity)
  const before = await registry.call('POST', 'uploads', { body: { integrity } })
  expect(before.body).toEqual({ missing: integrity })
  await registry.publish({ release, content })
  const after = await registry.call('POST', 'uploads', { body: { integrity } })
  expect(after.body).toEqual({ missing: [] })

  const base64 = release.files[0]!.integrity.slice('sha384-'.length)
  for (const hash of [
    Buffer.from(base64, 'base64').toString('hex'),
    Buffer.from(base64, 'base64').toString('base64url'),
  ]) {
    const { status, body } = await registry.call<Buffer>('GET', `files/${hash}`, { token: '' })
    expect(status).toBe(200)
    expect(body.toString()).toBe('entry of checkout 1.0.0')
  }
})

test('M-04: shows nothing of a release while any of its files is missing', async () => {
  const { release } = remote()
  const { status, body } = await registry.call('POST', 'units/checkout/releases', {
    body: { release },
  })
  expect(status).toBe(422)
  expect(body.name).toBe('FILE_NOT_UPLOADED')
  expect((await registry.snapshot()).releases).toEqual({})
})

test('M-04: gives the same answer to the same release, and refuses the same version with other content', async () => {
  const first = await registry.publish(remote())
  const again = await registry.publish(remote())
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.body).toEqual({ ...first.body, created: false })

  const other = await registry.publish(remote({ paths: ['/elsewhere'] }))
  expect(other.status).toBe(409)
  expect(other.body.name).toBe('VERSION_EXISTS')
  expect(other.body.hint).toContain('Raise "version"')
})

test('M-04: refuses a file that differs from its hash, at upload and in the record', async () => {
  const name = remote().release.files[0]!.integrity
  const hash = Buffer.from(name.slice(7), 'base64').toString('hex')
  const upload = await registry.call('PUT', `files/${hash}`, {
    body: Buffer.from('something else'),
  })
  expect([upload.status, upload.body.name]).toEqual([422, 'FILE_ALTERED'])

  const built = remote()
  const [entry, ...rest] = built.release.files
  const wrongSize = {
    ...built,
    release: { ...built.release, files: [{ ...entry!, bytes: 1 }, ...rest] },
  }
  const { status, body } = await registry.publish(wrongSize)
  expect([status, body.name]).toEqual([422, 'FILE_ALTERED'])
  expect(body.message).toContain(entry!.name)
})

test('M-04: a token publishes its own unit only, and a caller without a token publishes nothing', async () => {
  const token = await registry.token('checkout')
  const own = await registry.publish(remote(), { token })
  expect(own.status).toBe(201)
  expect(own.body.release.publishedBy).toBe('squad checkout')

  const foreign = await registry.publish(remote({ unit: 'account' }), { token })
  expect([foreign.status, foreign.body.name]).toEqual([403, 'TOKEN_NOT_FOR_UNIT'])
  expect(foreign.body.message).toBe('The token "squad checkout" is for checkout, not for account')
  const disguised = await registry.call('POST', 'units/checkout/releases', {
    body: { release: remote({ unit: 'account' }).release },
    token,
  })
  expect([disguised.status, disguised.body.name]).toEqual([400, 'UNIT_MISMATCH'])
  const promoted = await registry.act('account', { action: 'promote', version: '1.0.0' }, { token })
  expect(promoted.body.name).toBe('TOKEN_NOT_FOR_UNIT')
  const nobody = await registry.publish(remote({ version: '2.0.0' }), {
    token: 'brg_nobody-knows-this-token',
  })
  expect([nobody.status, nobody.body.name]).toEqual([401, 'TOKEN_UNKNOWN'])
})

test('M-04: refuses a publish with a revoked token', async () => {
  const { body } = await registry.call<{ id: string; token: string }>('POST', 'tokens', {
    body: { label: 'squad', units: ['checkout'] },
  })
  await registry.call('DELETE', `tokens/${body.id}`)
  const { status } = await registry.publish(remote(), { token: body.token })
  expect(status).toBe(401)
  const { body: log } = await registry.call<{ events: Record<string, unknown>[] }>('GET', 'log')
  expect(log.events.map((event) => event.type)).toEqual(['token-revoked', 'token-issued'])
  expect(JSON.stringify(log)).not.toContain('"hash"')
})

test('M-04: refuses a file without a token before it has received the body', async () => {
  const address = await registry.open.app.listen({ port: 0, host: '127.0.0.1' })
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${address}/registry/v1/files/${sha384(Buffer.from('x'))}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'content-length': 16_000_000 },
    })
    // The body never arrives.
    sent.on('error', reject).on('response', (response) => {
      resolve(response.statusCode)
      sent.destroy()
    })
    sent.write('x')
  })
  expect(status).toBe(401)
})

test('M-04: refuses a server bundle that lacks a screen of the table, as that of another unit does', async () => {
  const served = (text: string) => {
    const { release, content } = remote()
    const server = { entry: 'server.js', files: [fileOf('server.js', text)] }
    return { release: { ...release, server }, content: { ...content, 'server.js': text } }
  }
  const foreign = await registry.publish(served('module.exports={"./stock/StockScreen":()=>a()}'))
  expect(foreign).toMatchObject({
    status: 422,
    body: { message: 'The server bundle of checkout 1.0.0 does not contain ./cart/CartScreen' },
  })
  const own = await registry.publish(served('module.exports={"./cart/CartScreen":()=>a()}'))
  expect(own.status).toBe(201)
})

test('M-02: refuses a path with so many optional segments that its spellings could not be compared', async () => {
  const path = (optional: number) => `/a${'/:b?'.repeat(optional)}`
  const { status, body } = await registry.publish(remote({ paths: [path(73)] }))
  expect([status, body.message]).toEqual([
    400,
    'release.remote.routes.0.path: a path has at most 3 optional segments',
  ])
  expect((await registry.publish(remote({ paths: [path(3)] }))).status).toBe(201)
})

test.each([['../../etc/passwd'], ['/absolute.js'], ['a/../b.js'], ['.hidden.js']])(
  'M-04: refuses the file name %s, which leads out of the unit',
  async (name) => {
    const { release } = remote({ change: { files: [fileOf(name, 'x')] } })
    const { status, body } = await registry.call('POST', 'units/checkout/releases', {
      body: { release },
    })
    expect([status, body.name]).toEqual([400, 'INVALID_REQUEST'])
    expect(body.message).toContain('files.0.name')
  },
)

test('M-04: ignores the publisher that the sender claims', async () => {
  const built = remote({ change: { publishedBy: 'somebody else', signature: 'AAAA' } as object })
  const { body } = await registry.publish(built)
  expect(body.release.publishedBy).toBe('admin')
  expect(body.release.signature).not.toBe('AAAA')
})

test('M-05: records every refusal in the audit log with its reasons', async () => {
  await registry.publish(host({ contract: '2.0.0' }))
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  const { status } = await registry.publish(remote())
  expect(status).toBe(409)
  const { body } = await registry.call<{ events: Record<string, unknown>[] }>(
    'GET',
    'log?unit=checkout',
  )
  expect(body.events[0]).toMatchObject({
    type: 'refused',
    unit: 'checkout',
    version: '1.0.0',
    by: 'admin',
    reasons: [{ name: 'CONTRACT_RANGE' }],
  })
})

test('M-04: logs each of many concurrent publishes once, without a gap', async () => {
  const units = Array.from({ length: 12 }, (_, index) => `unit-${index}`)
  const answers = await Promise.all(units.map((unit) => registry.publish(remote({ unit }))))
  expect(answers.map((answer) => answer.status)).toEqual(units.map(() => 201))
  const { body } = await registry.call<{ events: { sequence: number; unit: string }[] }>(
    'GET',
    'log',
  )
  expect(body.events.map((event) => event.sequence)).toEqual(
    units.map((_, index) => units.length - index),
  )
  expect(new Set(body.events.map((event) => event.unit))).toEqual(new Set(units))
})

test('M-04: of two concurrent publishes of one version, refuses one or answers that it exists', async () => {
  const [a, b] = await Promise.all([
    registry.publish(remote({ paths: ['/a'] })),
    registry.publish(remote({ paths: ['/b'] })),
  ])
  expect([a.status, b.status].toSorted()).toEqual([201, 409])
})

test('M-04: refuses a release with half of a character, which has no canonical form to sign', async () => {
  const { release } = remote()
  const halves = [
    { release: { ...release, contract: '^1.0.0 \ud83d' } },
    { release, note: '\ud83d' },
  ]
  for (const body of halves) {
    const refused = await registry.call('POST', 'units/checkout/releases', { body })
    expect([refused.status, refused.body.name]).toEqual([400, 'INVALID_REQUEST'])
  }
})

test('refuses a release whose stylesheet styles the whole page, and lets a preview of it warn', async () => {
  const files = { 'cart-CartScreen.bbbbbbbb.css': '.cart-1a2b3c{top:0}h1{color:red}' }
  const { status, body } = await registry.publish(remote({ files }))
  expect(status).toBe(409)
  expect(body).toMatchObject({
    name: 'STYLES_LEAK',
    message: 'cart-CartScreen.bbbbbbbb.css of checkout 1.0.0 styles more than its unit: h1',
  })
  const preview = remote({ files, version: '1.0.0-pr12.3f9a2c1' })
  const { body: shown } = await registry.publish(preview, { preview: { days: 7 } })
  expect(shown.notes).toContainEqual(expect.stringContaining('styles more than its unit: h1'))
})

test('refuses a release that changes a class of another active unit', async () => {
  await registry.publish(host({ files: { 'main.eeeeeeee.css': '.header-5d6e7f{top:0}' } }))
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  const files = { 'cart-CartScreen.bbbbbbbb.css': '.header-5d6e7f{display:none}' }
  const { body } = await registry.publish(remote({ files }))
  expect(body.message).toContain('.header-5d6e7f of host 1.0.0 (production)')
})

test('M-04: returns the manifest of module federation with the address of the files, and 404 without one', async () => {
  const manifest = { metaData: { publicPath: 'auto', name: 'borong_checkout' }, exposes: [] }
  await registry.publish(remote({ change: { manifest } }))
  await registry.publish(remote({ version: '1.1.0' }))
  const of = (version: string) =>
    registry.call('GET', `units/checkout/releases/${version}/mf-manifest.json`, { token: '' })
  const { entry } = remote().release
  expect((await of('1.0.0')).body).toEqual({
    metaData: {
      publicPath: '/assets/checkout/',
      name: 'borong_checkout',
      remoteEntry: { name: entry, path: '', type: 'global' },
    },
    exposes: [],
  })
  const without = await of('1.1.0')
  expect([without.status, without.body.name]).toEqual([404, 'MANIFEST_MISSING'])
})
