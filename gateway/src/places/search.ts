import { type Atlas, type District, places } from './atlas.ts'

/** A district, or one village of it. */
export interface Found {
  district: District
  village: number | undefined
}

const MOST_FOUND = 500
const KIND_WORDS = new Set(['kota', 'kabupaten', 'kab', 'kecamatan', 'kec', 'kelurahan', 'kel', 'desa', 'provinsi'])

let texts: string[] | undefined

/**
 * The places that a buyer may mean: by postal code, or by the names of village, district, city and province in any order.
 * Districts come before villages, and names that begin with the text before those that have it inside.
 */
export function searchPlaces(like: string): Found[] {
  const atlas = places()
  const text = plain(like)
  if (/^\d{3,5}$/.test(text)) return byPostalCode(atlas, text)
  const all = text.split(' ').filter((word) => word !== '')
  const words = all.filter((word) => !KIND_WORDS.has(word))
  if (words.length === 0) return []
  const phrase = words.join(' ')
  return [...districtsLike(atlas, words, text), ...villagesLike(atlas, words, phrase)].slice(0, MOST_FOUND)
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ').trim()

function districtsLike(atlas: Atlas, words: string[], typed: string): Found[] {
  const phrase = words.join(' ')
  texts ??= atlas.districts.map((district) => plain(`${district.name} | ${district.city} | ${district.province}`))
  const ranked: { rank: number; district: District }[] = []
  atlas.districts.forEach((district, at) => {
    const text = texts?.[at] as string
    if (!words.every((word) => text.includes(word))) return
    // Who types "Kota Cimahi" means the city, not a district of that name elsewhere.
    const isCity = typed !== phrase && plain(district.city) === typed
    ranked.push({ district, rank: isCity ? -1 : rankOf(plain(district.name), phrase) })
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ district }) => ({ district, village: undefined }))
}

const rankOf = (name: string, phrase: string) => (name === phrase ? 0 : name.startsWith(phrase) ? 1 : name.includes(phrase) ? 2 : 3)

// Villages are looked up by their longest run of words, the rest of the words in district, city or province.
function villagesLike(atlas: Atlas, words: string[], phrase: string): Found[] {
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ')
    if (name.length < 3) return []
    const rest = words.slice(length)
    const found = [...occurrences(atlas, name)].filter((village) => {
      if (rest.length === 0) return true
      const district = atlas.districtOf(village)
      const around = plain(`${district.name} ${district.city} ${district.province}`)
      return rest.every((word) => around.includes(word))
    })
    if (found.length > 0) {
      return found
        .map((village) => ({ village, rank: rankOf(atlas.village(village).name.toLowerCase(), phrase) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ village }) => ({ district: atlas.districtOf(village), village }))
    }
  }
  return []
}

function* occurrences(atlas: Atlas, name: string): Generator<number> {
  let count = 0
  let position = atlas.names.indexOf(name)
  while (position !== -1 && count < MOST_FOUND) {
    yield atlas.villageAt(position)
    count++
    position = atlas.names.indexOf(name, atlas.names.indexOf('\n', position))
  }
}

function byPostalCode(atlas: Atlas, digits: string): Found[] {
  const unit = 10 ** (5 - digits.length)
  const from = Number(digits) * unit
  const found: Found[] = []
  for (let village = 0; village < atlas.villageCount && found.length < MOST_FOUND; village++) {
    const postal = atlas.postals[village] as number
    if (postal >= from && postal < from + unit) found.push({ district: atlas.districtOf(village), village })
  }
  return found.sort((a, b) => (atlas.postals[a.village as number] as number) - (atlas.postals[b.village as number] as number))
}
