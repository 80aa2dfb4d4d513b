import { packs, type ProductImage } from './descriptor.ts'
import { drawProduct } from './product.ts'

test.each(packs)(
  'K-08: the image of a %s has no invalid number, with and without an icon, for every label',
  (pack) => {
    for (const icon of [undefined, 'cooked-rice', 'not-an-icon']) {
      for (const label of [
        'Beras',
        'Tepung Terigu Serbaguna Protein Tinggi & Vitamin',
        '日本 <b>',
        '',
      ]) {
        const product: ProductImage = {
          kind: 'product',
          pack,
          brand: 'Padi Emas',
          label,
          size: '25 kg',
          palette: 'rice',
          ...(icon ? { icon } : {}),
        }
        for (const variant of [1, 2, 3, 4]) {
          expect(drawProduct(product, variant, 96)).not.toMatch(/NaN|undefined|Infinity|<b>/)
        }
      }
    }
  },
)
