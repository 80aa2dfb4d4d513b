import { relatedProducts } from '@borong/api/catalogue'
import { callQuery, Link, useMessages, useQuery } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band } from '@borong/ui/Band'
import { SkeletonRail } from '@borong/ui/Rail'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { categoryPath } from '../shop/paths.ts'
import { TileRail } from '../shop/TileRail.tsx'
import type { Product } from './offer.ts'

/** Related products, by category. */
export default function Related({ product }: { product: Product }) {
  const t = useMessages()
  const query = useQuery(callQuery(relatedProducts, { query: { alias: product.alias } }))
  // Higher than a window, so that the foot of the page is below it when the products arrive.
  const waiting = [0, 1, 2].map((at) => (
    <Band key={at}>
      <SectionHeader title={t('product.related')} />
      <SkeletonRail />
    </Band>
  ))
  return (
    <>
      <QueryContent query={query} skeleton={waiting}>
        {({ result }) =>
          result.map(({ category, items }) => (
            <Band key={category.id}>
              <SectionHeader
                title={t('product.relatedIn', { category: category.name })}
                more={{ label: t('list.all'), link: <Link to={categoryPath(category.slug)} /> }}
              />
              <TileRail label={category.name} items={items} />
            </Band>
          ))
        }
      </QueryContent>
    </>
  )
}
