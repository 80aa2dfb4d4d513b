import type { Pack, ProductImage } from '../drawing/descriptor.ts'
import type { Family, Kind, Size } from './families/family.ts'
import { iconOf } from './families/kind-icons.ts'
import { otherTint, tintOf } from './kind-tints.ts'
import type { Listing } from './listing.ts'

/** The image of a product, which its seller does not change. */
export function imageOf({
  family,
  brand,
  kind,
  size,
}: Pick<Listing, 'family' | 'brand' | 'kind' | 'size'>): ProductImage {
  const pack = packOf(family, kind, size)
  const label = [family.noun, kind.name].filter(Boolean).join(' ')
  const word = family.noun.split(' ').slice(0, 2).join(' ')
  const tint = tintFor(family, kind, pack)
  const mark = pack === 'icon' ? undefined : markFor(family, kind, pack)
  const pieces = pack === 'icon' && fresh(family) && size.kilograms > 2 ? 3 : 1
  const scale = scaleOf(family, kind, size, pack)
  const form = formOf(family, kind)
  const count = countOf(pack, `${kind.name} ${size.text}`)
  return {
    kind: 'product',
    pack,
    brand: brand?.name ?? word.slice(0, 14),
    label,
    size:
      pack === 'icon' ? [kind.name, size.text].filter(Boolean).join(' · ') : contentOf(size, count),
    palette: family.leaf.palette,
    icon: iconOf(family, kind.name),
    ...(tint === undefined ? {} : { tint }),
    ...(mark === undefined ? {} : { mark }),
    ...(pieces === 1 ? {} : { pieces }),
    ...(form === undefined ? {} : { form }),
    ...(scale === 1 ? {} : { scale }),
    ...(count === undefined ? {} : { count: `${count.toLocaleString('id')} ×` }),
  }
}

// Types that have no number, or another one than their number: sheets with a window, a tray of a third.
const forms: Readonly<Record<string, number>> = {
  'Food Pan Stainless GN 1/2 10 cm': 2,
  'Food Pan Stainless GN 1/3 15 cm': 3,
  'Loyang 20 cm': 1,
  'Loyang 24 cm': 1,
  'Loyang 30x40 cm': 3,
  'Sticky Notes 3x3 inci': 1,
  'Sticky Notes 3x5 inci': 2,
  'Sticky Notes Indeks': 3,
  'Amplop Putih Jendela': 2,
  'Sendok Plastik Bebek': 2,
}
const formOf = (family: Family, kind: Kind): number | undefined =>
  forms[`${family.noun} ${kind.name}`] ?? (Number(/\d+/.exec(kind.name)?.[0] ?? 0) || undefined)

// Goods whose material is their colour, whatever their kind is.
const materials: Readonly<Record<string, string>> = {
  'Amplop Cokelat': '#c99a5e',
  'Amplop Putih': '#ffffff',
  'Selada Keriting Merah': '#8a3050',
  'Selada Keriting Hijau': '#79b843',
  'Jahe Segar Merah': '#b5654a',
  'Bawang Merah Brebes': '#8f2346',
  'Bawang Merah Biasa': '#b8576f',
  'Bawang Putih Kating': '#d3b3c4',
  'Bawang Putih Honan': '#efe8dc',
  'Tahu Putih': '#f6f1e2',
  'Anggur Merah': '#6d1526',
  'Anggur Putih': '#e9e3b4',
  'Soju Original': '#a9cfa0',
  'Arak Bali': '#eaf1ee',
  'Gula Merah Aren': '#6d3d1c',
  'Gula Merah Kelapa': '#a9682f',
  'Kursi Plastik Kafe Putih': '#dfe4e8',
  'Kantong Sampah': '#2b2d31',
  'Lakban Fragile': '#f1ece2',
  'Paper Bag Kraft': '#c99a5e',
  'Kotak Makan Kraft': '#b5814c',
  'Aluminium Foil': '#c9d1d8',
  'Papan Semen': '#b9bfc3',
  'Cuka Makan': '#eaf1ee',
  'Semen PCC': '#9aa0a6',
  Isolasi: '#d9ecf2',
  'Plastik Wrap': '#d9ecf2',
}
const colourless = /^(Beras|Telur|Udang|Ikan|Daging|Jeroan|Tahu|Buah|Sayur|Jagung|Apel|Jeruk)\b/

function tintFor(family: Family, kind: Kind, pack: Pack): string | undefined {
  const material = materials[`${family.noun} ${kind.name}`] ?? materials[family.noun]
  if (material !== undefined) return material
  return colourless.test(family.noun) && (pack === 'tray' || pack === 'icon' || pack === 'crate')
    ? undefined
    : tintOf(kind.name)
}

// A label differs from those of the kinds before it that have the same colour, or none.
function markFor(family: Family, kind: Kind, pack: Pack): string | undefined {
  const tint = tintFor(family, kind, pack)
  const alike = family.kinds.filter((other) => tintFor(family, other, pack) === tint)
  if (tint === undefined) return otherTint(family.kinds.indexOf(kind))
  return otherTint(alike.indexOf(kind))
}

const loose = new Set(['Sayuran', 'Bawang & Cabai', 'Buah'])
const fresh = (family: Family) => loose.has(family.leaf.nameId)

const packWords: readonly [RegExp, Pack][] = [
  [/^Drum|drum$/, 'drum'],
  [/^Keg/, 'drum'],
  [/^(Pail|Ember)|ember$/, 'pail'],
  [/^(Jerigen|Galon)|jerigen$|galon$/, 'jerrycan'],
  [/^Sachet/, 'sachet'],
  [/^Pouch/, 'refill'],
  [/^Botol|botol$/, 'bottle'],
  [/^Kaleng/, 'can'],
  [/^Semprot/, 'aerosol'],
  [/^(Kotak|Gelas) /, 'carton'],
  [/peti$/, 'crate'],
  [/sak$/, 'sack'],
  [/tray$/, 'tray'],
]

// Families of which all packs, or those of a kind, differ from the usual one of their line.
const ownPacks: Readonly<Record<string, Pack>> = {
  'Air Galon Isi Ulang Tukar': 'gallon',
  'Air Galon Sekali Pakai': 'gallon',
  Lakban: 'tape',
  Isolasi: 'tape',
  'Papan Semen': 'sheets',
  'Toples Plastik': 'icon',
  'Botol Susu': 'icon',
  'Obat Nyamuk Semprot': 'aerosol',
  'Mi Cup': 'cup',
  'Pelumas Penetran Semprot': 'aerosol',
  'Pembersih Dasbor Silikon': 'aerosol',
  'Cat Tembok Interior': 'pail',
  'Cat Tembok Eksterior': 'pail',
  'Pelapis Antibocor': 'pail',
  'Vitamin C': 'bottle',
}

// The size overrides the family's usual pack: oil in pouches, jerrycans and drums is one family.
function packOf(family: Family, kind: Kind, size: Size): Pack {
  const { noun, pack } = family
  const own = ownPacks[`${noun} ${kind.name}`] ?? ownPacks[noun]
  if (noun === 'Pembersih Kaca' && size.text.startsWith('Semprot')) return 'trigger'
  if (noun === 'Vitamin C' && size.unit === 'box') return 'box'
  if (own !== undefined) return own
  if (noun === 'Krekers') return size.text.startsWith('Kaleng') ? 'can' : 'pouch'
  if (pack === 'icon') return fresh(family) ? freshPack(size) : 'icon'
  const found = packWords.find(
    ([pattern]) => pattern.test(size.text) || pattern.test(size.unit) || pattern.test(kind.name),
  )?.[1]
  const one = kilogramsOfOne(size)
  if (found === 'sack' && one <= 1) return 'pouch'
  if (found !== undefined) return found
  const boxed = /^(karton|dus|ball|bal)$/.test(size.unit)
  // One large unit, or many small packs without a name of their own, is a carton.
  if (boxed && (pack === 'ream' || / x /.test(size.text) || (one >= 5 && !/isi/i.test(size.text))))
    return 'carton'
  if (pack === 'sack' && one <= 2) return 'pouch'
  if (pack === 'pail' && one < 2) return noun === 'Gemuk' ? 'can' : 'pouch'
  if ((pack === 'jerrycan' || pack === 'drum') && one < 1.5) return 'bottle'
  if (pack === 'drum' || (pack === 'bottle' && one >= 3)) return 'jerrycan'
  return pack
}

// Loose vegetables and fruit: boxes and sacks as their unit says, crates from ten kilograms.
function freshPack({ unit, kilograms }: Size): Pack {
  if (unit === 'dus') return 'carton'
  if (unit === 'sak') return 'sack'
  return kilograms >= 10 ? 'crate' : 'icon'
}

const kilogramsOfOne = ({ text, kilograms }: Size) => kilograms / (countIn(text) ?? 1)
const countIn = (text: string) => {
  const digits = / isi ([\d.]+) ?$/.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll('.', ''))
}

// Cartons and boxes have their number on the label; of other packs, two are rendered with their number.
const counted = new Set<Pack>([
  'bottle',
  'can',
  'pouch',
  'refill',
  'jerrycan',
  'tube',
  'aerosol',
  'trigger',
  'cup',
  'pail',
  'gallon',
  'tape',
  'sachet',
  'roll',
])
const countOf = (pack: Pack, text: string) => (counted.has(pack) ? countIn(text) : undefined)
const contentOf = ({ text, unit }: Size, count: number | undefined) =>
  (count === undefined ? text : text.replace(/ isi [\d.]+$/, '')) || `1 ${unit}`

const SMALLEST = 0.76

/** Between `SMALLEST` and 1, evenly by the rank among the values of a family. */
function rank(values: readonly number[], value: number): number {
  const steps = [...new Set(values)].toSorted((one, other) => one - other)
  if (steps.length < 2) return 1
  return (
    Math.round((SMALLEST + ((1 - SMALLEST) * steps.indexOf(value)) / (steps.length - 1)) * 100) /
    100
  )
}

const scaleOfSize = (family: Family, kind: Kind, size: Size) => {
  const pack = packOf(family, kind, size)
  const alike = family.sizes.filter((other) => packOf(family, kind, other) === pack)
  return rank(alike.map(sizeOf), sizeOf(size))
}
const sizeOf = (size: Size) =>
  Math.round((size.text.startsWith('Isi') ? size.kilograms : kilogramsOfOne(size)) * 100)

// Families whose kinds are sizes, although they have packs.
const sizedKinds =
  /^(Isolasi|Kantong|Plastik|Aluminium Foil|Papan Semen|Stiker Thermal|Kertas Kasir|Tas Kain|Paper Bag|Piring|Mangkuk|Kotak (Makan|Nasi)|Thinwall|Gelas Plastik|Paper (Cup|Bowl)|Popok|Amenitas|Tambal Ban|Baut|Kain Lap|Kanebo)/
// Families whose drawings show the size or the type themselves, or whose kinds have the same size.
const unscaled =
  /^(PC Desktop|Proyektor|Meja|Kursi|Filing|Loker|Rak Gudang|Stopkontak|Kompor|Showcase|Pisau|Rak Minimarket|Lampu Darurat|Obeng)/

function scaleOf(family: Family, kind: Kind, size: Size, pack: Pack): number {
  const bySize = pack === 'icon' ? 1 : scaleOfSize(family, kind, size)
  if (pack !== 'icon' && !sizedKinds.test(family.noun)) return bySize
  if (unscaled.test(family.noun)) return 1
  const alike = family.kinds.filter(
    (other) =>
      iconOf(family, other.name) === iconOf(family, kind.name) &&
      tintFor(family, other, pack) === tintFor(family, kind, pack),
  )
  const measure = ({ name, factor }: Kind) =>
    /^(Laptop|Sepatu)/.test(family.noun) ? Number(/\d+/.exec(name)?.[0]) : factor
  return Math.round(bySize * rank(alike.map(measure), measure(kind)) * 100) / 100
}
