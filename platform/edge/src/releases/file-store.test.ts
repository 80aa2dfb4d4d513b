import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { integrityOf, openFileStore, type FileStore } from './file-store.ts'

const text = Buffer.from('export const shop = "Borong";\n'.repeat(50))
const script = { name: 'entry.1a2b.js', integrity: integrityOf(text) }
const font = { name: 'sans.1a2b.woff2', integrity: integrityOf('a font') }
const smallest = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
})
const altered = brotliCompressSync('export const shop = "Altered"')

let directory: string
let store: FileStore
let jobs: { from: string; to: string; done: PromiseWithResolvers<void> }[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-files-'))
  await openStore()
})

async function openStore() {
  jobs = []
  store = openFileStore(directory, {
    compress(from, to) {
      const done = Promise.withResolvers<void>()
      jobs.push({ from, to, done })
      return done.promise
    },
    close: async () => {},
  })
  await store.take(script, async () => text)
  await store.take(font, async () => Buffer.from('a font'))
}
afterEach(() => rm(directory, { recursive: true, force: true }))

test('downloads a file without compression, and compresses it quickly for the first request', async () => {
  expect(jobs).toEqual([])
  const [first, second] = await Promise.all([
    store.read(script.integrity, 'br'),
    store.read(script.integrity, 'br'),
  ])
  expect(brotliDecompressSync(first.content)).toEqual(text)
  expect(first.content.length).toBeLessThan(text.length)
  expect(first.isFinal).toBe(false)
  expect(second).toEqual(first)
})

test('creates the smallest form in the background, once, and serves it when it is ready', async () => {
  await store.read(script.integrity, 'br')
  await store.read(script.integrity, 'br')
  expect(jobs.map(({ from }) => from)).toEqual([store.pathOf(script.integrity)])
  await writeFile(jobs[0]!.to, smallest)
  jobs[0]!.done.resolve()
  expect(await store.read(script.integrity, 'br')).toEqual({
    content: smallest,
    encoding: 'br',
    isFinal: true,
  })
})

test('serves the quick form when the smallest one cannot be created', async () => {
  await store.read(script.integrity, 'br')
  jobs[0]!.done.reject(new Error('no space left'))
  const { content } = await store.read(script.integrity, 'br')
  expect(brotliDecompressSync(content)).toEqual(text)
  expect(jobs).toHaveLength(1)
})

test('creates no smallest form for other encodings, and never compresses a font', async () => {
  const zipped = await store.read(script.integrity, 'gzip')
  expect(gunzipSync(zipped.content)).toEqual(text)
  expect((await store.read(script.integrity, 'identity')).content).toEqual(text)
  expect(await store.read(font.integrity, 'br')).toMatchObject({ encoding: 'identity' })
  expect(jobs).toEqual([])
})

describe('M-04: never serves a file that was altered on disk', () => {
  const writeSmallest = async (content: Buffer) => {
    await store.read(script.integrity, 'br')
    await writeFile(jobs.at(-1)!.to, content)
    jobs.at(-1)!.done.resolve()
    await jobs.at(-1)!.done.promise
  }

  test.each([
    ['another content', altered],
    ['bytes behind the content', Buffer.concat([smallest, Buffer.from('more')])],
    ['no compressed form at all', Buffer.from('altered')],
    ['half of it', smallest.subarray(0, smallest.length / 2)],
  ])('creates its compressed form again when it contains %s', async (_, content) => {
    await writeSmallest(smallest)
    await writeFile(`${store.pathOf(script.integrity)}.br11`, content)
    const served = await store.read(script.integrity, 'br')
    expect(brotliDecompressSync(served.content)).toEqual(text)
    expect(served.isFinal).toBe(false)
    await writeSmallest(smallest)
    expect((await store.read(script.integrity, 'br')).content).toEqual(smallest)
  })

  test('also after a restart', async () => {
    await writeSmallest(altered)
    await openStore()
    const served = await store.read(script.integrity, 'br')
    expect(brotliDecompressSync(served.content)).toEqual(text)
    expect(jobs).toHaveLength(1)
  })

  test.each(['identity', 'gzip', 'br'] as const)(
    'the file itself is fetched again (%s)',
    async (encoding) => {
      await writeFile(store.pathOf(script.integrity), 'altered')
      const { content } = await store.read(script.integrity, encoding)
      const unpacked = { identity: (b: Buffer) => b, gzip: gunzipSync, br: brotliDecompressSync }
      expect(unpacked[encoding](content)).toEqual(text)
      expect(await readFile(store.pathOf(script.integrity))).toEqual(text)
    },
  )
})
