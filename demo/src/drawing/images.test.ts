import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { startTestGateway, type TestGateway } from '@borong/gateway/testing/test-gateway'
import type { ImageDescriptor } from './descriptor.ts'

const rice: ImageDescriptor = {
  kind: 'product',
  pack: 'sack',
  brand: 'Padi Emas',
  label: 'Beras Premium',
  size: '25 kg',
  palette: 'rice',
  icon: 'cooked-rice',
}
const AVIF = 'image/avif,image/webp,image/*,*/*;q=0.8'

let gateway: TestGateway
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-images-'))
  gateway = await startTestGateway({ config: { dataDirectory: directory } })
  const rows = [
    { key: 'p/17', descriptor: rice },
    { key: 's/3', descriptor: { kind: 'seller', name: 'Sumber Makmur' } as const },
    { key: 'b/4', descriptor: { kind: 'brand', name: 'Padi Emas' } as const },
    {
      key: 'c/resto',
      descriptor: { kind: 'category', icon: 'cooked-rice', palette: 'rice' } as const,
    },
    {
      key: 'banner/home',
      descriptor: {
        kind: 'banner',
        shape: 'wide',
        title: 'Stok toko',
        text: 'Harga karton',
        palette: 'rice',
        tone: 'dark',
        packs: [rice],
      } as const,
    },
  ]
  await gateway.gateway.db
    .insertInto('pictures')
    .values(rows.map(({ key, descriptor }) => ({ key, descriptor: JSON.stringify(descriptor) })))
    .execute()
})
afterAll(async () => {
  await gateway.close()
  await rm(directory, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.gateway.app.inject({ method: 'GET', url, headers })

test('K-08: a product image of 360 has less than 5 KB', async () => {
  const { rawPayload } = await get('/img/p/17?w=360', { accept: AVIF })
  expect(rawPayload.length).toBeLessThan(5000)
})

test('R-12: a gallery has four images, and they differ', async () => {
  const pages = await Promise.all(
    ['', '/2', '/3', '/4'].map((variant) => get(`/img/p/17${variant}`, { accept: AVIF })),
  )
  expect(new Set(pages.map((page) => page.headers.etag)).size).toBe(4)
  expect((await get('/img/p/17/5')).statusCode).toBe(404)
})

test.each(['s/3', 'b/4', 'c/resto', 'p/17/1'])('K-08: %s has an image', async (key) => {
  expect((await get(`/img/${key}`)).statusCode).toBe(200)
})

test('R-01: the width of a wide banner is twice its height', async () => {
  const { rawPayload } = await get('/img/banner/home?w=720', { accept: AVIF })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 720, height: 360 })
})
