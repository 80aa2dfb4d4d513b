import { searchFacets, sellerFacets } from '@borong/api/search'
import {
  callQuery,
  PageTitle,
  useLanguage,
  useMessages,
  useNavigate,
  useParams,
  useQuery,
  useSearchParams,
  useTrack,
} from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { useSettled } from '@borong/ui/use-settled'
import { useState } from 'react'
import { keywordOf, resultsPath } from '../shop/paths.ts'
import { FacetFields } from './FacetFields.tsx'
import { FacetLists, SkeletonLists } from './FacetLists.tsx'
import {
  namesOf,
  placeOf,
  productQuery,
  readFilters,
  sellerQuery,
  writeFilters,
} from './filters.ts'
import styles from './Filter.module.css'

/** The filters of the results, each with its number of results. */
export function FilterScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const track = useTrack()
  const params = useParams()
  const [search] = useSearchParams()
  const typed = keywordOf(params.keyword)
  const type = params.resultType === 'seller' ? 'seller' : 'product'
  const [draft, setDraft] = useState(() => readFilters(search))
  const settled = readFilters(new URLSearchParams(useSettled(writeFilters(draft))))
  const products = useQuery({
    ...callQuery(searchFacets, { query: productQuery(typed, settled) }),
    enabled: type === 'product',
    placeholderData: (before) => before,
  })
  const stores = useQuery({
    ...callQuery(sellerFacets, { query: sellerQuery(typed, settled) }),
    enabled: type === 'seller',
    placeholderData: (before) => before,
  })
  const query = type === 'seller' ? stores : products
  const facets = query.data?.data
  const amount =
    facets && wholeNumber(facets.total_count, language) + (facets.total_capped ? '+' : '')
  const keyword = facets?.corrected_keyword ?? typed
  const place = placeOf(typed, readFilters(search))
  const apply = () => {
    const filters = namesOf(draft)
    track({ name: 'filter', fields: { type, filters } })
    void navigate(resultsPath(typed, type, writeFilters(draft)), { replace: true })
  }
  return (
    <Bands>
      <PageTitle>{t('filter.title')}</PageTitle>
      <HeadBand title={t('filter.title')} lead={keyword && t('results.title', { keyword })} />
      <FacetFields type={type} facets={facets} draft={draft} onChange={setDraft} />
      <QueryContent<{ data: Parameters<typeof FacetLists>[0]['facets'] }>
        query={query}
        skeleton={<SkeletonLists type={type} />}
      >
        {({ data }) => <FacetLists facets={data} draft={draft} onChange={setDraft} />}
      </QueryContent>
      <div className={styles.apply}>
        <Button variant="secondary" onClick={() => setDraft(place)}>
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
