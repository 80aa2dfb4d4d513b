/**
 * Writes src/places/places.json.br from the package geografis: provinces, cities, districts and villages, with postal code
 * and coordinates to about ten metres. Run it again when the package has a newer list: `node scripts/extract-places.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PackedProvince } from '../src/places/packed.ts'

interface Row {
  code: string
  postal: number
  province: string
  city: string
  district: string
  village: string
  latitude: number
  longitude: number
}

const source = createRequire(import.meta.url).resolve('geografis/data/json/data.json')
const rows = JSON.parse(readFileSync(source, 'utf8')) as Row[]
rows.sort((a, b) => (a.code < b.code ? -1 : 1))

const provinces: PackedProvince[] = []
for (const row of rows) {
  const [province = '', city = '', district = '', village = ''] = row.code.split('.')
  const inProvince = last(provinces, province, (code) => [code, row.province, []])
  const inCity = last(inProvince[2], city, (code) => [code, shorter(row.city), []])
  const inDistrict = last(inCity[2], district, (code) => [
    code,
    row.district.trim(),
    fine(row.latitude),
    fine(row.longitude),
    [],
  ])
  inDistrict[4].push([
    Number(village),
    row.village.trim(),
    row.postal,
    fine(row.latitude) - inDistrict[2],
    fine(row.longitude) - inDistrict[3],
  ])
}

function last<T extends [string, ...unknown[]]>(
  list: T[],
  code: string,
  make: (code: string) => T,
): T {
  const before = list.at(-1)
  if (before?.[0] === code) return before
  const made = make(code)
  list.push(made)
  return made
}

function fine(degrees: number) {
  return Math.round(degrees * 10_000)
}

// The common name of a city: "Kota Administrasi Jakarta Selatan" is not in use.
function shorter(city: string) {
  return city
    .replace('Kota Administrasi ', 'Kota ')
    .replace('Kabupaten Administrasi ', 'Kabupaten ')
}

const packed = brotliCompressSync(JSON.stringify(provinces), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(join(import.meta.dirname, '../src/places/places.json.br'), packed)
process.stdout.write(`${rows.length} villages, ${packed.length} bytes\n`)
