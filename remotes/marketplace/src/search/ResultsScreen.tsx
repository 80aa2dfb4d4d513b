import { searchItems } from '@borong/api/search'
import { later, useMessages, useParams, useSearchParams } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { Band, Bands } from '@borong/ui/Band'
import { Suspense, useState } from 'react'
import { keywordOf, resultsPath } from '../shop/paths.ts'
import { Seo } from '../shop/Seo.tsx'
import { useOrderedQuery } from '../shop/use-ordered-query.ts'
import { Products } from '../table/Products.tsx'
import { useTableView } from '../table/table-view.ts'
import { BillSection } from './BillSection.tsx'
import { FacetColumn } from './FacetColumn.tsx'
import { narrows, productQuery, readFilters } from './filters.ts'
import { LateNoResults } from './LateNoResults.tsx'
import { ResultTools } from './ResultTools.tsx'
import styles from './Search.module.css'

const ActiveFilters = later(async () => ({
  default: (await import(/* webpackChunkName: 'result-states' */ './ActiveFilters.tsx'))
    .ActiveFilters,
}))
const ResultsFile = later(() => import(/* webpackChunkName: 'list-tools' */ './ResultsFile.tsx'))
const AboutSearch = later(() => import(/* webpackChunkName: 'result-states' */ './AboutSearch.tsx'))
/** The products for a keyword, or for filters alone. */
export function ResultsScreen() {
  const t = useMessages()
  const keyword = keywordOf(useParams().keyword)
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const table = useTableView(filters)
  // The query of the list; the names of the previous reply remain until this one arrives. A table shows every offer.
  const query = useOrderedQuery(
    productQuery(keyword, table.isTable ? { ...filters, all_offers: '1' } : filters),
  )
  const list = usePages(
    searchItems,
    { query },
    ({ data }) => data,
    ({ id }) => id,
    { keepsPrevious: true },
  )
  const latest = list.data?.pages[0]?.data
  const first = list.isPlaceholderData ? undefined : latest
  const view = { keyword, type: 'product', filters } as const
  // It stays after the last filter, whose removal moves the focus.
  const [hasNarrowed, setNarrowed] = useState(false)
  if (narrows(filters) && !hasNarrowed) setNarrowed(true)
  const title = keyword ? t('results.title', { keyword }) : t('results.all')
  return (
    <Bands isWide>
      <Seo
        title={title}
        description={t('results.description', { keyword: keyword || t('results.all') })}
        path={resultsPath(keyword)}
        unlisted={keyword === ''}
      />
      <Band label={t('results.tools')}>
        <div className={styles.toolbar}>
          <h1>{title}</h1>
          <ResultTools {...view} {...table} />
          {hasNarrowed && (
            <Suspense>
              <ActiveFilters {...view} names={latest?.names} />
            </Suspense>
          )}
        </div>
      </Band>
      <BillSection keyword={keyword} />
      {(filters.exact || first?.corrected_keyword || first?.understood) && (
        <Suspense>
          <AboutSearch
            {...view}
            corrected={first?.corrected_keyword}
            understood={first?.understood}
          />
        </Suspense>
      )}
      <div className={styles.results}>
        <FacetColumn isWide={table.isWide} keyword={keyword} filters={filters} query={query} />
        <Band label={title}>
          <Products
            // Not the address, which may only name the view that is already shown.
            key={JSON.stringify(query)}
            isTable={table.isTable}
            filters={query}
            priority
            empty={<LateNoResults {...view} />}
            renderHead={({ total, amount }) => (
              <div className={styles.head}>
                <p className={styles.count} role="status">
                  {t('results.count', { count: total, amount })}
                </p>
                <Suspense>
                  <ResultsFile query={query} />
                </Suspense>
              </div>
            )}
          />
        </Band>
      </div>
    </Bands>
  )
}
