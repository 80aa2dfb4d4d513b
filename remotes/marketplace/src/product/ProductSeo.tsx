import { useConfig, useMessages } from '@borong/contract'
import { productPath, categoryPath } from '../shop/paths.ts'
import { absolute, breadcrumbs, Seo } from '../shop/Seo.tsx'
import { usePicture } from '../shop/use-picture.ts'
import type { Product } from './offer.ts'

const DESCRIPTION_LENGTH = 155

/** What search engines read of a product: itself, its offer, and the way to it. A hidden price stays hidden. */
export function ProductSeo({ product }: { product: Product }) {
  const t = useMessages()
  const picture = usePicture()
  const origin = useConfig().ownOrigins[0] ?? ''
  const path = productPath(product)
  const pictures = product.images.map((key) => absolute(origin, `${picture(key)}720`))
  const price = product.discount ?? product.price
  const offer = price !== null && {
    '@type': 'Offer',
    url: origin + path,
    priceCurrency: 'IDR',
    price,
    availability: `https://schema.org/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
    seller: { '@type': 'Organization', name: product.seller.name },
  }
  return (
    <Seo
      title={t('product.pageTitle', { name: product.name, seller: product.seller.name })}
      description={product.description.replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH)}
      path={path}
      alternates={{ id: path, en: `${path}/en` }}
      image={pictures[0]}
      things={[
        {
          '@type': 'Product',
          name: product.name,
          image: pictures,
          description: product.description,
          sku: product.id,
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
      ]}
    />
  )
}
