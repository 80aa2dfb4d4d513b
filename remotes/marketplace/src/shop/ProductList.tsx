import { searchItems } from '@borong/api/search'
import { useLanguage, useMessages, type Input } from '@borong/contract'
import { ProductGrid } from '@borong/ui/ProductGrid'
import { wholeNumber } from '@borong/ui/format/rupiah'
import type { ReactNode } from 'react'
import { nextPage } from './has-more.ts'
import { ListView } from './ListView.tsx'
import { Loaded } from './Loaded.tsx'
import { More } from './More.tsx'
import { usePages, withoutRepeats } from './paged-query.ts'
import { ProductTile } from './ProductTile.tsx'
import { SkeletonGrid } from './SkeletonGrid.tsx'
import { useBuyersView } from './use-buyers-view.ts'

type Filters = NonNullable<Input<typeof searchItems>['query']>

interface Summary {
  total: number
  hasUncounted: boolean
  corrected: string | null
}

interface ProductListProps {
  filters: Filters
  /** Replaces a list without products. */
  empty: ReactNode
  /** Rendered above the list: the total and the corrected keyword. */
  renderHead?: (summary: Summary) => ReactNode
  /** The list is the main content of the page, so its first images have priority. */
  priority?: boolean
}

/** Products by filters, page after page, without duplicates. Going back restores the list and its position. */
export function ProductList({ filters, empty, renderHead, priority }: ProductListProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const pages = usePages(searchItems, { query: filters }, (reply) => nextPage(reply.data))
  useBuyersView(
    pages.data?.pages.some((page) => page.data.items.some((item) => item.masked_price)) ?? false,
    pages.refetch,
  )
  return (
    <Loaded query={pages} skeleton={<SkeletonGrid />}>
      {({ pages: replies }) => {
        const items = withoutRepeats(replies.map((page) => page.data.items))
        const summary = summaryOf(replies[0]!.data)
        const { keyword = '' } = filters
        const view = (
          <ListView items={items} search={{ keyword, type: 'product', results: summary.total }} />
        )
        if (items.length === 0)
          return (
            <>
              {view}
              {empty}
            </>
          )
        return (
          <>
            {view}
            {renderHead?.(summary)}
            {/* A page that contains only this list has no section heading above it. */}
            {priority && <h2 className="visually-hidden">{t('list.products')}</h2>}
            <ProductGrid>
              {items.map((item, index) => (
                <ProductTile key={item.id} item={item} priority={priority && index < 4} />
              ))}
            </ProductGrid>
            <More
              pages={pages}
              note={t('list.shown', {
                shown: wholeNumber(items.length, language),
                total: wholeNumber(summary.total, language) + (summary.hasUncounted ? '+' : ''),
              })}
            />
          </>
        )
      }}
    </Loaded>
  )
}

const summaryOf = (data: {
  total_count: number
  total_capped: boolean
  corrected_keyword: string | null
}) => ({
  total: data.total_count,
  hasUncounted: data.total_capped,
  corrected: data.corrected_keyword,
})
