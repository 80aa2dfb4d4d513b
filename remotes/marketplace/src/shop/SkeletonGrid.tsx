import { ProductGrid } from '@borong/ui/ProductGrid'
import { SkeletonCard } from '@borong/ui/Skeleton'

/** The skeleton of a list of products. */
export const SkeletonGrid = ({ count = 6 }: { count?: number }) => (
  <ProductGrid>
    {Array.from({ length: count }, (_, index) => (
      <SkeletonCard key={index} />
    ))}
  </ProductGrid>
)
