import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { LIMITS, TableError } from './table-error.ts'

/** Receives the elements of a document, with names without prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

/** The XML documents of a workbook. All of them together may unpack to a limited size. */
export class WorkbookArchive {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  #unpacked = 0

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  static async open(bytes: Buffer): Promise<WorkbookArchive> {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
    if (zip.entryCount > LIMITS.entries)
      throw new TableError('TABLE_TOO_LARGE', 'The archive has too many files')
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry())
      if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry)
    return new WorkbookArchive(zip, entries)
  }

  /** Reads a document from its begin to its end. Returns whether the archive has it. */
  async read(path: string, handler: XmlHandler): Promise<boolean> {
    const entry = this.#entries.get(path)
    if (!entry) return false
    // The size that an archive states is refused early. The bytes are counted too, because it can be a lie.
    refuseAbove(this.#unpacked + entry.uncompressedSize)
    const parser = parserFor(handler)
    const decoder = new TextDecoder('utf-8', { fatal: true })
    // Unpacks in the threads of zlib, one small piece after the other.
    const stream = await this.#zip.openReadStreamPromise(entry)
    for await (const piece of stream as AsyncIterable<Buffer>) {
      this.#unpacked += piece.length
      refuseAbove(this.#unpacked)
      parser.write(decoder.decode(piece, { stream: true }))
    }
    parser.write(decoder.decode()).close()
    return true
  }
}

function refuseAbove(unpackedBytes: number): void {
  if (unpackedBytes > LIMITS.unpackedBytes)
    throw new TableError('TABLE_TOO_LARGE', 'The archive unpacks to too many bytes')
}

function parserFor(handler: XmlHandler): SaxesParser {
  const parser = new SaxesParser()
  let depth = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1
    if (depth > LIMITS.depth) throw new TableError('TABLE_DAMAGED', 'Too many nested elements')
    handler.open?.(withoutPrefix(name), attributes)
  })
  parser.on('text', (text) => handler.text?.(text))
  parser.on('cdata', (text) => handler.text?.(text))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    handler.close?.(withoutPrefix(name))
  })
  return parser
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
