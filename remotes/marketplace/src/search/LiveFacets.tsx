import { searchFacets } from '@borong/api/search'
import { callQuery, useMessages, useNavigate, useQuery, useTrack } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Bands } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { useSettled } from '@borong/ui/use-settled'
import { useEffect, useRef, useState } from 'react'
import { resultsPath } from '../shop/paths.ts'
import { FacetFields } from './FacetFields.tsx'
import { FacetLists, SkeletonLists } from './FacetLists.tsx'
import { namesOf, narrows, placeOf, writeFilters, type FacetView } from './filters.ts'

/** The filters beside the results. A change applies once the visitor pauses, so that a typed price is complete. */
export default function LiveFacets({ keyword, filters, query: shown }: FacetView) {
  const t = useMessages()
  const navigate = useNavigate()
  const track = useTrack()
  const active = writeFilters(filters)
  const [draft, setDraft] = useState(filters)
  const wanted = useSettled(writeFilters(draft))
  const applied = useRef(active)
  const query = useQuery({
    ...callQuery(searchFacets, { query: shown }),
    placeholderData: (before) => before,
  })
  useEffect(() => {
    if (wanted === applied.current || wanted !== writeFilters(draft)) return
    applied.current = wanted
    track({ name: 'filter', fields: { type: 'product', filters: namesOf(draft) } })
    void navigate(resultsPath(keyword, 'product', wanted), { replace: true })
  }, [wanted, draft, keyword, navigate, track])
  // The address also changes elsewhere: a removed chip, the order, the back button.
  useEffect(() => {
    if (active === applied.current) return
    applied.current = active
    setDraft(filters)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `active` describes the filters
  }, [active])
  return (
    <aside aria-label={t('filter.title')}>
      <Bands>
        <FacetFields type="product" facets={query.data?.data} draft={draft} onChange={setDraft} />
        <QueryContent query={query} skeleton={<SkeletonLists type="product" />}>
          {({ data }) => <FacetLists facets={data} draft={draft} onChange={setDraft} />}
        </QueryContent>
        {narrows(draft) && (
          <Button variant="secondary" onClick={() => setDraft(placeOf(keyword, filters))}>
            {t('filter.reset')}
          </Button>
        )}
      </Bands>
    </aside>
  )
}
