import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { integrityOf, openFileStore, type FileStore } from './file-store.ts'

const text = Buffer.from('export const shop = "Borong";\n'.repeat(50))
const script = { name: 'entry.1a2b.js', integrity: integrityOf(text) }
const font = { name: 'sans.1a2b.woff2', integrity: integrityOf('a font') }
const smallest = Buffer.from('as small as it gets')

let directory: string
let store: FileStore
let jobs: { from: string; to: string; done: PromiseWithResolvers<void> }[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-files-'))
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
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test('a file is taken without any compression, and compressed quickly for whoever asks first', async () => {
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

test('its smallest form is made behind that, once, and served when it is there', async () => {
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

test('where the smallest form can not be made, the quick one goes on serving', async () => {
  await store.read(script.integrity, 'br')
  jobs[0]!.done.reject(new Error('no space left'))
  const { content } = await store.read(script.integrity, 'br')
  expect(brotliDecompressSync(content)).toEqual(text)
  expect(jobs).toHaveLength(1)
})

test('other encodings ask for no smallest form, and a font is never compressed', async () => {
  const zipped = await store.read(script.integrity, 'gzip')
  expect(gunzipSync(zipped.content)).toEqual(text)
  expect((await store.read(script.integrity, 'identity')).content).toEqual(text)
  expect(await store.read(font.integrity, 'br')).toMatchObject({ encoding: 'identity' })
  expect(jobs).toEqual([])
})
