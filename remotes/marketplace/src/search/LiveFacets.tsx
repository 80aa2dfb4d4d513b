import { searchFacets } from '@borong/api/search'
import { callQuery, useNavigate, useQuery, useTrack } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Bands } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { useSettled } from '@borong/ui/use-settled'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { resultsPath } from '../shop/paths.ts'
import { FacetFields } from './FacetFields.tsx'
import { FacetLists, SkeletonLists } from './FacetLists.tsx'
import { namesOf, narrows, placeOf, writeFilters, type FacetView } from './filters.ts'
import { useDropMessages } from './use-drop-messages.ts'

/** The filters beside the results. A change applies once the visitor pauses, so that a typed price is complete. */
export default function LiveFacets({ keyword, filters, query: shown }: FacetView) {
  const t = useDropMessages()
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
      <a className="skip-link" href="#main" onClick={skipFilters}>
        {t('facets.skip')}
      </a>
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

/** Moves the focus to the results, which follow the column of the filters. */
function skipFilters(event: MouseEvent<HTMLElement>) {
  event.preventDefault()
  const results = event.currentTarget.closest('aside')?.parentElement?.nextElementSibling
  if (!(results instanceof HTMLElement)) return
  results.tabIndex = -1
  results.focus()
}
