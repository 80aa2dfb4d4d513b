import { searchItems } from '@borong/api/search'
import type { SearchCard } from '@borong/api/search.shapes'
import { useLanguage, useMessages, type Input } from '@borong/contract'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { withoutRepeats } from '@borong/ui/without-repeats'
import type { ReactNode } from 'react'
import { nextPage } from './has-more.ts'
import { ListView } from './ListView.tsx'
import { Loaded } from './Loaded.tsx'
import { More } from './More.tsx'
import { usePages } from './paged-query.ts'
import { useBuyersView } from './use-buyers-view.ts'

interface Summary {
  total: number
  hasUncounted: boolean
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
  children: (items: readonly SearchCard[]) => ReactNode
}) {
  const t = useMessages()
  const { language } = useLanguage()
  const pages = usePages(searchItems, { query: filters }, (reply) => nextPage(reply.data))
  useBuyersView(
    pages.data?.pages.some((page) => page.data.items.some((item) => item.masked_price)) ?? false,
    pages.refetch,
  )
  return (
    <Loaded query={pages} skeleton={skeleton}>
      {({ pages: replies }) => {
        const items = withoutRepeats(
          replies.map((page) => page.data.items),
          ({ id }) => id,
        )
        const { total_count: total, total_capped: hasUncounted } = replies[0]!.data
        const { keyword = '' } = filters
        return (
          <>
            <ListView items={items} search={{ keyword, type: 'product', results: total }} />
            {items.length === 0 ? (
              empty
            ) : (
              <>
                {renderHead?.({ total, hasUncounted })}
                {children(items)}
                <More
                  pages={pages}
                  note={t('list.shown', {
                    shown: wholeNumber(items.length, language),
                    total: wholeNumber(total, language) + (hasUncounted ? '+' : ''),
                  })}
                />
              </>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
