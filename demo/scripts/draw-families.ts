import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawProduct } from '../src/drawing/product.ts'
import { words } from '../src/drawing/text.ts'
import { families, type Family } from '../src/market/families/family.ts'
import { imageOf } from '../src/market/image-of.ts'

// Writes shots/families-<n>.png: every kind and size of every family on contact sheets, to be looked at by eye.
const folder = new URL('../../shots/', import.meta.url)
const SIDE = 150
const CAPTION = 30
const COLUMNS = 10
const ROWS = 8

const productsOf = (family: Family) =>
  family.kinds.flatMap((kind, at) =>
    family.sizes.map((size) => {
      const brand = family.brands[at % family.brands.length] ?? null
      return {
        title: [family.noun, kind.name, size.text].filter(Boolean).join(' '),
        svg: drawProduct(imageOf({ family, brand, kind, size }), 1, SIDE),
      }
    }),
  )

function captionOf(title: string): string {
  const box = { x: 2, y: 2, w: SIDE - 4, h: CAPTION - 6, lines: 2, maxSize: 13 }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${CAPTION}">${words(title, { font: 'sans', colour: '#1f2329', ...box })}</svg>`
}

async function sheetOf(products: ReturnType<typeof productsOf>): Promise<Buffer> {
  const layers = products.flatMap(({ title, svg }, at) => {
    const left = (at % COLUMNS) * (SIDE + 4)
    const top = Math.floor(at / COLUMNS) * (SIDE + CAPTION + 4)
    return [
      { input: Buffer.from(svg), left, top },
      { input: Buffer.from(captionOf(title)), left, top: top + SIDE },
    ]
  })
  const width = COLUMNS * (SIDE + 4)
  const height = Math.ceil(products.length / COLUMNS) * (SIDE + CAPTION + 4)
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png()
    .toBuffer()
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const only = process.argv[2]
const products = families
  .filter((family) => only === undefined || new RegExp(only).test(family.noun))
  .flatMap(productsOf)
const perSheet = COLUMNS * ROWS
for (let at = 0; at < products.length; at += perSheet) {
  const name = `families-${String(at / perSheet + 1).padStart(2, '0')}.png`
  await writeFile(new URL(name, folder), await sheetOf(products.slice(at, at + perSheet)))
}
process.stdout.write(
  `${families.length} families, ${products.length} pictures: shots/families-*.png\n`,
)
