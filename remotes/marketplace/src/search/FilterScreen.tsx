import {
  callQuery,
  PageTitle,
  useLanguage,
  useMessages,
  useNavigate,
  useParams,
  useQuery,
  useSearchParams,
} from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { useState } from 'react'
import { Loaded } from '../shop/Loaded.tsx'
import { keywordOf, resultsPath } from '../shop/paths.ts'
import { useSettled } from '../shop/use-settled.ts'
import { FacetFields } from './FacetFields.tsx'
import { FacetLists, SkeletonLists } from './FacetLists.tsx'
import { productQuery, readFilters, sellerQuery, writeFilters } from './filters.ts'
import styles from './Search.module.css'

/** What to narrow the results to, each with how many it would leave. */
export function FilterScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const params = useParams()
  const [search] = useSearchParams()
  const typed = keywordOf(params.keyword)
  const type = params.resultType === 'seller' ? 'seller' : 'product'
  const [draft, setDraft] = useState(() => readFilters(search))
  const settled = readFilters(new URLSearchParams(useSettled(writeFilters(draft))))
  const products = useQuery({
    ...callQuery('searchFacets', { query: productQuery(typed, settled) }),
    enabled: type === 'product',
    placeholderData: (before) => before,
  })
  const stores = useQuery({
    ...callQuery('sellerFacets', { query: sellerQuery(typed, settled) }),
    enabled: type === 'seller',
    placeholderData: (before) => before,
  })
  const query = type === 'seller' ? stores : products
  const facets = query.data?.data
  const amount = facets && wholeNumber(facets.total_count, language) + (facets.has_more ? '+' : '')
  const keyword = facets?.corrected_keyword ?? typed
  // Whoever filters the products of one store stays there.
  const { order_by, seller } = draft
  const apply = () =>
    void navigate(resultsPath(typed, type, writeFilters(draft)), { replace: true })
  return (
    <Bands>
      <PageTitle>{t('filter.title')}</PageTitle>
      <HeadBand title={t('filter.title')} lead={keyword && t('results.title', { keyword })} />
      <FacetFields type={type} facets={facets} draft={draft} onChange={setDraft} />
      <Loaded<{ data: Parameters<typeof FacetLists>[0]['facets'] }>
        query={query}
        skeleton={<SkeletonLists type={type} />}
      >
        {({ data }) => <FacetLists facets={data} draft={draft} onChange={setDraft} />}
      </Loaded>
      <div className={styles.apply}>
        <Button variant="secondary" onClick={() => setDraft({ order_by, seller })}>
          {t('filter.reset')}
        </Button>
        <Button onClick={apply}>
          {facets
            ? t(`filter.apply.${type}`, { count: facets.total_count, amount })
            : t('filter.show')}
        </Button>
      </div>
    </Bands>
  )
}
