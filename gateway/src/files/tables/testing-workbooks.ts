import { strToU8, type Zippable, zipSync } from 'fflate'

interface Parts {
  /** The elements in `sheetData`. */
  data?: string
  /** The elements of shared strings. */
  strings?: string
  /** The formats of cells in order: a built-in id, or a code. */
  formats?: readonly (number | string)[]
  workbook?: string
  files?: Zippable
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (rows: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

export const worksheet = (data: string) =>
  `${HEAD}<worksheet ${MAIN}><sheetData>${data}</sheetData></worksheet>`

/** An XLSX file as spreadsheet programs write it, with the sheets "Satu" and "Dua". */
export function workbook({ data = '', strings = '', formats = [], workbook: book, files }: Parts) {
  const codes = formats.map((one, at) => [typeof one === 'number' ? one : 200 + at, one] as const)
  return Buffer.from(
    zipSync({
      '_rels/.rels': strToU8(relations([['rId1', 'officeDocument', 'xl/workbook.xml']])),
      'xl/workbook.xml': strToU8(
        `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}">${
          book ??
          '<workbookPr/><sheets><sheet name="Satu" sheetId="1" r:id="rId1"/><sheet name="Dua" sheetId="2" r:id="rId2"/></sheets>'
        }</workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        relations([
          ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
          ['rId2', 'worksheet', '/xl/worksheets/sheet2.xml'],
          ['rId3', 'styles', 'styles.xml'],
          ['rId4', 'sharedStrings', 'sharedStrings.xml'],
        ]),
      ),
      'xl/styles.xml': strToU8(
        `${HEAD}<styleSheet ${MAIN}><numFmts>${codes
          .filter(([, one]) => typeof one === 'string')
          .map(
            ([id, one]) =>
              `<numFmt numFmtId="${id}" formatCode="${String(one).replaceAll('"', '&quot;')}"/>`,
          )
          .join(
            '',
          )}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${codes
          .map(([id]) => `<xf numFmtId="${id}"/>`)
          .join('')}</cellXfs></styleSheet>`,
      ),
      'xl/sharedStrings.xml': strToU8(`${HEAD}<sst ${MAIN}>${strings}</sst>`),
      'xl/worksheets/sheet1.xml': strToU8(worksheet(data)),
      'xl/worksheets/sheet2.xml': strToU8(
        worksheet('<row r="1"><c r="A1" t="str"><v>kedua</v></c></row>'),
      ),
      ...files,
    }),
  )
}
