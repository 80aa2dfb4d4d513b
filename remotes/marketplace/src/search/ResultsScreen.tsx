import { searchItems } from '@borong/api/search'
import { Link, useLanguage, useMessages, useParams, useSearchParams } from '@borong/contract'
import { Band, Bands } from '@borong/ui/Band'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { nextPage } from '../shop/has-more.ts'
import { usePages } from '../shop/paged-query.ts'
import { keywordOf, resultsPath } from '../shop/paths.ts'
import { ProductList } from '../shop/ProductList.tsx'
import { Seo } from '../shop/Seo.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { BillBand } from './BillBand.tsx'
import { FacetColumn } from './FacetColumn.tsx'
import { productQuery, readFilters } from './filters.ts'
import { NoResults } from './NoResults.tsx'
import { ResultsFile } from './ResultsFile.tsx'
import { ResultTools } from './ResultTools.tsx'
import styles from './Search.module.css'

/** The products for a keyword, or for filters alone. */
export function ResultsScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const keyword = keywordOf(useParams().keyword)
  const [search] = useSearchParams()
  const filters = readFilters(search)
  // The query that `ProductList` uses; the names of the previous reply remain until this one arrives.
  const query = productQuery(keyword, filters)
  const list = usePages(searchItems, { query }, (reply) => nextPage(reply.data), true)
  const names = list.data?.pages[0]?.data.names
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
          <ResultTools keyword={keyword} type="product" filters={filters} />
          <ActiveFilters keyword={keyword} type="product" filters={filters} names={names} />
        </div>
      </Band>
      <BillBand keyword={keyword} />
      <div className={styles.results}>
        <FacetColumn keyword={keyword} filters={filters} />
        <Band label={title}>
          <ProductList
            key={`${keyword} ${search}`}
            filters={query}
            priority
            empty={<NoResults keyword={keyword} type="product" filters={filters} />}
            renderHead={({ total, hasUncounted, corrected }) => (
              <>
                {corrected && (
                  <Notice>
                    {t('results.corrected', { keyword: corrected })}{' '}
                    <Link to={resultsPath(corrected)}>{t('results.onlyThis')}</Link>
                  </Notice>
                )}
                <div className={styles.head}>
                  <p className={styles.count} role="status">
                    {t('results.count', {
                      count: total,
                      amount: wholeNumber(total, language) + (hasUncounted ? '+' : ''),
                    })}
                  </p>
                  <ResultsFile query={query} />
                </div>
              </>
            )}
          />
        </Band>
      </div>
    </Bands>
  )
}
