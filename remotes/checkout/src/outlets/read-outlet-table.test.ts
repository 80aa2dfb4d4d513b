import { emptyTable, type Outlet } from './outlet-table.ts'
import { readOutletTable } from './read-outlet-table.ts'
import { tableFile } from './table-file.ts'

const outlet = (id: string, label: string, centre = ''): Outlet => ({
  id,
  label,
  city: 'Jakarta',
  centreId: centre ? `c-${id}` : null,
  centre,
})
const outlets = [outlet('a1', 'Outlet Kemang', 'Kemang'), outlet('a2', 'Outlet Tebet', 'Tebet')]

test('F-08: reads a column for each outlet, by the label of its address or by its cost centre', () => {
  const text =
    'SKU\tProduk\tTebet\toutlet  kemang\tOutlet Bekasi\nA-1\tBeras\t4\t6\t9\nB-2\tMinyak\t\t12\t'
  expect(readOutletTable(text, outlets)).toEqual({
    codes: ['A-1', 'B-2'],
    cells: [
      { code: 'A-1', outletId: 'a2', quantity: 4 },
      { code: 'A-1', outletId: 'a1', quantity: 6 },
      { code: 'B-2', outletId: 'a1', quantity: 12 },
    ],
    unknownOutlets: ['Outlet Bekasi'],
    wrong: [],
  })
})

test('F-08: reads a row for each product and outlet', () => {
  const text = 'Outlet;Kode;Jumlah\nKemang;A-1;3\nOutlet Tebet;A-1;5\nBekasi;A-1;1'
  const read = readOutletTable(text, outlets)
  expect(read.codes).toEqual(['A-1'])
  expect(read.cells.map(({ outletId, quantity }) => [outletId, quantity])).toEqual([
    ['a1', 3],
    ['a2', 5],
  ])
  expect(read.unknownOutlets).toEqual(['Bekasi'])
})

test('F-08: without a header the columns are the outlets of the page; a cell that is no quantity is named with its line', () => {
  expect(readOutletTable('SKU-1;4', outlets).codes).toEqual(['SKU-1'])
  const read = readOutletTable('A-1,2,3\nB-2,satu,0\n\nC-3,,1.5', outlets)
  expect(read.cells).toEqual([
    { code: 'A-1', outletId: 'a1', quantity: 2 },
    { code: 'A-1', outletId: 'a2', quantity: 3 },
  ])
  expect(read.codes).toEqual(['A-1', 'B-2', 'C-3'])
  expect(read.wrong).toEqual([
    { line: 2, text: 'satu' },
    { line: 4, text: '1.5' },
  ])
})

test('F-08: a cost centre of several addresses names none of them', () => {
  const twice = [outlet('a1', 'Gudang', 'Kota'), outlet('a2', 'Toko', 'Kota')]
  expect(readOutletTable('kode;Kota\nA-1;3', twice)).toMatchObject({
    cells: [],
    unknownOutlets: ['Kota'],
  })
})

test('F-08: the template is read as the table that it was made of', () => {
  const rows = [
    { id: '1', code: '=A-1', name: 'Beras "Pandan"; 25 kg', unit: 'sak' },
    { id: '2', code: 'B-2', name: 'Minyak', unit: 'karton' },
  ]
  const table = { ...emptyTable, rows, quantities: { '1 a2': 7, '2 a1': 1 } }
  const file = tableFile(table, outlets, { code: 'Kode', product: 'Produk' })
  expect(readOutletTable(file, outlets)).toEqual({
    codes: ['=A-1', 'B-2'],
    cells: [
      { code: '=A-1', outletId: 'a2', quantity: 7 },
      { code: 'B-2', outletId: 'a1', quantity: 1 },
    ],
    unknownOutlets: [],
    wrong: [],
  })
})
