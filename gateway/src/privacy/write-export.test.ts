import { strFromU8, unzipSync } from 'fflate'
import { writeExport } from './write-export.ts'

async function* pages() {
  yield [{ id: 1, name: 'Beras' }]
  yield [{ id: 2, name: 'Gula, pasir' }]
}
async function* noPages() {}

test('F-06: JSON and CSV are written from one reading of each table', async () => {
  const tables = [
    { name: 'wishes', pages: pages() },
    { name: 'orders', pages: noPages() },
  ]
  const files = unzipSync(
    new Uint8Array(await writeExport(tables, new Date('2026-01-02T03:04:05Z'))),
  )
  expect(Object.keys(files)).toEqual(['data.json', 'csv/wishes.csv'])
  expect(JSON.parse(strFromU8(files['data.json']!))).toEqual({
    made_at: '2026-01-02T03:04:05.000Z',
    wishes: [
      { id: 1, name: 'Beras' },
      { id: 2, name: 'Gula, pasir' },
    ],
    orders: [],
  })
  const lines = strFromU8(files['csv/wishes.csv']!)
  expect(lines).toBe('id,name\r\n1,Beras\r\n2,"Gula, pasir"\r\n')
})
