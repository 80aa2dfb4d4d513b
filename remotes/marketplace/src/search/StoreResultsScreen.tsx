import { searchSellers } from '@borong/api/search'
import { useLanguage, useMessages, useParams, useSearchParams } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { usePages } from '@borong/patterns/use-pages'
import { Band, Bands } from '@borong/ui/Band'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { SellerTile } from '../seller/SellerTile.tsx'
import { ListView } from '../shop/ListView.tsx'
import { keywordOf, resultsPath } from '../shop/paths.ts'
import { Seo } from '../shop/Seo.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { readFilters, sellerQuery } from './filters.ts'
import { NoResults } from './NoResults.tsx'
import { ResultTools } from './ResultTools.tsx'
import { Understanding } from './Understanding.tsx'
import styles from './Search.module.css'

/** The stores for a keyword, or for filters alone. */
export function StoreResultsScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const keyword = keywordOf(useParams().keyword)
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const view = { keyword, type: 'seller', filters } as const
  const query = sellerQuery(keyword, filters)
  const pages = usePages(
    searchSellers,
    { query },
    ({ data }) => data,
    ({ id }) => id,
    { keepsPrevious: true },
  )
  const { items: sellers } = pages
  // Only the names of the previous list remain until this one arrives.
  const shown = pages.isPlaceholderData ? { ...pages, data: undefined } : pages
  const title = keyword ? t('results.storesTitle', { keyword }) : t('results.allStores')
  return (
    <Bands>
      <Seo
        title={title}
        description={t('results.storesDescription')}
        path={resultsPath(keyword, 'seller')}
      />
      <Band label={t('results.tools')}>
        <h1>{title}</h1>
        <ResultTools {...view} />
        <ActiveFilters {...view} names={pages.data?.pages[0]?.data.names} />
      </Band>
      <Band label={title}>
        <QueryContent query={shown} skeleton={<SkeletonStores />}>
          {({ pages: replies }) => {
            const {
              total_count: total,
              total_capped,
              corrected_keyword: corrected,
            } = replies[0]!.data
            const seen = (
              <ListView items={[]} search={{ keyword, type: 'seller', results: total }} />
            )
            const understanding = <Understanding {...view} corrected={corrected} />
            if (sellers.length === 0)
              return (
                <>
                  {seen}
                  {understanding}
                  <NoResults {...view} />
                </>
              )
            return (
              <>
                {seen}
                {understanding}
                <p className={styles.count} role="status">
                  {t('results.storeCount', {
                    count: total,
                    amount: wholeNumber(total, language) + (total_capped ? '+' : ''),
                  })}
                </p>
                {sellers.map((seller) => (
                  <SellerTile key={seller.id} seller={seller} />
                ))}
                <LoadMore pages={pages} />
              </>
            )
          }}
        </QueryContent>
      </Band>
    </Bands>
  )
}

const SkeletonStores = () => (
  <>
    <SkeletonRow image />
    <SkeletonRow image />
    <SkeletonRow image />
  </>
)
