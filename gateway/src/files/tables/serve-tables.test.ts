import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts'
import { workbook } from './testing-workbooks.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

async function read(bytes: Buffer | string, token?: string) {
  const form = new FormData()
  form.append('file', new Blob([bytes as BlobPart]), 'daftar.xlsx')
  const request = new Request('http://shop', { method: 'POST', body: form })
  const answer = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/files/v1/tables',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': request.headers.get('content-type')!,
      'accept-language': 'en',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const table = workbook({ data: '<row r="2"><c r="A2" t="str"><v>Beras</v></c></row>' })

test('F-08: a buyer reads a workbook, and nothing is stored', async () => {
  const { token } = await gateway.signedIn()
  const { status, body } = await read(table, token)
  expect([status, body.result]).toEqual([
    200,
    { rows: [{ line: 2, cells: ['Beras'] }], sheet: 'Satu', sheets: 2 },
  ])
  const stored = await gateway.gateway.db.selectFrom('files').select('id').execute()
  expect(stored).toEqual([])
})

test('F-08: guests read no workbook; other files and files above 2 MB are refused', async () => {
  expect((await read(table)).status).toBe(401)
  const { token } = await gateway.signedIn()
  expect((await read('kode;jumlah', token)).body).toMatchObject({ name: 'TABLE_TYPE' })
  expect((await read(table.subarray(0, 300), token)).body).toMatchObject({ name: 'TABLE_DAMAGED' })
  const large = await read(Buffer.concat([table, Buffer.alloc(2 * 1024 * 1024)]), token)
  expect([large.status, large.body.name]).toEqual([413, 'FILE_TOO_LARGE'])
})

test('F-08: a buyer reads at most 100 workbooks in an hour', async () => {
  const { token } = await gateway.signedIn()
  const statuses: number[] = []
  for (let count = 0; count <= 100; count += 1) statuses.push((await read(table, token)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  expect(statuses.at(-1)).toBe(429)
})

test('F-08: other requests go on while large workbooks are read', async () => {
  const { token } = await gateway.signedIn()
  const data = '<row><c t="inlineStr"><is><t>a</t></is></c></row>'.repeat(4900)
  const large = workbook({ data: `${data}${'<row><c s="1"/></row>'.repeat(800_000)}` })
  const ended: string[] = []
  const reading = Promise.all([read(large, token), read(large, token)]).then((answers) => {
    ended.push('tables')
    return answers
  })
  for (let count = 0; count < 20; count += 1) await gateway.gateway.app.inject({ url: '/health' })
  ended.push('others')
  expect((await reading).map(({ status }) => status)).toEqual([200, 200])
  expect(ended).toEqual(['others', 'tables'])
})
