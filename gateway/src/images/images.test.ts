import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { methods } from '../payments/methods.ts'
import { couriers } from '../shipping/couriers.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

const AVIF = 'image/avif,image/webp,image/*,*/*;q=0.8'

let gateway: TestGateway
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-images-'))
  const imageDirectory = join(directory, 'images')
  await mkdir(join(imageDirectory, 'p/17'), { recursive: true })
  const photo = (background: string) =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background } })
  await photo('#aa3322').jpeg().toFile(join(imageDirectory, 'p/17.jpg'))
  await photo('#3322aa').png().toFile(join(imageDirectory, 'p/17/2.png'))
  await photo('#ffffff').resize(200).webp().toFile(join(imageDirectory, 'p/18.webp'))
  await writeFile(join(imageDirectory, 'p/19.jpg'), 'not an image')
  await writeFile(join(imageDirectory, 'p/20.jpg'), '')
  await writeFile(join(directory, 'secret.jpg'), 'not an image of the shop')
  gateway = await startTestGateway({
    config: { demo: false, dataDirectory: directory, imageDirectory },
  })
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
  'K-08: a stored image is sent in the best format that the browser accepts (%s)',
  async (accept, type, format) => {
    const response = await get('/img/p/17?w=240', { accept })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe(type)
    expect(response.headers.vary).toBe('Accept')
    expect(response.headers['cache-control']).toContain('immutable')
    expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(response.headers).not.toHaveProperty('content-security-policy')
    const image = await sharp(response.rawPayload).metadata()
    expect(image).toMatchObject({ format, width: 240, height: 180 })
  },
)

test.each([
  ['1', 96],
  ['241', 360],
  ['5000', 1080],
  ['-3', 360],
  ['many', 360],
])('K-08: serves a requested width of %s as %d', async (requested, width) => {
  const response = await get(`/img/p/17?w=${requested}`, { accept: 'image/webp' })
  expect((await sharp(response.rawPayload).metadata()).width).toBe(width)
})

test('K-08: a small image is not enlarged', async () => {
  const response = await get('/img/p/18?w=1080', { accept: 'image/webp' })
  expect((await sharp(response.rawPayload).metadata()).width).toBe(200)
})

test('K-08: sends no body for an image that the browser has cached', async () => {
  const first = await get('/img/p/17', { accept: AVIF })
  const etag = String(first.headers.etag)
  const again = await get('/img/p/17', { accept: AVIF, 'if-none-match': etag })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
})

test('R-12: the images of a gallery are files of the product’s folder', async () => {
  const [first, second] = [await get('/img/p/17/1'), await get('/img/p/17/2')]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(first.headers.etag).not.toBe(second.headers.etag)
  expect((await get('/img/p/17/3')).statusCode).toBe(404)
})

test.each([
  'p/999999',
  'pay/constructor',
  'x/1',
  'p/17/2/3',
  's/3/2',
  '..%2fsecret',
  'p/..%2f..%2fsecret',
  `p/${'9'.repeat(500)}`,
])('K-08: an unknown image (%s) is the no-image placeholder, with status 404', async (key) => {
  const response = await get(`/img/${key}`, { accept: AVIF })
  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toBe('image/avif')
  expect(response.headers['cache-control']).not.toContain('immutable')
})

test.each(['p/19', 'p/20'])(
  'K-08: an unreadable file (%s) is the placeholder with status 404, and a line in the log',
  async (key) => {
    const logged = jest.spyOn(gateway.gateway.app.log, 'error').mockImplementation(() => {})
    const response = await get(`/img/${key}`, { accept: AVIF })
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('image/avif')
    expect(response.headers['cache-control']).toBe('public, max-age=60')
    expect(logged.mock.calls).toEqual([
      [expect.objectContaining({ image: key }), 'An image can not be read'],
    ])
    logged.mockRestore()
  },
)

test('C-16 C-25: every courier, every payment method and each placeholder has an image without the demo', async () => {
  const keys = new Set([
    ...couriers.map(({ code }) => `courier/${code}`),
    'courier/own',
    'courier/pickup',
    'no-image',
    'default-image',
    ...methods.map(({ image }) => image),
  ])
  for (const key of keys) expect([key, (await get(`/img/${key}`)).statusCode]).toEqual([key, 200])
})
