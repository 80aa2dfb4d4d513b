import { useLanguage, useMessages, type Input } from '@borong/contract'
import { ProductGrid } from '@borong/ui/ProductGrid'
import { wholeNumber } from '@borong/ui/format/rupiah'
import type { ReactNode } from 'react'
import { nextPage } from './has-more.ts'
import { Loaded } from './Loaded.tsx'
import { More } from './More.tsx'
import { usePages, withoutRepeats } from './paged-query.ts'
import { ProductTile } from './ProductTile.tsx'
import { SkeletonGrid } from './SkeletonGrid.tsx'
import { useBuyersView } from './use-buyers-view.ts'

type Filters = NonNullable<Input<'searchItems'>['query']>

interface Summary {
  total: number
  hasUncounted: boolean
  corrected: string | null
}

interface ProductListProps {
  filters: Filters
  /** Instead of a list without products. */
  empty: ReactNode
  /** Above the list: how many there are, and what was searched for instead. */
  renderHead?: (summary: Summary) => ReactNode
  /** The list is what the page is about, so its first pictures come first. */
  priority?: boolean
}

/** Products by filters, page after page, each once; back finds them all where they were. */
export function ProductList({ filters, empty, renderHead, priority }: ProductListProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const pages = usePages('searchItems', { query: filters }, (reply) => nextPage(reply.data))
  useBuyersView(
    pages.data?.pages.some((page) => page.data.items.some((item) => item.masked_price)) ?? false,
    pages.readAnew,
  )
  return (
    <Loaded query={pages} skeleton={<SkeletonGrid />}>
      {({ pages: replies }) => {
        const items = withoutRepeats(replies.map((page) => page.data.items))
        if (items.length === 0) return empty
        const summary = summaryOf(replies[0]!.data)
        return (
          <>
            {renderHead?.(summary)}
            {/* Where a page is nothing but this list, no heading of a section stands above it. */}
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
  has_more: boolean
  corrected_keyword: string | null
}) => ({
  total: data.total_count,
  hasUncounted: data.has_more,
  corrected: data.corrected_keyword,
})
