import { useConfig, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { memo } from 'react'
import { productPath } from '../shop/paths.ts'
import { absolute, Seo } from '../shop/Seo.tsx'
import type { Product } from './offer.ts'
import { productThings } from './product-things.ts'

const DESCRIPTION_LENGTH = 155

/** The metadata of a product for search engines. */
export const ProductSeo = memo(({ product }: { product: Product }) => {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const origin = useConfig().ownOrigins[0] ?? ''
  const path = productPath(product)
  const images = product.images.map((key) => absolute(origin, `${imageUrl(key)}720`))
  return (
    <Seo
      title={t('product.pageTitle', { name: product.name, seller: product.seller.name })}
      description={product.description.replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH)}
      path={path}
      alternates={{ id: path, en: `${path}/en` }}
      image={images[0]}
      things={typeof document === 'undefined' && productThings(product, origin, images)}
    />
  )
})
