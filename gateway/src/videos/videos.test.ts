import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { initialSegment, segment } from './fragments.ts'
import { parameterSets, picture, repeated } from './h264.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
})
afterAll(() => gateway.close())

const get = (url: string) => gateway.gateway.app.inject({ url })
const streams = async () =>
  (await gateway.call('streams', { as: await gateway.token(), query: {} })).body.result
const boxesOf = (bytes: Buffer): string[] => {
  const types: string[] = []
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    types.push(bytes.toString('latin1', at + 4, at + 8))
  return types
}

test('F-02 C-20: every stream that has begun plays: a live one its latest pieces, a recording from its beginning', async () => {
  const seen = new Set<string>()
  for (const { video, status } of await streams()) {
    const playlist = await get(`/video/${video}/index.m3u8`)
    expect(playlist.statusCode).toBe(status === 'upcoming' ? 404 : 200)
    if (status === 'upcoming') continue
    seen.add(status)
    const pieces = playlist.body.match(/^\d+\.m4s$/gm) ?? []
    expect(playlist.body.includes('#EXT-X-ENDLIST')).toBe(status === 'recorded')
    if (status === 'live') expect(pieces.length).toBeLessThanOrEqual(6)
    else expect(pieces[0]).toBe('0.m4s')
  }
  expect([...seen].toSorted()).toEqual(['live', 'recorded'])
})

test('F-02: a running stream has new pieces as time goes by', async () => {
  const live = (await streams()).find(({ status }) => status === 'live')!
  const last = async () =>
    Number((await get(`/video/${live.video}/index.m3u8`)).body.match(/(\d+)\.m4s\n$/)![1])
  const before = await last()
  gateway.advance(8)
  expect(await last()).toBe(before + 2)
})

test('F-02: the parts of a stream are fragmented MP4; a stream that is not there has none', async () => {
  const [{ video } = { video: '' }] = await streams()
  const initial = await get(`/video/${video}/init.mp4`)
  expect([initial.headers['content-type'], boxesOf(initial.rawPayload)]).toEqual([
    'video/mp4',
    ['ftyp', 'moov'],
  ])
  const piece = await get(`/video/${video}/3.m4s`)
  expect(boxesOf(piece.rawPayload)).toEqual(['moof', 'mdat'])
  expect((await get('/video/stream-0/0.m4s')).statusCode).toBe(404)
  expect((await get('/video/stream-0/index.m3u8')).statusCode).toBe(404)
  expect((await get(`/video/${video}/x.m4s`)).statusCode).toBe(404)
})

test('F-02: a picture is sent as its samples, and repeated by a handful of bytes', () => {
  const size = { width: 32, height: 16 }
  const plane = (length: number, value: number) => new Uint8Array(length).fill(value)
  const planes = { y: plane(512, 90), cb: plane(128, 110), cr: plane(128, 130) }
  const [key, next] = [picture(planes, size, 0), repeated(size, 1)]
  expect(key[0]! & 31).toBe(5)
  expect(Buffer.from(key).includes(Buffer.from(plane(256, 90)))).toBe(true)
  expect(key.filter((byte) => byte === 110).length).toBe(128)
  expect(next.length).toBeLessThan(10)
  const sets = parameterSets(size)
  expect([sets.sps[0]! & 31, sets.pps[0]! & 31]).toEqual([7, 8])
  expect(initialSegment(size, sets).includes(Buffer.from(sets.sps))).toBe(true)
  const piece = segment(2, { at: 8000, samples: [key, next], each: 2000 })
  const offset = piece.indexOf('trun') + 12
  expect(piece.readUInt32BE(offset)).toBe(piece.indexOf('mdat') + 4)
  expect(piece.subarray(-next.length)).toEqual(Buffer.from(next))
})
