import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { methods } from '../payments/methods.ts'
import { couriers } from '../shipping/couriers.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import type { Picture } from './descriptor.ts'

const rice: Picture = {
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
  directory = await mkdtemp(join(tmpdir(), 'borong-pictures-'))
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

test.each([
  [AVIF, 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['image/avif;q=0,image/webp', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])(
  'K-08: a picture comes in the best format that the browser accepts (%s)',
  async (accept, type, format) => {
    const response = await get('/img/p/17?w=240', { accept })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe(type)
    expect(response.headers.vary).toBe('Accept')
    expect(response.headers['cache-control']).toContain('immutable')
    expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(response.headers).not.toHaveProperty('content-security-policy')
    const picture = await sharp(response.rawPayload).metadata()
    expect(picture).toMatchObject({ format, width: 240, height: 240 })
  },
)

test.each([
  ['1', 96],
  ['241', 360],
  ['5000', 1080],
  ['-3', 360],
  ['many', 360],
])('K-08: a width of %s is made as %d', async (asked, made) => {
  const response = await get(`/img/p/17?w=${asked}`, { accept: 'image/webp' })
  expect((await sharp(response.rawPayload).metadata()).width).toBe(made)
})

test('K-08: a picture that the browser has is not sent again', async () => {
  const first = await get('/img/p/17', { accept: AVIF })
  const again = await get('/img/p/17', {
    accept: AVIF,
    'if-none-match': String(first.headers.etag),
  })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
})

test('K-08: a product picture of 360 has less than 5 KB', async () => {
  const { rawPayload } = await get('/img/p/17?w=360', { accept: AVIF })
  expect(rawPayload.length).toBeLessThan(5000)
})

test('R-12: the pictures of a gallery differ, and there are four', async () => {
  const pages = await Promise.all(
    ['', '/2', '/3', '/4'].map((variant) => get(`/img/p/17${variant}`, { accept: AVIF })),
  )
  expect(new Set(pages.map((page) => page.headers.etag)).size).toBe(4)
  expect((await get('/img/p/17/5')).statusCode).toBe(404)
})

test.each([
  's/3',
  'b/4',
  'c/resto',
  'pay/bca',
  'courier/jne',
  'no-image',
  'default-image',
  'p/17/1',
])('K-08: %s has a picture', async (key) => {
  expect((await get(`/img/${key}`)).statusCode).toBe(200)
})

test('R-01: a wide banner has twice its height as width', async () => {
  const { rawPayload } = await get('/img/banner/home?w=720', { accept: AVIF })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 720, height: 360 })
})

test.each([
  'p/999999',
  'pay/constructor',
  'x/1',
  'p/17/2/3',
  's/3/2',
  '..%2f..%2fetc%2fpasswd',
  `p/${'9'.repeat(500)}`,
])('K-08: an unknown picture (%s) is the no-image placeholder, as not found', async (key) => {
  const response = await get(`/img/${key}`, { accept: AVIF })
  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toBe('image/avif')
  expect(response.headers['cache-control']).not.toContain('immutable')
})

test('C-16 C-25: every courier and every way to pay has its mark', async () => {
  const keys = new Set([
    ...couriers.map(({ code }) => `courier/${code}`),
    'courier/own',
    'courier/pickup',
    ...methods.map(({ image }) => image),
  ])
  for (const key of keys) expect([key, (await get(`/img/${key}`)).statusCode]).toEqual([key, 200])
})
