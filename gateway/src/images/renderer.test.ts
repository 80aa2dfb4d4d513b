import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DiskCache } from './disk-cache.ts'
import { Renderer } from './renderer.ts'
import { QueueFull } from '../server/work-queue.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#ff7e00"/></svg>'

const read = async () => Buffer.from(svg)
const unreadable = () => Promise.reject(new Error('read again'))
const rendition = { format: 'webp', width: 96, read } as const

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-renderer-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('K-08: renders an image once for many concurrent requests, and caches it on disk', async () => {
  let reads = 0
  const counted = { ...rendition, read: () => (reads++, read()) }
  const renderer = new Renderer(new DiskCache(directory, 1_000_000))
  await Promise.all(Array.from({ length: 20 }, () => renderer.render('aa1.webp', counted)))
  expect(reads).toBe(1)
  const afterRestart = new Renderer(new DiskCache(directory, 1_000_000))
  await afterRestart.render('aa1.webp', counted)
  expect(reads).toBe(1)
})

test('K-08: renders at most two images concurrently, and rejects requests when the queue is full', async () => {
  const renderer = new Renderer(new DiskCache(directory, 1_000_000))
  const results = await Promise.allSettled(
    Array.from({ length: 400 }, (_, at) => renderer.render(`b${at}.webp`, rendition)),
  )
  const refused = results.filter((one) => one.status === 'rejected')
  expect(refused.length).toBe(98)
  expect(refused.every((one) => one.reason instanceof QueueFull)).toBe(true)
  await expect(renderer.render('later.webp', rendition)).resolves.toBeInstanceOf(Buffer)
})

test('K-08: the folder stays below its size limit; the least recently used image is evicted first, also after a restart', async () => {
  const cache = new DiskCache(directory, 250)
  await cache.write('aa.jpeg', Buffer.alloc(100))
  await cache.write('bb.jpeg', Buffer.alloc(100))
  await cache.read('aa.jpeg')
  await cache.write('cc.jpeg', Buffer.alloc(100))
  expect(await cache.read('bb.jpeg')).toBeUndefined()
  expect((await cache.read('aa.jpeg'))?.length).toBe(100)
  await new DiskCache(directory, 120).read('aa.jpeg')
  const left = (await readdir(directory, { recursive: true })).filter((name) =>
    name.endsWith('.jpeg'),
  )
  expect(left).toHaveLength(1)
})

test('K-08: answers with the image when its folder cannot be written', async () => {
  class FullDisk extends DiskCache {
    override async write(): Promise<void> {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
  }
  const renderer = new Renderer(new FullDisk(directory, 1_000_000))
  const first = await renderer.render('aa1.webp', rendition)
  expect(first.length).toBeGreaterThan(0)
  // The memory still has it.
  await expect(renderer.render('aa1.webp', { ...rendition, read: unreadable })).resolves.toBe(first)
})

test('K-08: answers with the image when its folder cannot be opened', async () => {
  const file = join(directory, 'file')
  await writeFile(file, '')
  const renderer = new Renderer(new DiskCache(file, 1_000_000))
  await expect(renderer.render('aa1.webp', rendition)).resolves.toBeInstanceOf(Buffer)
})
