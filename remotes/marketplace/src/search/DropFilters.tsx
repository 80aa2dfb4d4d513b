import { searchItems, searchSellers } from '@borong/api/search'
import { callQuery, Link, useLanguage, useQuery, useQueryClient } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { resultsPath } from '../shop/paths.ts'
import {
  productQuery,
  sellerQuery,
  toggled,
  writeFilters,
  type Filters,
  type Names,
} from './filters.ts'
import { useMarks } from './marks.ts'
import type { ResultView } from './result-view.ts'
import styles from './Search.module.css'
import { useDropMessages } from './use-drop-messages.ts'

const MOST_FILTERS = 6

interface Found {
  data: { total_count: number; total_capped: boolean; names?: Names }
}

/** The filters without which an empty list has results, each with their number. */
export function DropFilters({ keyword, type, filters }: ResultView) {
  const t = useDropMessages()
  const { language } = useLanguage()
  const queries = useQueryClient()
  const read = (some: Filters): Promise<Found> =>
    type === 'seller'
      ? queries.fetchQuery(callQuery(searchSellers, { query: sellerQuery(keyword, some) }))
      : queries.fetchQuery(callQuery(searchItems, { query: productQuery(keyword, some) }))
  const chosen = useMarks(filters, undefined).slice(0, MOST_FILTERS)
  const without = chosen.map(({ name, value }) => toggled(filters, name, value))
  const { data } = useQuery({
    queryKey: [searchItems.id, 'without', type, keyword, writeFilters(filters), language],
    queryFn: () => Promise.all([filters, ...without].map(read)),
  })
  // The reply for all filters names them all.
  const marks = useMarks(filters, data?.[0]?.data.names)
  const useful = without.flatMap((next, at) => {
    const found = data?.[at + 1]?.data
    return found?.total_count ? { ...marks[at]!, next, found } : []
  })
  if (useful.length === 0) return null
  return (
    <section aria-label={t('drop.title')}>
      <p className={styles.count}>{t('drop.title')}</p>
      <Chips>
        {useful.map(({ name, value, words, next, found }) => (
          <Chip
            key={`${name} ${value}`}
            link={<Link to={resultsPath(keyword, type, writeFilters(next))} replace />}
          >
            {t('drop.without', {
              name: words,
              amount: wholeNumber(found.total_count, language) + (found.total_capped ? '+' : ''),
            })}
          </Chip>
        ))}
      </Chips>
    </section>
  )
}
