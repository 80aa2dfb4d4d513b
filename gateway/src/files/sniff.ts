import { fileTypes } from '@borong/api/files.shapes'
import { fileTypeFromBuffer } from 'file-type'
import type { FileType } from './table.ts'

const isAllowed = (type: string): type is FileType =>
  (fileTypes as readonly string[]).includes(type)

/** The type of a file by its content; undefined for every type that may not be attached. */
export async function typeOf(bytes: Buffer, name: string): Promise<FileType | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (found) return isAllowed(found.mime) ? found.mime : undefined
  if (!isText(bytes)) return undefined
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain'
}

/** Whether the bytes are UTF-8 or, with its mark, UTF-16 as spreadsheets save it, and no page or drawing of the web. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    return !text.includes('\0') && !/^\s*<(?:!doctype|html|svg|script|\?xml)/i.test(text)
  } catch {
    return false
  }
}

const encodingOf = (bytes: Buffer) =>
  bytes[0] === 0xff && bytes[1] === 0xfe
    ? 'utf-16le'
    : bytes[0] === 0xfe && bytes[1] === 0xff
      ? 'utf-16be'
      : 'utf-8'
