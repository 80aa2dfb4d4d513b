import type { searchItems } from '@borong/api/search'
import { useMessages, type Input } from '@borong/contract'
import { EmptyState } from '@borong/ui/EmptyState'
import { BoxIcon } from '@borong/ui/icons/BoxIcon'
import { ProductList as List } from '../shop/ProductList.tsx'

export interface ProductListProps {
  /** The query of a product search. */
  filters: NonNullable<Input<typeof searchItems>['query']>
}

/** Products by filters, page after page, for another remote's page. */
export function ProductList({ filters }: ProductListProps) {
  const t = useMessages()
  return (
    <List
      filters={filters}
      priority
      empty={<EmptyState icon={<BoxIcon size={32} />} title={t('results.none')} />}
    />
  )
}
