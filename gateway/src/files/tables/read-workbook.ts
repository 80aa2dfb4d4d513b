import { numberFormat, type NumberFormat } from './number-format.ts'
import { LIMITS, TableError } from './table-error.ts'
import { WorkbookArchive } from './workbook-archive.ts'

/** The parts of a workbook that the cells of its first visible sheet need. */
export interface Workbook {
  archive: WorkbookArchive
  sheet: { name: string; path: string }
  /** The number of visible sheets. */
  sheets: number
  from1904: boolean
  texts: readonly string[]
  /** The number formats of cells, by the index of their style. */
  formats: readonly NumberFormat[]
}

const MOST_FORMATS = 70_000

export async function readWorkbook(bytes: Buffer): Promise<Workbook> {
  const archive = await WorkbookArchive.open(bytes)
  const main = [...(await relationsOf(archive, '')).values()].find(
    ({ type }) => type === 'officeDocument',
  )
  if (!main) throw new TableError('TABLE_TYPE', 'The archive is no workbook')
  const relations = await relationsOf(archive, main.path)
  const found: { name: string; id: string }[] = []
  let from1904 = false
  await archive.read(main.path, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
      if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible')
        found.push({ name: attributes.name ?? '', id: idOf(attributes) })
    },
  })
  const first = found.find(({ id }) => relations.get(id)?.type === 'worksheet')
  if (!first) throw new TableError('TABLE_TYPE', 'The archive has no sheet')
  const pathOf = (type: string) => [...relations.values()].find((one) => one.type === type)?.path
  return {
    archive,
    sheet: { name: first.name, path: relations.get(first.id)!.path },
    sheets: found.length,
    from1904,
    formats: await readFormats(archive, pathOf('styles')),
    texts: await readTexts(archive, pathOf('sharedStrings')),
  }
}

/** The id of a relation, whose prefix the file chooses. */
const idOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

/** The documents to which a document refers, by id. The empty path is the archive itself. */
async function relationsOf(archive: WorkbookArchive, path: string) {
  const folder = path.split('/').slice(0, -1)
  const name = path.split('/').at(-1)
  const relations = new Map<string, { type: string; path: string }>()
  await archive.read([...folder, '_rels', `${name}.rels`].join('/'), {
    open(element, { Id = '', Type = '', Target = '' }) {
      if (element === 'Relationship')
        relations.set(Id, { type: Type.split('/').at(-1)!, path: resolved(folder, Target) })
    },
  })
  return relations
}

function resolved(folder: readonly string[], target: string): string {
  const path = target.startsWith('/') ? [] : [...folder]
  for (const part of target.split('/')) {
    if (part === '..') path.pop()
    else if (part !== '' && part !== '.') path.push(part)
  }
  return path.join('/')
}

async function readFormats(archive: WorkbookArchive, path = ''): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let ofCells = false
  await archive.read(path, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') ofCells = true
      if (name !== 'xf' || !ofCells) return
      if (formats.length >= MOST_FORMATS)
        throw new TableError('TABLE_TOO_LARGE', 'The workbook has too many styles')
      formats.push(numberFormat(Number(numFmtId), codes.get(Number(numFmtId))))
    },
    close(name) {
      if (name === 'cellXfs') ofCells = false
    },
  })
  return formats
}

async function readTexts(archive: WorkbookArchive, path = ''): Promise<string[]> {
  const texts: string[] = []
  const item = itemText()
  await archive.read(path, {
    open: item.open,
    text: item.text,
    close(name) {
      item.close(name)
      if (name !== 'si') return
      if (texts.length >= LIMITS.texts)
        throw new TableError('TABLE_TOO_LARGE', 'The workbook has too many texts')
      texts.push(item.take())
    },
  })
  return texts
}

/** Collects the text of an item with its parts of different fonts, and without its furigana. */
export function itemText() {
  let collected = ''
  let isText = false
  let isPhonetic = false
  return {
    open(name: string) {
      if (name === 't') isText = true
      if (name === 'rPh') isPhonetic = true
    },
    text(text: string) {
      if (isText && !isPhonetic && collected.length < LIMITS.cell)
        collected += text.slice(0, LIMITS.cell)
    },
    close(name: string) {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
    },
    take(): string {
      const text = collected
      collected = ''
      return text
    },
  }
}
