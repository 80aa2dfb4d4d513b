import { useMessages } from '@borong/contract'
import { ProductGrid } from '@borong/ui/ProductGrid'
import { ProductPages, type ProductPagesProps } from './ProductPages.tsx'
import { ProductTile } from './ProductTile.tsx'
import { SkeletonGrid } from './SkeletonGrid.tsx'

export interface ProductListProps extends ProductPagesProps {
  /** The list is the main content of the page, so its first images have priority. */
  priority?: boolean
}

/** Products by filters as cards. */
export function ProductList({ priority, ...pages }: ProductListProps) {
  const t = useMessages()
  const { keyword } = pages.filters
  return (
    <ProductPages {...pages} skeleton={<SkeletonGrid />}>
      {(items, deliveryOf) => (
        <>
          {/* A page that contains only this list has no section heading above it. */}
          {priority && <h2 className="visually-hidden">{t('list.products')}</h2>}
          <ProductGrid>
            {items.map((item, index) => (
              <ProductTile
                key={item.id}
                item={item}
                priority={priority && index < 4}
                keyword={keyword}
                delivery={deliveryOf(index)}
              />
            ))}
          </ProductGrid>
        </>
      )}
    </ProductPages>
  )
}
