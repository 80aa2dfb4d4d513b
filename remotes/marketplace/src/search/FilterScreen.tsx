import {
  callQuery,
  PageTitle,
  useLanguage,
  useMessages,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
  useSearchParams,
  type Reply,
} from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useState } from 'react'
import { Loaded } from '../shop/Loaded.tsx'
import { keywordOf, resultsPath } from '../shop/paths.ts'
import { FacetFields } from './FacetFields.tsx'
import { productQuery, readFilters, sellerQuery, writeFilters, type Filters } from './filters.ts'
import styles from './Search.module.css'
import { SellerFilters } from './SellerFilters.tsx'

/** What to narrow the results to, each with how many it would leave. */
export function FilterScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const params = useParams()
  const [search] = useSearchParams()
  const typed = keywordOf(params.keyword)
  const keyword = useSearchedFor(typed, readFilters(search))
  const type = params.resultType === 'seller' ? 'seller' : 'product'
  const [draft, setDraft] = useState(() => readFilters(search))
  const { order_by: _, ...narrowing } = draft
  const query = useQuery({
    ...callQuery('searchFacets', { query: productQuery(keyword, narrowing) }),
    enabled: type === 'product',
    placeholderData: (before) => before,
  })
  // The very list that they lead to: choosing them costs no second call.
  const stores = useQuery({
    ...callQuery('searchSellers', { query: sellerQuery(typed, draft) }),
    enabled: type === 'seller',
    placeholderData: (before) => before,
  })
  const found = type === 'seller' ? stores.data?.data : query.data?.data
  const isExact = found && ('is_exact' in found ? found.is_exact : !found.has_more)
  const amount = found && wholeNumber(found.total_count, language) + (isExact ? '' : '+')
  const apply = () =>
    void navigate(resultsPath(typed, type, writeFilters(draft)), { replace: true })
  return (
    <Bands>
      <PageTitle>{t('filter.title')}</PageTitle>
      <HeadBand title={t('filter.title')} lead={keyword && t('results.title', { keyword })} />
      {type === 'seller' ? (
        <SellerFilters draft={draft} onChange={setDraft} />
      ) : (
        <Loaded
          query={query}
          skeleton={
            <Band>
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
            </Band>
          }
        >
          {({ data }) => <FacetFields facets={data} draft={draft} onChange={setDraft} />}
        </Loaded>
      )}
      <div className={styles.apply}>
        <Button variant="secondary" onClick={() => setDraft({ order_by: draft.order_by })}>
          {t('filter.reset')}
        </Button>
        <Button onClick={apply}>
          {found
            ? t(`filter.apply.${type}`, { count: found.total_count, amount })
            : t('filter.show')}
        </Button>
      </div>
    </Bands>
  )
}

/** What the results that the visitor comes from were found by: the corrected word, when there was one. */
function useSearchedFor(keyword: string, filters: Filters): string {
  const queries = useQueryClient()
  const { queryKey } = callQuery('searchItems', { query: productQuery(keyword, filters) })
  return queries.getQueryData<Reply<'searchItems'>>(queryKey)?.data.corrected_keyword ?? keyword
}
