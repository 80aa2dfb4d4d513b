import { later, Link, useMessages } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { SortIcon } from '@borong/ui/icons/SortIcon'
import { Suspense } from 'react'
import { sortPath } from '../shop/paths.ts'
import { useHydrated } from '../shop/use-hydrated.ts'
import { orderOf, writeFilters } from './filters.ts'
import type { ResultView } from './result-view.ts'

const SortSelect = later(() => import(/* webpackChunkName: 'list-tools' */ './SortSelect.tsx'))

/** The order of a list, with its choice in place. Without scripts it is a link to the page of the orders. */
export function SortChip(view: ResultView) {
  const t = useMessages()
  const { keyword, type, filters } = view
  const search = writeFilters(filters)
  const link = (
    <Chip
      icon={<SortIcon size={16} />}
      link={<Link to={sortPath(keyword, type === 'seller' ? `${search}&type=seller` : search)} />}
    >
      {t(`sort.${orderOf(type, filters)}`)}
    </Chip>
  )
  return <Suspense fallback={link}>{useHydrated() ? <SortSelect {...view} /> : link}</Suspense>
}
