import type { Picture } from './descriptor.ts'
import { drawBanner } from './banner.ts'
import { drawBrand, drawCategory, drawSeller } from './plain.ts'
import { drawProduct } from './product.ts'

/** Renders any described image as SVG, `width` pixels wide. */
export function draw(picture: Picture, variant: number, width: number): string {
  switch (picture.kind) {
    case 'product':
      return drawProduct(picture, variant, width)
    case 'seller':
      return drawSeller(picture, width)
    case 'brand':
      return drawBrand(picture, width)
    case 'category':
      return drawCategory(picture, width)
    case 'banner':
      return drawBanner(picture, width)
  }
}
