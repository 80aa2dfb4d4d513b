import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { PackedProvince } from './packed.ts'

export interface District {
  /** The official code of six digits: province, city, district. */
  id: string
  name: string
  city: string
  province: string
  latitude: number
  longitude: number
  /** Its villages have the indexes from `first` up to, not including, `end`. */
  first: number
  end: number
}

export interface Village {
  id: string
  name: string
  /** Five digits, or empty when the list has none. */
  postalCode: string
  latitude: number
  longitude: number
}

/**
 * All places of Indonesia. The data changes only with a release of the gateway, so it is read from a file (0.1 s, some
 * 8 MB) and not loaded into each shop's database (83,449 rows and two trigram indexes).
 */
export interface Atlas {
  districts: readonly District[]
  byId: ReadonlyMap<string, District>
  villageCount: number
  village(index: number): Village
  districtOf(village: number): District
  /** All village names in lower case, each between two line feeds, for a text search. */
  names: string
  /** The index of the village at a position in `names`. */
  villageAt(position: number): number
  postals: Int32Array
  latitudes: Float32Array
  longitudes: Float32Array
}

let read: Atlas | undefined

/** The atlas; the first call reads its file. */
export function atlas(): Atlas {
  read ??= readAtlas()
  return read
}

function readAtlas(): Atlas {
  const file = join(import.meta.dirname, 'places.json.br')
  const provinces = JSON.parse(
    brotliDecompressSync(readFileSync(file)).toString('utf8'),
  ) as PackedProvince[]
  const total = sum(
    provinces.flatMap(([, , cities]) =>
      cities.flatMap(([, , districts]) => districts.map((district) => district[4].length)),
    ),
  )
  const postals = new Int32Array(total)
  const suffixes = new Int16Array(total)
  const latitudes = new Float32Array(total)
  const longitudes = new Float32Array(total)
  const owners = new Uint16Array(total)
  const starts = new Uint32Array(total + 1)
  const written: string[] = []
  const districts: District[] = []
  let at = 0
  let position = 1
  for (const [provinceCode, province, cities] of provinces) {
    for (const [cityCode, city, inCity] of cities) {
      for (const [code, name, latitude, longitude, villages] of inCity) {
        const first = at
        for (const [suffix, village, postal, north, east] of villages) {
          suffixes[at] = suffix
          postals[at] = postal
          latitudes[at] = (latitude + north) / 10_000
          longitudes[at] = (longitude + east) / 10_000
          owners[at] = districts.length
          starts[at] = position
          written.push(village)
          position += village.length + 1
          at++
        }
        districts.push({
          id: provinceCode + cityCode + code,
          name,
          city,
          province,
          latitude: mean(latitudes, first, at),
          longitude: mean(longitudes, first, at),
          first,
          end: at,
        })
      }
    }
  }
  starts[total] = position
  const shown = `\n${written.join('\n')}\n`

  return {
    districts,
    byId: new Map(districts.map((district) => [district.id, district])),
    villageCount: total,
    names: shown.toLowerCase(),
    postals,
    latitudes,
    longitudes,
    districtOf: (village) => districts[owners[village] as number] as District,
    village(index) {
      const start = starts[index] as number
      const district = districts[owners[index] as number] as District
      return {
        id: district.id + String(suffixes[index]).padStart(4, '0'),
        name: shown.slice(start, (starts[index + 1] as number) - 1),
        postalCode: postals[index] ? String(postals[index]) : '',
        latitude: round(latitudes[index] as number),
        longitude: round(longitudes[index] as number),
      }
    },
    villageAt(place) {
      let low = 0
      let high = total - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle] as number) <= place) low = middle
        else high = middle - 1
      }
      return low
    },
  }
}

const sum = (list: number[]) => list.reduce((total, value) => total + value, 0)
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
const mean = (values: Float32Array, first: number, end: number) =>
  round(sum([...values.subarray(first, end)]) / (end - first))
