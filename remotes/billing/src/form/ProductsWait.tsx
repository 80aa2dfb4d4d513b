import { useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { EmptyState } from '@borong/ui/EmptyState'
import { SearchIcon } from '@borong/ui/icons/SearchIcon'
import { Skeleton } from '@borong/ui/Skeleton'
import type { ReactNode } from 'react'
import { Failure } from '../parts/Failure.tsx'
import styles from './ProductsWait.module.css'
import type { useProducts } from './use-products.ts'

interface ProductsWaitProps {
  products: ReturnType<typeof useProducts>
  children: ReactNode
}

/** The products' skeletons, their error, or their absence; otherwise the children. */
export function ProductsWait({ products, children }: ProductsWaitProps) {
  const t = useMessages()
  if (products.isPending)
    return (
      <Band>
        <div className={styles.skeletons} role="status" aria-busy aria-label={t('loading')}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={72} radius={8} />
          ))}
        </div>
      </Band>
    )
  if (products.data && products.data.result.items.length > 0) return children
  return (
    <Band>
      {products.isError ? (
        <Failure error={products.error} onRetry={() => products.refetch()} />
      ) : (
        <EmptyState icon={<SearchIcon size={32} />} title={t('product.none')} />
      )}
    </Band>
  )
}
