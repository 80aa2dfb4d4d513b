import { takeQuantities } from './quantities.ts'

/** The attributes of goods that a list can be filtered by, in the order of their filters. */
export const ATTRIBUTES = ['packaging', 'size', 'grade', 'color', 'certificate'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

/** The attribute of a value: `size.5000g` is one of `size`. */
export const attributeIn = (value: string): string => value.slice(0, value.indexOf('.'))

type Fact = { name: string; value: string }

// Each name of a packaging with its value; `pcs` and `kg` are units, not packaging.
const PACKAGING = new Map(
  `sak karung:sak karton dus box jerigen ember pail:ember botol galon drum tray pouch peti krat kaleng toples keg sachet gelas
kotak roll ball pack rim`
    .split(/\s+/)
    .map((word) => word.split(':'))
    .map(([name = '', value = name]) => [name, value]),
)

/** The colours by their Indonesian names; the values are their slugs. */
export const COLORS = [
  'putih',
  'hitam',
  'merah muda',
  'merah',
  'biru',
  'hijau',
  'kuning',
  'cokelat',
  'abu-abu',
  'oranye',
  'ungu',
  'krem',
  'bening',
  'cyan',
  'magenta',
] as const

/** The grades by their Indonesian names. */
export const GRADES = [
  'premium',
  'super',
  'medium',
  'standar',
  'biasa',
  'reguler',
  'organik',
  'grade a',
  'grade b',
] as const

const COLOR = new RegExp(`^(${COLORS.join('|')})(?![\\p{L}-])`, 'u')
const PAPER = /^(a[3-6]|b[45]|f4)(?![\d\p{L}])/u
const CLOTHES = /^(?:s|m|x{0,3}l)$/

const CERTIFICATES: readonly [value: string, fact: string, text: RegExp][] = [
  ['halal', 'Sertifikat', /\bhalal\b/i],
  ['sni', 'Standar', /\bsni\b/i],
  ['bpom', 'Izin edar', /\bbpom\b/i],
]

/** The attributes of a product by its specification, the standard form that sellers fill in: `size.5000g`, `grade.premium`. */
export function attributesOf({
  unit,
  specification,
}: {
  unit: string
  specification: readonly Fact[]
}): string[] {
  const fact = (name: string) => specification.find((one) => one.name === name)?.value ?? ''
  const [content, kind] = [fact('Isi kemasan').toLowerCase(), fact('Jenis').toLowerCase()]
  // Goods with a shelf life have kinds, not colours: green tea, dark chocolate.
  const color = (fact('Warna') || (fact('Masa simpan') ? '' : kind)).toLowerCase()
  const grade = (fact('Mutu') || kind).toLowerCase()
  const size = sizeIn(fact('Ukuran').toLowerCase()) ?? sizeIn(content) ?? sizeIn(kind)
  const values: Record<Attribute, (string | undefined)[]> = {
    packaging: [PACKAGING.get(content.split(' ')[0] ?? ''), PACKAGING.get(unit.toLowerCase())],
    size: [size],
    grade: [GRADES.find((one) => one === grade)],
    color: [COLOR.exec(color)?.[1]],
    certificate: CERTIFICATES.filter(([, name, text]) => text.test(fact(name))).map(
      ([value]) => value,
    ),
  }
  const all = ATTRIBUTES.flatMap((attribute) =>
    values[attribute].flatMap((value) => (value ? `${attribute}.${slugOf(value)}` : [])),
  )
  return [...new Set(all)]
}

/** A size of paper or clothes, else the first quantity, in its base unit. */
function sizeIn(text: string): string | undefined {
  const named = PAPER.exec(text)?.[1] ?? CLOTHES.exec(text)?.[0]
  return named ?? takeQuantities(text).quantities[0]?.token.slice(1)
}

const slugOf = (value: string) => value.replaceAll(' ', '-')
