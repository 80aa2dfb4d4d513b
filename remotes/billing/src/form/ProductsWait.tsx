import { useMessages } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Band } from '@borong/ui/Band'
import { Notice } from '@borong/ui/Notice'
import { Skeleton } from '@borong/ui/Skeleton'
import type { ReactNode } from 'react'
import styles from './ProductsWait.module.css'
import type { useProducts } from './use-products.ts'

interface ProductsWaitProps {
  products: ReturnType<typeof useProducts>
  /** The buyer has nothing to choose, so that nothing is shown while the products load. */
  isQuiet?: boolean
  children: ReactNode
}

/** The products' skeletons, their error, or their absence; otherwise the children. */
export function ProductsWait({ products, isQuiet, children }: ProductsWaitProps) {
  const t = useMessages()
  if (products.isPending && isQuiet) return null
  if (products.isPending)
    return (
      <Band>
        <Loading>
          <div className={styles.skeletons}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} height={72} radius={8} />
            ))}
          </div>
        </Loading>
      </Band>
    )
  if (products.data && products.data.result.items.length > 0) return children
  return (
    <Band>
      {products.isError ? (
        <LoadError error={products.error} onRetry={() => products.refetch()} />
      ) : (
        <Notice>{t('product.none')}</Notice>
      )}
    </Band>
  )
}
