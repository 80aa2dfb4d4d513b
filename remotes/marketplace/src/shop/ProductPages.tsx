import { searchItems } from '@borong/api/search'
import type { SearchCard } from '@borong/api/search.shapes'
import { later, useLanguage, useMessages, type Input } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { usePages } from '@borong/patterns/use-pages'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { SkeletonText } from '@borong/ui/Skeleton'
import { Suspense, type ReactNode } from 'react'
import { ListView } from './ListView.tsx'
import { useBuyersView } from './use-buyers-view.ts'
import { useDeliveries } from './use-deliveries.ts'
import { useOrderedQuery } from './use-ordered-query.ts'

const DestinationLine = later(
  () => import(/* webpackChunkName: 'product-sheets' */ '../place/DestinationLine.tsx'),
)

interface Summary {
  total: number
  /** As the page shows it: `2.000+` when not all are counted. */
  amount: string
}

export interface ProductPagesProps {
  filters: NonNullable<Input<typeof searchItems>['query']>
  /** Replaces a list without products. */
  empty: ReactNode
  /** Rendered above the list: the total. */
  renderHead?: (summary: Summary) => ReactNode
}

/** Products by filters, page after page, without duplicates. Going back restores the list and its position. */
export function ProductPages({
  filters,
  empty,
  renderHead,
  skeleton,
  children,
}: ProductPagesProps & {
  skeleton: ReactNode
  children: (
    items: readonly SearchCard[],
    deliveryOf: ReturnType<typeof useDeliveries>,
  ) => ReactNode
}) {
  const t = useMessages()
  const { language } = useLanguage()
  const query = useOrderedQuery(filters)
  const pages = usePages(
    searchItems,
    { query },
    ({ data }) => data,
    ({ id }) => id,
  )
  const { items } = pages
  const deliveryOf = useDeliveries(items)
  useBuyersView(
    items.some((item) => item.masked_price),
    pages.refetch,
  )
  const list = (
    <QueryContent query={pages} skeleton={skeleton}>
      {({ pages: replies }) => {
        const { total_count: total, total_capped: hasMore } = replies[0]!.data
        const amount = wholeNumber(total, language) + (hasMore ? '+' : '')
        const { keyword = '' } = filters
        return (
          <>
            <ListView items={items} search={{ keyword, type: 'product', results: total }} />
            {items.length === 0 ? (
              empty
            ) : (
              <>
                {renderHead?.({ total, amount })}
                {children(items, deliveryOf)}
                <LoadMore
                  pages={pages}
                  note={t('list.shown', {
                    shown: wholeNumber(items.length, language),
                    total: amount,
                  })}
                />
              </>
            )}
          </>
        )
      }}
    </QueryContent>
  )
  if (filters.order_by !== 'delivered_asc') return list
  return (
    <>
      <Suspense fallback={<SkeletonText />}>
        <DestinationLine />
      </Suspense>
      {list}
    </>
  )
}
