import { useState } from 'react'
import { useProducts } from '../form/use-products.ts'
import { EVERYTHING, filtersOf, isWithin, type PackageFilter } from './package-filter.ts'

/** The products of an operator, data packages filtered by days and GB, and the chosen one among them. */
export function useMobileProducts(
  kind: 'pulsa' | 'data',
  operator: string,
  code: string | undefined,
) {
  const [filter, setFilter] = useState<PackageFilter>(EVERYTHING)
  const products = useProducts({ kind, operator }, operator !== '')
  const all = products.data?.result.items ?? []
  const shown = kind === 'data' ? all.filter((product) => isWithin(product, filter)) : all
  return {
    products,
    shown,
    filter,
    setFilter,
    filters: filtersOf(all),
    chosen: shown.find((product) => product.code === code && product.state === 'open'),
  }
}

export type MobileProductList = ReturnType<typeof useMobileProducts>
