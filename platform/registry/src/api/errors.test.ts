import { gzipSync } from 'node:zlib'
import { readableStack, sourceFinder, type ReadableStack } from '../health/readable-stack.ts'
import { StackReader } from '../health/stack-reader.ts'
import { remote, type Built } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'
import type { Errors } from './answers.ts'
import { sha384 } from './content-hash.ts'

// Line 1, column 1 of the script is line 3, column 3 of the source.
const map = {
  version: 3,
  sources: ['webpack:///./src/cart/CartScreen.tsx'],
  sourcesContent: ['one\ntwo\n  three()\n'],
  names: [],
  mappings: 'AAEE',
}
const maps = gzipSync(JSON.stringify({ 'cart-CartScreen.aaaaaaaa.js': map }))

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
  await publishWithMaps(remote())
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
})
afterEach(() => registry.close())

async function publishWithMaps({ release, content }: Built, token?: string) {
  for (const text of [...Object.values(content), maps]) {
    const body = Buffer.from(text)
    await registry.call('PUT', `files/${sha384(body)}`, { body })
  }
  const integrity = `sha384-${Buffer.from(sha384(maps), 'hex').toString('base64')}`
  return registry.call('POST', `units/${release.unit}/releases`, {
    body: { release, maps: integrity },
    token,
  })
}

const STACK = [
  'Error: \u001b[31mbroken',
  '    at boom (https://shop.example/assets/checkout/cart-CartScreen.aaaaaaaa.js:1:1)',
  '    at https://shop.example/assets/host/main.0123.js:1:2345',
].join('\n')

const report = (visitor: string, from: string, error = STACK) =>
  registry.call('POST', 'reports', {
    body: {
      channel: 'production',
      visitor,
      units: { checkout: { version: '1.0.0', errors: 1, error } },
    },
    token: '',
    from,
  })
const read = (token?: string, query = '') =>
  registry.call<Errors>('GET', `units/checkout/errors${query}`, { token })

test('M-05: an error of several visitors is shown once, with its place and line in the source', async () => {
  await report('a', '203.0.113.1')
  await report('a', '203.0.113.1')
  await report('b', '203.0.113.2')
  await report('c', '203.0.113.3', 'TypeError: another')
  const { body } = await read(await registry.token('checkout'))
  expect(body.errors).toMatchObject([
    {
      version: '1.0.0',
      visitors: 2,
      message: 'Error:  [31mbroken',
      frames: [
        { file: 'src/cart/CartScreen.tsx', line: 3, column: 3, code: 'three()' },
        { file: 'host/main.0123.js', line: 1, column: 2345 },
      ],
    },
    { visitors: 1, message: 'TypeError: another', frames: [] },
  ])
  expect((await read(undefined, '?version=1.1.0')).body.errors).toEqual([])
})

test('M-05: parses the source map of a script once, however many stacks and calls name it', () => {
  let reads = 0
  const script = {
    ...map,
    file: '',
    sourceRoot: '',
    get mappings() {
      reads += 1
      return map.mappings
    },
  }
  const find = sourceFinder({ 'cart-CartScreen.aaaaaaaa.js': script })
  const call = STACK.split('\n')[1]!
  const one = readableStack(`Error: deep\n${call}`, 'checkout', find)
  const readsOfOne = reads
  const deep = readableStack(`Error: deep\n${`${call}\n`.repeat(500)}`, 'checkout', find)
  expect(deep.frames).toHaveLength(20)
  expect(deep.frames[19]).toEqual(one.frames[0])
  expect(reads).toBe(readsOfOne)
})

test('M-05: shows the places in the scripts when the source maps cannot be read', async () => {
  const reader = new StackReader()
  const [broken] = await reader.read('checkout', [STACK], gzipSync('no map'))
  expect(broken?.frames[0]).toMatchObject({ file: 'checkout/cart-CartScreen.aaaaaaaa.js', line: 1 })
  const [readable] = await reader.read('checkout', [STACK], maps)
  expect(readable?.frames[0]).toMatchObject({ file: 'src/cart/CartScreen.tsx', line: 3 })
})

test('M-05: errors and source maps are read with the token of the unit only, also after a restart', async () => {
  await report('a', '203.0.113.1')
  await registry.restart()
  const path = `files/${sha384(maps)}`
  expect((await registry.call('GET', path, { token: '' })).status).toBe(401)
  const { body: log } = await registry.call<{ events: object[] }>('GET', 'log?unit=checkout')
  expect(JSON.stringify(log.events)).toContain('published')
  expect(JSON.stringify(log.events)).not.toContain('maps')
  expect((await registry.call('GET', path)).body).toEqual(maps)
  const owner = await registry.token('checkout')
  expect((await registry.call('GET', path, { token: owner })).body).toEqual(maps)
  const other = await registry.call('GET', path, { token: await registry.token('billing') })
  expect(other).toMatchObject({ status: 403, body: { name: 'TOKEN_NOT_FOR_UNIT' } })
  const { headers } = await registry.open.app.inject({
    url: `/registry/v1/${path}`,
    headers: { authorization: `Bearer ${owner}` },
  })
  expect(headers['cache-control']).toBe('private, no-store')
  expect((await read('')).status).toBe(401)
  expect((await read(await registry.token('billing'))).status).toBe(403)
  expect((await read(await registry.token('checkout'))).body.errors).toHaveLength(1)
})

test('M-05: source maps are not open before their release exists', async () => {
  const early = gzipSync('{"of the next release": {}}')
  const path = `files/${sha384(early)}`
  await registry.call('PUT', path, { body: early, token: await registry.token('checkout') })
  expect((await registry.call('GET', path, { token: '' })).status).toBe(401)
  expect(
    (await registry.call('GET', path, { token: await registry.token('billing') })).status,
  ).toBe(403)
})

test('M-05: a release whose source maps were not uploaded is refused, and one without any is taken', async () => {
  const { release } = remote({ version: '1.1.0' })
  const unknown = `sha384-${Buffer.alloc(48, 1).toString('base64')}`
  await registry.publish(remote({ version: '1.1.0' }))
  const refused = await registry.call('POST', 'units/checkout/releases', {
    body: { release: { ...release, version: '1.2.0' }, maps: unknown },
  })
  expect(refused).toMatchObject({ status: 422, body: { name: 'FILE_NOT_UPLOADED' } })
})

const readStack = (version = '1.0.0') =>
  registry.call<ReadableStack>('POST', `units/checkout/releases/${version}/stack`, {
    body: { text: STACK },
    token: '',
  })

test('M-04: the registry of a demo reads the stack of an error page for anyone, and no other one does', async () => {
  expect((await readStack()).status).toBe(404)
  await registry.close()
  registry = await startTestRegistry({ config: { showsStacks: true } })
  await publishWithMaps(remote())
  const { status, body } = await readStack()
  expect([status, body.frames[0]]).toEqual([
    200,
    { file: 'src/cart/CartScreen.tsx', line: 3, column: 3, code: 'three()' },
  ])
  expect((await readStack('9.9.9')).body.frames[0]).toEqual({
    file: 'checkout/cart-CartScreen.aaaaaaaa.js',
    line: 1,
    column: 1,
  })
  expect((await registry.call('GET', `files/${sha384(maps)}`, { token: '' })).status).toBe(401)
})
