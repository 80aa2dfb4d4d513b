import { drawProduct } from '../drawing/product.ts'
import { families, type Family } from './families/family.ts'
import { imageOf } from './image-of.ts'

// Each kind and size of each family, of its first brand.
const images = families.flatMap((family) =>
  family.kinds.flatMap((kind) =>
    family.sizes.map((size) => ({
      family,
      kind,
      size,
      image: imageOf({ family, brand: family.brands[0]!, kind, size }),
    })),
  ),
)
const imageNamed = (name: string) =>
  images.find(
    ({ family, kind, size }) =>
      [family.noun, kind.name, size.text].filter(Boolean).join(' ') === name,
  )!.image
const drawn = new Map(images.map((one) => [one, drawProduct(one.image, 1, 96)]))

test('R-12: no two kinds or sizes of goods have the same image', () => {
  const names = new Map<string, string[]>()
  for (const [{ family, kind, size }, svg] of drawn)
    names.set(svg, [
      ...(names.get(svg) ?? []),
      `${family.noun} ${kind.name} ${size.text} ${size.unit}`,
    ])
  expect([...names.values()].filter((same) => same.length > 1)).toEqual([])
})

test('R-12: the kinds of a family look different also where their text cannot be read', () => {
  const silent = (family: Family) =>
    images
      .filter((one) => one.family === family && one.size === family.sizes[0])
      .map(({ image }) => drawProduct({ ...image, label: '', size: '' }, 1, 96))
  // Only machines of one housing, and tools of one size, differ by their data alone.
  const same = families
    .filter((family) => new Set(silent(family)).size < silent(family).length)
    .map(({ noun }) => noun)
  expect(same).toEqual(['Laptop', 'PC Desktop', 'Proyektor'])
})

test.each([
  ['Helm Proyek Biru Fastrack', { icon: 'hard-hat', tint: '#2563b8' }],
  ['Kursi Plastik Kafe Cokelat', { icon: 'plastic-chair', tint: '#7a4a2b' }],
  ['Kursi Tunggu Stainless 4 Dudukan', { icon: 'waiting-seats', form: 4 }],
  ['Ikan Lele 1 kg', { pack: 'tray', icon: 'catfish' }],
  ['Ikan Kakap Merah 1 kg', { pack: 'tray', icon: 'snapper' }],
  ['Printer Ink Tank A3', { icon: 'a3-printer' }],
  ['Kabel Jumper Aki 500 A', { icon: 'jumper-cables' }],
  ['Minyak Goreng Pouch 1 L isi 12', { pack: 'refill', size: 'Pouch 1 L', count: '12 ×' }],
  ['Minyak Goreng Jerigen 18 L', { pack: 'jerrycan', size: 'Jerigen 18 L' }],
  ['Telur Ayam Negeri Grade A Peti 15 kg', { pack: 'crate' }],
  ['Sayur Segar Wortel 5 kg', { pack: 'icon', pieces: 3 }],
  ['Krekers Asin 250 g isi 12', { pack: 'pouch', count: '12 ×' }],
  ['Saus Tomat Sachet 9 g isi 1.000', { pack: 'sachet', count: '1.000 ×' }],
])('R-12: the image of %s shows its packaging, colour and number', (name, expected) => {
  expect(imageNamed(name)).toMatchObject(expected)
})

test('R-12: a larger size of a family is rendered larger', () => {
  const scales = ['5 kg', '10 kg', '25 kg', '50 kg'].map(
    (size) => imageNamed(`Beras Premium ${size}`).scale ?? 1,
  )
  expect(scales).toEqual(scales.toSorted((one, other) => one - other))
  expect(new Set(scales).size).toBe(4)
})
