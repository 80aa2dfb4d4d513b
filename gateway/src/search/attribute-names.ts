import { unitName } from '@borong/api/rules/unit-name'
import type { Language } from '../server/domain.ts'

// Other values are the same in both languages, or have the name of a selling unit.
const ENGLISH: Readonly<Record<string, string>> = {
  putih: 'white',
  hitam: 'black',
  'merah-muda': 'pink',
  merah: 'red',
  biru: 'blue',
  hijau: 'green',
  kuning: 'yellow',
  cokelat: 'brown',
  'abu-abu': 'grey',
  oranye: 'orange',
  ungu: 'purple',
  krem: 'cream',
  bening: 'clear',
  standar: 'standard',
  biasa: 'ordinary',
  reguler: 'regular',
  organik: 'organic',
  gelas: 'cup',
  kotak: 'box',
}

const ABBREVIATIONS = new Set(['sni', 'bpom'])

const LARGER: Readonly<Record<string, readonly [factor: number, unit: string][]>> = {
  g: [[1000, 'kg']],
  ml: [[1000, 'L']],
  mm: [
    [1000, 'm'],
    [10, 'cm'],
  ],
  gb: [[1024, 'TB']],
}

/** The name of an attribute's value, `size.5000g`: 5 kg. An unknown value is its own name. */
export function attributeName(token: string, language: Language): string {
  const value = token.slice(token.indexOf('.') + 1)
  if (token.startsWith('size.')) return sizeName(value, language)
  if (ABBREVIATIONS.has(value)) return value.toUpperCase()
  const english = ENGLISH[value] ?? unitName(value, 'en')
  if (value.startsWith('grade-')) return `Grade ${value.slice(-1).toUpperCase()}`
  const name = language === 'en' ? english.replaceAll('-', ' ') : indonesian(value)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const indonesian = (value: string) => (value === 'abu-abu' ? value : value.replaceAll('-', ' '))

function sizeName(value: string, language: Language): string {
  const [, number, unit = ''] = /^(\d+(?:p\d+)?)([a-z]+)$/.exec(value) ?? []
  if (!number) return value.toUpperCase()
  const amount = Number(number.replace('p', '.'))
  const [factor, larger] = LARGER[unit]?.find(([least]) => amount >= least) ?? [1, unit]
  const written = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-US', {
    maximumFractionDigits: 3,
  }).format(amount / factor)
  return `${written} ${unitWord(larger, language)}`
}

const unitWord = (unit: string, language: Language) => {
  if (unit === 'inci') return language === 'en' ? 'inch' : unit
  return ['w', 'v', 'gb', 'hp'].includes(unit) ? unit.toUpperCase() : unit
}
