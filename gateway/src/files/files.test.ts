import { readdir } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { storeOf } from './file-store.ts'
import { contentOf } from './small-photo.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { attachFiles, filesOf } from './attach.ts'
import { clearUnattached } from './clear.ts'
import { removeDueFiles } from './removals.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const upload = async (token: string, bytes: Buffer | string, name = 'penawaran.pdf') => {
  const form = new FormData()
  form.append('file', new Blob([bytes as BlobPart]), name)
  const request = new Request('http://shop', { method: 'POST', body: form })
  const answer = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/files/v1/files',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type')!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const read = async (token: string, id: string, query = '') => {
  const answer = await gateway.gateway.app.inject({
    url: `/files/v1/files/${id}${query}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
}

test('F-08: a file is stored, and comes back as an attachment with its name', async () => {
  const { token } = await gateway.signedIn()
  const { body } = await upload(token, PDF, '..\\folder/Penawaran “Mei”.pdf')
  expect(body.result).toMatchObject({
    name: 'Penawaran “Mei”.pdf',
    type: 'application/pdf',
    size: PDF.length,
  })
  const answer = await read(token, body.result.id)
  expect(answer.bytes).toEqual(PDF)
  expect(answer.headers).toMatchObject({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Penawaran “Mei”.pdf')}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test.each([
  ['a page of the web', '<!DOCTYPE html><script>alert(1)</script>', 'foto.png'],
  ['an SVG drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'foto.svg'],
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'daftar.csv'],
  ['an archive', zipOf('x.txt', 'x'), 'daftar.xlsx'],
  ['bytes of no kind', Buffer.from([1, 0, 2, 0, 250]), 'catatan.txt'],
])('F-08: refuses %s, also under another name', async (_kind, bytes, name) => {
  const { token } = await gateway.signedIn()
  const { status, body } = await upload(token, bytes, name)
  expect([status, body.name]).toEqual([422, 'FILE_TYPE'])
})

test('F-08: the type follows the content and not the name', async () => {
  const { token } = await gateway.signedIn()
  expect((await upload(token, PDF, 'daftar.csv')).body.result.type).toBe('application/pdf')
  expect((await upload(token, 'kode;jumlah\n1;2', 'daftar.csv')).body.result.type).toBe('text/csv')
})

test('F-08: refuses an empty file, a missing one, and one above 10 MB, and takes the next', async () => {
  const { token } = await gateway.signedIn()
  expect((await upload(token, '')).body.name).toBe('FILE_EMPTY')
  expect((await upload(token, Buffer.alloc(10 * 1024 * 1024 + 1, PDF))).body.name).toBe(
    'FILE_TOO_LARGE',
  )
  const none = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/files/v1/files',
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  })
  expect(none.json().name).toBe('FILE_MISSING')
  expect((await upload(token, PDF)).status).toBe(200)
})

test.each([
  ['without a boundary', 'multipart/form-data', '--x'],
  [
    'that ends early',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
  ],
  ['of another boundary', 'multipart/form-data; boundary=x', '--y\r\n\r\n'],
])('F-08: an upload %s is refused with 400', async (_, type, payload) => {
  const { token } = await gateway.signedIn()
  const answer = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/files/v1/files',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  })
  expect([answer.statusCode, answer.json().name]).toEqual([400, 'INVALID_REQUEST'])
})

test('F-08: only its owner attaches a file, once, and all files of a request or none', async () => {
  const { db } = gateway.gateway
  const [own, other] = [await gateway.signedIn(), await gateway.signedIn()]
  const ids = [
    (await upload(own.token, PDF)).body.result.id,
    (await upload(own.token, PDF)).body.result.id,
  ]
  const attach = (userId: string, fileIds: string[], id: string) =>
    db
      .transaction()
      .execute((trx) => attachFiles(trx, { fileIds, userId, subject: { type: 'test', id } }))
  expect(await attach(other.userId, ids, 'a')).toBe(false)
  expect(await attach(own.userId, [ids[0]], 'b')).toBe(true)
  expect(await attach(own.userId, ids, 'c')).toBe(false)
  expect((await filesOf(db, { type: 'test', id: 'b' })).map(({ id }) => id)).toEqual([ids[0]])
  expect(await filesOf(db, { type: 'test', id: 'c' })).toEqual([])
})

test('C-01: a stranger gets 404, and cannot delete', async () => {
  const [own, other] = [await gateway.signedIn(), await gateway.signedIn()]
  const { id } = (await upload(own.token, PDF)).body.result
  expect((await read(other.token, id)).status).toBe(404)
  const remove = (token: string) =>
    gateway.call('removeFile', { as: token, params: { fileId: id } })
  expect((await remove(other.token)).status).toBe(404)
  expect((await remove(own.token)).status).toBe(200)
  expect((await read(own.token, id)).status).toBe(404)
})

test('F-08: a file that nothing attaches within a day is deleted, with its bytes', async () => {
  const { token, userId } = await gateway.signedIn()
  const kept = (await upload(token, PDF)).body.result.id
  const left = (await upload(token, PDF)).body.result.id
  await gateway.gateway.db
    .transaction()
    .execute((trx) =>
      attachFiles(trx, { fileIds: [kept], userId, subject: { type: 'test', id: 'day' } }),
    )
  gateway.advance(25 * 60 * 60)
  await clearUnattached(gateway.gateway)
  await removeDueFiles(gateway.gateway)
  expect((await read(token, kept)).status).toBe(200)
  expect((await read(token, left)).status).toBe(404)
  const stored = await readdir(gateway.gateway.config.filesDirectory, { recursive: true })
  expect(stored.some((name) => name.endsWith(left))).toBe(false)
})

const PHOTO = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#aa3322' } })
  .png()
  .toBuffer()
const storedNames = async (id: string) =>
  (await readdir(gateway.gateway.config.filesDirectory, { recursive: true })).filter((name) =>
    name.endsWith(id),
  )

test('F-08: a small version of a photo is sent to its readers only, and is deleted with the photo', async () => {
  const [own, other] = [await gateway.signedIn(), await gateway.signedIn()]
  const { id } = (await upload(own.token, await PHOTO, 'foto.png')).body.result
  for (const [w, height] of [
    [240, 180],
    [480, 360],
  ]) {
    const small = await read(own.token, id, `?w=${w}`)
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    })
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: w, height })
    expect((await read(other.token, id, `?w=${w}`)).status).toBe(404)
    expect((await read(own.token, id, `?w=${w}`)).bytes).toEqual(small.bytes)
  }
  expect(await storedNames(id)).toHaveLength(3)
  expect((await read(own.token, id)).bytes).toEqual(await PHOTO)
  expect((await read(own.token, id, '?w=241')).status).toBe(400)
  await gateway.call('removeFile', { as: own.token, params: { fileId: id } })
  await removeDueFiles(gateway.gateway)
  expect(await storedNames(id)).toEqual([])
  expect((await read(own.token, id, '?w=240')).status).toBe(404)
})

test('F-08: a photo that can’t be made smaller, and another file, are sent as they are', async () => {
  const { token } = await gateway.signedIn()
  const half = (await PHOTO).subarray(0, 60)
  for (const bytes of [half, PDF]) {
    const { id } = (await upload(token, bytes, 'foto.png')).body.result
    expect((await read(token, id, '?w=240')).bytes).toEqual(bytes)
    expect(await storedNames(id)).toHaveLength(1)
  }
})

test('F-08: a photo of too many pixels is sent as it is, without decoding it', async () => {
  const { token } = await gateway.signedIn()
  const huge = await sharp({
    create: { width: 6000, height: 4500, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const { id } = (await upload(token, huge, 'foto.png')).body.result
  expect((await read(token, id, '?w=240')).bytes).toEqual(huge)
})

test('F-08: a photo that is deleted while its small version is made leaves none', async () => {
  const id = `deleted-${Date.now()}`
  await storeOf(gateway.gateway.config).write(id, await PHOTO)
  await contentOf(gateway.gateway, { id, type: 'image/png' }, '240', 'reader')
  expect((await storedNames(id)).map((name) => name.slice(3))).toEqual([id])
})

test('F-08: a buyer stores at most 200 files a day, also concurrently', async () => {
  const { token } = await gateway.signedIn()
  const answers = await Promise.all(Array.from({ length: 210 }, () => upload(token, PDF)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(10)
  expect(refused.every(({ body }) => body.name === 'FILES_LIMIT')).toBe(true)
})

/** An archive with one file. */
function zipOf(name: string, text: string): Buffer {
  const data = deflateRawSync(text)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(data.length, 18)
  head.writeUInt32LE(text.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), data])
}
