import { mkdir, writeFile } from 'node:fs/promises'
import { drawProduct } from '../src/drawing/product.ts'
import { families } from '../src/market/families/family.ts'
import { iconOf } from '../src/market/families/kind-icons.ts'
import { imageOf } from '../src/market/product.ts'

// Writes shots/families.html: the picture of every family, and of each kind that has its own, to be looked at by eye.
const folder = new URL('../../shots/', import.meta.url)

const figures = families.flatMap((family) => {
  const [first] = family.kinds
  const kinds = family.kinds.filter(
    (kind) => kind === first || iconOf(family, kind.name) !== family.icon,
  )
  return kinds.map((kind) => {
    const [brand = null] = family.brands
    const image = drawProduct(imageOf({ family, brand, kind, size: family.sizes[0]! }), 1, 140)
    const address = `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`
    return `<figure><img src="${address}" alt=""><figcaption>${family.noun} ${kind.name}</figcaption></figure>`
  })
})

await mkdir(folder, { recursive: true })
await writeFile(
  new URL('families.html', folder),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Borong: every family</title>
<style>body{margin:16px;font:11px system-ui}main{display:grid;gap:8px;grid-template-columns:repeat(auto-fill,140px)}figure{margin:0}</style>
<h1>${families.length} families</h1><main>${figures.join('')}</main></html>`,
)
process.stdout.write(`${figures.length} pictures: shots/families.html\n`)
