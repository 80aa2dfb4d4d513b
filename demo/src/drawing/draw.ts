import type { ImageDescriptor } from './descriptor.ts'
import { drawBanner } from './banner.ts'
import { drawBrand, drawCategory, drawSeller } from './plain.ts'
import { drawProduct } from './product.ts'

/** Renders any described image as SVG, `width` pixels wide. */
export function draw(image: ImageDescriptor, variant: number, width: number): string {
  switch (image.kind) {
    case 'product':
      return drawProduct(image, variant, width)
    case 'seller':
      return drawSeller(image, width)
    case 'brand':
      return drawBrand(image, width)
    case 'category':
      return drawCategory(image, width)
    case 'banner':
      return drawBanner(image, width)
  }
}
