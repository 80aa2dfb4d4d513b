import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openTestGateway } from '@borong/gateway/testing/open-test-gateway'
import { categories, pathOf } from '../market/categories.ts'
import { streamSeeds } from '../market/showcase.ts'
import { rangeOf } from './range.ts'

const CLIPS = join(import.meta.dirname, '../../clips')
const MOST_BYTES = 300_000

const gateway = openTestGateway({ market: true })
const get = (url: string, headers = {}) => gateway.gateway.app.inject({ url, headers })

test('R-39: every seeded stream has a clip of at most 300 kB', async () => {
  const files = await readdir(CLIPS)
  const names = streamSeeds.map((_, index) => `stream-${index + 1}.mp4`)
  expect(files.toSorted()).toEqual(names.toSorted())
  for (const file of files)
    expect((await stat(join(CLIPS, file))).size).toBeLessThanOrEqual(MOST_BYTES)
})

test('R-39: every stream shows goods of the category that its title names, sold by its seller', async () => {
  const { db } = gateway.gateway
  const streams = await db.selectFrom('streams').selectAll().execute()
  expect(streams.length).toBeGreaterThan(4)
  for (const { title, seller_id, product_ids } of streams) {
    const { category } = streamSeeds.find((seed) => seed.title === title)!
    const goods = await db
      .selectFrom('products')
      .select(['seller_id', 'category_id'])
      .where('id', 'in', product_ids)
      .execute()
    expect(goods.length).toBeGreaterThan(0)
    for (const one of goods) {
      const path = pathOf(categories.find(({ id }) => id === one.category_id)!)
      expect([title, one.seller_id, path.map(({ slug }) => slug)]).toEqual([
        title,
        seller_id,
        expect.arrayContaining([category]),
      ])
    }
  }
})

test('R-39: a stream that has begun plays, in whole or in part; an announced one does not', async () => {
  const streams = await gateway.gateway.db.selectFrom('streams').select('video').execute()
  const statuses: number[] = []
  for (const { video } of streams) statuses.push((await get(`/video/${video}.mp4`)).statusCode)
  expect(statuses).toContain(200)
  expect(statuses.every((status) => status === 200 || status === 404)).toBe(true)

  const { video } = streams.find((_, index) => statuses[index] === 200)!
  const whole = await get(`/video/${video}.mp4`)
  expect(whole.headers['content-type']).toBe('video/mp4')
  expect(whole.rawPayload.toString('latin1', 4, 8)).toBe('ftyp')
  const part = await get(`/video/${video}.mp4`, { range: 'bytes=4-7' })
  expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
  expect(part.headers['content-range']).toBe(`bytes 4-7/${whole.rawPayload.length}`)
  const beyond = await get(`/video/${video}.mp4`, { range: 'bytes=9000000-' })
  expect(beyond.statusCode).toBe(416)
  expect((await get('/video/stream-99.mp4')).statusCode).toBe(404)
  expect((await get('/video/..%2fpackage.json')).statusCode).toBe(404)
})

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=-', undefined],
  ['bytes=7-3', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-1', undefined],
  [undefined, undefined],
])('R-39: the range %s of a hundred bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})
