import { strToU8, Zip, ZipDeflate } from 'fflate'
import { type Cell, csvOf, linesOf } from '../server/csv.ts'
import type { PersonalTable } from './personal-data.ts'

/**
 * One ZIP file with all data as JSON, and a CSV file of each table that has rows. Each table is read once. Only the packed
 * file is in memory.
 */
export async function writeExport(tables: readonly PersonalTable[], at: Date): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const open = (name: string) => {
    const file = Object.assign(new ZipDeflate(name), { mtime: at })
    zip.add(file)
    return {
      write: (text: string) => file.push(strToU8(text)),
      end: () => file.push(new Uint8Array(), true),
    }
  }
  const json = open('data.json')
  json.write(`{"made_at": ${JSON.stringify(at)}`)
  for (const { name, pages } of tables) {
    json.write(`,\n${JSON.stringify(name)}: [`)
    let csv: ReturnType<typeof open> | undefined
    for await (const rows of pages) {
      const texts = rows.map((row) => `\n${JSON.stringify(row)}`)
      json.write((csv ? ',' : '') + texts.join(','))
      const names = Object.keys(rows[0]!)
      const cells = rows.map((row) => names.map((column) => cellOf(row[column])))
      if (csv) csv.write(linesOf(cells))
      else {
        csv = open(`csv/${name}.csv`)
        csv.write(csvOf([names, ...cells]))
      }
    }
    csv?.end()
    json.write(']')
  }
  json.write('\n}')
  json.end()
  zip.end()
  return Buffer.concat(chunks)
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(value)
}
