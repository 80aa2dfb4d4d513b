import { type Atlas, type District, atlas } from './atlas.ts'

/** A district, or one village of it. */
export interface Found {
  district: District
  village: number | undefined
}

const MOST_FOUND = 500
const KIND_WORDS = new Set([
  'kota',
  'kabupaten',
  'kab',
  'kecamatan',
  'kec',
  'kelurahan',
  'kel',
  'desa',
  'provinsi',
])

let texts: string[] | undefined

/**
 * The places that match a query: by postal code, or by the names of village, district, city and province in any order.
 * Districts precede villages, and names that begin with the text precede names that contain it.
 */
export function searchPlaces(like: string): Found[] {
  const map = atlas()
  const text = plain(like)
  if (/^\d{3,5}$/.test(text)) return byPostalCode(map, text)
  const all = text.split(' ').filter((word) => word !== '')
  const words = all.filter((word) => !KIND_WORDS.has(word))
  if (words.length === 0) return []
  const phrase = words.join(' ')
  return [...districtsLike(map, words, text), ...villagesLike(map, words, phrase)].slice(
    0,
    MOST_FOUND,
  )
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

function districtsLike(map: Atlas, words: string[], typed: string): Found[] {
  const phrase = words.join(' ')
  texts ??= map.districts.map((district) =>
    plain(`${district.name} | ${district.city} | ${district.province}`),
  )
  const ranked: { rank: number; district: District }[] = []
  map.districts.forEach((district, at) => {
    const text = texts?.[at] as string
    if (!words.every((word) => text.includes(word))) return
    // "Kota Cimahi" means the city, not a district of that name elsewhere.
    const isCity = typed !== phrase && plain(district.city) === typed
    ranked.push({ district, rank: isCity ? -1 : rankOf(plain(district.name), phrase) })
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ district }) => ({ district, village: undefined }))
}

const rankOf = (name: string, phrase: string) =>
  name === phrase ? 0 : name.startsWith(phrase) ? 1 : name.includes(phrase) ? 2 : 3

// Finds villages by the longest run of words in their name; the other words must be in district, city or province.
function villagesLike(map: Atlas, words: string[], phrase: string): Found[] {
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ')
    if (name.length < 3) return []
    const rest = words.slice(length)
    const found = [...occurrences(map, name)].filter((village) => {
      if (rest.length === 0) return true
      const district = map.districtOf(village)
      const around = plain(`${district.name} ${district.city} ${district.province}`)
      return rest.every((word) => around.includes(word))
    })
    if (found.length > 0) {
      return found
        .map((village) => ({
          village,
          rank: rankOf(map.village(village).name.toLowerCase(), phrase),
        }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ village }) => ({ district: map.districtOf(village), village }))
    }
  }
  return []
}

function* occurrences(map: Atlas, name: string): Generator<number> {
  let count = 0
  let position = map.names.indexOf(name)
  while (position !== -1 && count < MOST_FOUND) {
    yield map.villageAt(position)
    count++
    position = map.names.indexOf(name, map.names.indexOf('\n', position))
  }
}

function byPostalCode(map: Atlas, digits: string): Found[] {
  const unit = 10 ** (5 - digits.length)
  const from = Number(digits) * unit
  const found: Found[] = []
  for (let village = 0; village < map.villageCount && found.length < MOST_FOUND; village++) {
    const postal = map.postals[village] as number
    if (postal >= from && postal < from + unit)
      found.push({ district: map.districtOf(village), village })
  }
  return found.toSorted(
    (a, b) =>
      (map.postals[a.village as number] as number) - (map.postals[b.village as number] as number),
  )
}
