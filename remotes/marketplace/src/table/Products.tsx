import { later } from '@borong/contract'
import { Suspense } from 'react'
import { ProductList, type ProductListProps } from '../shop/ProductList.tsx'

const ProductTable = later(() => import('./ProductTable.tsx'))

/** The products of a page as cards or as a table, which loads in a wide window only. */
export function Products({ isTable, ...list }: ProductListProps & { isTable: boolean }) {
  const cards = <ProductList {...list} />
  if (!isTable) return cards
  return (
    <Suspense fallback={cards}>
      <ProductTable {...list} />
    </Suspense>
  )
}
