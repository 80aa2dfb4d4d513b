import { strToU8, zipSync } from 'fflate'
import { type Cell, csvOf } from '../server/csv.ts'
import type { Row } from './personal-data.ts'

/** One ZIP file with all data as JSON, and a CSV file of each table that has rows. */
export function writeExport(data: ReadonlyMap<string, Row[]>, at: Date): Buffer {
  const json = JSON.stringify({ made_at: at.toISOString(), ...Object.fromEntries(data) }, null, 2)
  const files: Record<string, Uint8Array> = { 'data.json': strToU8(json) }
  for (const [table, rows] of data) {
    const [first] = rows
    if (!first) continue
    const names = Object.keys(first)
    const cells = rows.map((row) => names.map((name) => cellOf(row[name])))
    files[`csv/${table}.csv`] = strToU8(csvOf([names, ...cells]))
  }
  return Buffer.from(zipSync(files, { mtime: at }))
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(value)
}
