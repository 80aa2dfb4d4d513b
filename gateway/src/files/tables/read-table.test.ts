import { constants, deflateRawSync } from 'node:zlib'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { randomFrom } from '../../testing/random-values.ts'
import { readTable } from './read-table.ts'
import { TableError } from './table-error.ts'
import { workbook, worksheet } from './testing-workbooks.ts'

const cellsOf = async (bytes: Buffer) => (await readTable(bytes)).rows.map(({ cells }) => cells)
const refusalOf = (bytes: Buffer) =>
  readTable(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof TableError ? error.refusal : error),
  )

test('F-08: reads texts, codes, numbers and days of the first sheet as a person sees them', async () => {
  const bytes = workbook({
    formats: [14, '00000', '#,##0 "hari"', 'h:mm', '[$-421]dd\\ mmmm\\ yyyy;@', '"d"0'],
    strings:
      '<si><t>Kode</t></si><si><r><t xml:space="preserve">Be</t></r><r><t>ras</t></r><rPh><t>x</t></rPh></si>',
    data: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
      <row r="3"><c r="A3" t="inlineStr"><is><t>00899</t></is></c><c r="B3"><v>8991002101418</v></c>
        <c r="C3"><v>8.9910021014180001E12</v></c><c r="D3"><v>1.234567890123456E+15</v></c></row>
      <row r="4"><c r="A4" s="1"><v>46354</v></c><c r="B4" s="2"><v>811</v></c><c r="C4" s="3"><v>2500</v></c>
        <c r="D4" s="4"><v>0.6041666666666666</v></c><c r="E4" s="5"><v>46354.75</v></c><c r="F4" s="6"><v>7</v></c></row>
      <row><c><v>19.989999999999998</v></c><c><v>-1.5E-3</v></c><c><v>1E21</v></c><c t="b"><v>1</v></c>
        <c t="d"><v>2026-11-28T00:00:00</v></c><c t="e"><v>#N/A</v></c></row>`,
  })
  const { rows, sheet, sheets } = await readTable(bytes)
  expect([sheet, sheets]).toEqual(['Satu', 2])
  expect(rows).toEqual([
    { line: 1, cells: ['Kode', '', 'Beras'] },
    { line: 3, cells: ['00899', '8991002101418', '8991002101418', '1234567890123456'] },
    { line: 4, cells: ['2026-11-28', '00811', '2500', '14:30', '2026-11-28', '7'] },
    {
      line: 5,
      cells: ['19.99', '-0.0015', '1000000000000000000000', 'TRUE', '2026-11-28', '#N/A'],
    },
  ])
})

test('F-08: reads results of formulas and the first cell of merged ones, and leaves hidden sheets out', async () => {
  const data = `<row r="1"><c r="A1"><f>SUM(B1:C1)</f><v>12</v></c><c r="B1" t="str"><f>A1&amp;"x"</f><v>12x</v></c>
    <c r="C1"><f>1/3</f></c></row><row r="2"><c r="A2" t="str"><v>Cabang</v></c><c r="B2"/></row>
    <row r="9"><c r="A9" s="1"/></row>`
  expect(
    await cellsOf(workbook({ data: `${data}<mergeCells><mergeCell ref="A2:B2"/></mergeCells>` })),
  ).toEqual([['12', '12x'], ['Cabang']])
  const hidden =
    '<sheets><sheet name="Satu" state="hidden" r:id="rId1"/><sheet name="Dua" r:id="rId2"/></sheets>'
  expect(await readTable(workbook({ workbook: hidden }))).toEqual({
    rows: [{ line: 1, cells: ['kedua'] }],
    sheet: 'Dua',
    sheets: 1,
  })
})

test('F-08: counts the days of files that begin in 1904', async () => {
  const book = '<workbookPr date1904="1"/><sheets><sheet name="S" r:id="rId1"/></sheets>'
  const data = '<row><c s="1"><v>44892</v></c><c s="1"><v>1</v></c></row>'
  expect(await cellsOf(workbook({ workbook: book, data, formats: [14] }))).toEqual([
    ['2026-11-28', '1904-01-02'],
  ])
})

test('F-08: refuses files of other kinds, also an archive within an archive', async () => {
  const inner = workbook({ data: '<row><c><v>1</v></c></row>' })
  const nested = Buffer.from(zipSync({ 'daftar.xlsx': inner }))
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('kode;jumlah'),
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    nested,
  ])
    expect(await refusalOf(bytes)).toBe('TABLE_TYPE')
})

test.each([1024 ** 3, 1000])(
  'F-08: a sheet of 1 GB of zeros that states %d bytes is refused',
  async (stated) => {
    const piece = deflateRawSync(new Uint8Array(16 * 1024 * 1024), {
      finishFlush: constants.Z_FULL_FLUSH,
    })
    const bytes = withStatedSize(Buffer.concat(Array.from({ length: 64 }, () => piece)), stated)
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024)
    // The zeros are refused as no XML, or the stated size as a lie, before they are unpacked.
    expect(['TABLE_TOO_LARGE', 'TABLE_DAMAGED']).toContain(await refusalOf(bytes))
  },
)

test('F-08: spaces are unpacked up to the limit alone', async () => {
  const spaces = new Uint8Array(64 * 1024 * 1024).fill(32)
  const files: Zippable = { 'xl/worksheets/sheet1.xml': [spaces, { level: 9 }] }
  expect(await refusalOf(workbook({ files }))).toBe('TABLE_TOO_LARGE')
})

test('F-08: refuses 1,000,000 rows, too many columns, and a text that too many cells share', async () => {
  const rows = '<row><c><v>1</v></c></row>'.repeat(1_000_000)
  expect(await refusalOf(workbook({ data: rows }))).toBe('TABLE_TOO_LARGE')
  expect(await refusalOf(workbook({ data: '<row><c r="XFD1"><v>1</v></c></row>' }))).toBe(
    'TABLE_TOO_LARGE',
  )
  const shared = `<row>${'<c t="s"><v>0</v></c>'.repeat(150)}</row>`.repeat(100)
  const strings = `<si><t>${'x'.repeat(1_000_000)}</t></si>`
  expect(await refusalOf(workbook({ data: shared, strings }))).toBe('TABLE_TOO_LARGE')
})

test('F-08: rows that are only formatted do not count', async () => {
  const empty = '<row><c s="1"/></row>'.repeat(100_000)
  expect(await cellsOf(workbook({ data: `${empty}<row><c><v>5</v></c></row>` }))).toEqual([['5']])
})

test.each([
  [
    'entities',
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>',
  ],
  ['elements without end', '<worksheet><sheetData><row>'],
  ['nested elements', '<a>'.repeat(100_000)],
  ['a cell without a column', worksheet('<row><c r="1"><v>1</v></c></row>')],
  ['no UTF-8', new Uint8Array([60, 255, 254, 62])],
])('F-08: refuses a damaged sheet: %s', async (_kind, sheet) => {
  const bytes = typeof sheet === 'string' ? strToU8(sheet) : sheet
  expect(await refusalOf(workbook({ files: { 'xl/worksheets/sheet1.xml': bytes } }))).toBe(
    'TABLE_DAMAGED',
  )
})

test('F-08: every damaged file is read or refused', async () => {
  const data = Array.from(
    { length: 30 },
    (_, at) => `<row><c t="s"><v>0</v></c><c><v>${at}</v></c></row>`,
  ).join('')
  const whole = workbook({ data, strings: '<si><t>Beras</t></si>' })
  const random = randomFrom(47)
  for (let round = 0; round < 400; round += 1) {
    const bytes = Buffer.from(whole)
    for (let hits = 0; hits <= round % 5; hits += 1)
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
    const end = round % 3 === 0 ? Math.floor(random() * bytes.length) : bytes.length
    expect(['read', 'TABLE_TYPE', 'TABLE_DAMAGED', 'TABLE_TOO_LARGE']).toContain(
      await refusalOf(bytes.subarray(0, end)),
    )
  }
  // Bytes of no meaning in place of the compressed sheet.
  const noise = deflateRawSync(Buffer.from('x'.repeat(1000)))
  expect(await refusalOf(Buffer.concat([whole.subarray(0, 200), noise]))).toBe('TABLE_DAMAGED')
})

/** A workbook whose sheet has these compressed bytes, and states how many they are unpacked. */
function withStatedSize(compressed: Buffer, stated: number): Buffer {
  const path = 'xl/worksheets/sheet1.xml'
  const bytes = workbook({ files: { [path]: [compressed, { level: 0 }] } })
  const local = bytes.indexOf(path) - 30
  const central = bytes.lastIndexOf(path) - 46
  for (const method of [local + 8, central + 10]) bytes.writeUInt16LE(8, method)
  for (const size of [local + 22, central + 24]) bytes.writeUInt32LE(stated, size)
  return bytes
}
