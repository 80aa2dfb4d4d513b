import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DiskCache } from './disk-cache.ts'
import { packs, type PictureDescriptor } from './descriptor.ts'
import { drawProduct } from './drawing/product.ts'
import { RenderQueueFull, Renderer } from './renderer.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#ff7e00"/></svg>'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-renderer-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('K-08: the same picture, wanted many times at once, is drawn once and then kept on disk', async () => {
  let drawn = 0
  const draw = () => (drawn++, svg)
  const renderer = new Renderer(new DiskCache(directory, 1_000_000))
  await Promise.all(Array.from({ length: 20 }, () => renderer.render('aa1.webp', 'webp', draw)))
  expect(drawn).toBe(1)
  const afterRestart = new Renderer(new DiskCache(directory, 1_000_000))
  await afterRestart.render('aa1.webp', 'webp', draw)
  expect(drawn).toBe(1)
})

test('K-08: at most two pictures are drawn at once, and too long a queue is refused', async () => {
  const renderer = new Renderer(new DiskCache(directory, 1_000_000))
  const asked = await Promise.allSettled(
    Array.from({ length: 400 }, (_, at) => renderer.render(`b${at}.webp`, 'webp', () => svg)),
  )
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused.length).toBe(98)
  expect(refused.every((one) => one.reason instanceof RenderQueueFull)).toBe(true)
  await expect(renderer.render('later.webp', 'webp', () => svg)).resolves.toBeInstanceOf(Buffer)
})

test('K-08: the folder stays under its size; what was used least goes first, also after a restart', async () => {
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

test.each(packs)(
  'K-08: a %s is drawn without a broken number, with and without an icon, in whatever words',
  (pack) => {
    for (const icon of [undefined, 'cooked-rice', 'not-an-icon']) {
      for (const label of [
        'Beras',
        'Tepung Terigu Serbaguna Protein Tinggi & Vitamin',
        '日本 <b>',
        '',
      ]) {
        const product: PictureDescriptor = {
          kind: 'product',
          pack,
          brand: 'Padi Emas',
          label,
          size: '25 kg',
          palette: 'rice',
          ...(icon ? { icon } : {}),
        }
        for (const variant of [1, 2, 3, 4]) {
          expect(drawProduct(product, variant, 96)).not.toMatch(/NaN|undefined|Infinity|<b>/)
        }
      }
    }
  },
)
