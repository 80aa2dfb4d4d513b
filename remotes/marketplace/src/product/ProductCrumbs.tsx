import { useMessages } from '@borong/contract'
import { Crumbs } from '../shop/Crumbs.tsx'
import { categoryPath } from '../shop/paths.ts'
import type { Product } from './offer.ts'

/** The categories of a product. */
export function ProductCrumbs({ product }: { product: Product }) {
  const t = useMessages()
  return (
    <Crumbs
      label={t('product.crumbs')}
      steps={product.categories.map(({ slug, name }) => ({ name, path: categoryPath(slug) }))}
    />
  )
}
