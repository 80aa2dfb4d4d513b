import { categoryPath, productPath } from '../shop/paths.ts'
import { breadcrumbs, type Thing } from '../shop/things.ts'
import type { Product } from './offer.ts'

/** The JSON-LD of a product, its offer and its breadcrumbs. A hidden price is left out. */
export function productThings(
  product: Product,
  origin: string,
  images: readonly string[],
): readonly Thing[] {
  const path = productPath(product)
  const price = product.discount ?? product.price
  const offer = price !== null && {
    '@type': 'Offer',
    url: origin + path,
    priceCurrency: 'IDR',
    price,
    availability: `https://schema.org/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
    seller: { '@type': 'Organization', name: product.seller.name },
  }
  return [
    {
      '@type': 'Product',
      name: product.name,
      image: images,
      description: product.description,
      sku: product.id,
      ...(product.gtin ? { [`gtin${product.gtin.length}`]: product.gtin } : {}),
      ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
      ...(product.is_show_rating
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: product.rating,
              reviewCount: product.review_count,
            },
          }
        : {}),
      ...(offer ? { offers: offer } : {}),
    },
    breadcrumbs(origin, [
      ...product.categories.map(({ name, slug }) => ({ name, path: categoryPath(slug) })),
      { name: product.name, path },
    ]),
  ]
}
