import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { SearchIcon } from '@borong/ui/icons/SearchIcon'
import { resultsPath } from '../shop/paths.ts'
import { DropFilters } from './DropFilters.tsx'
import { placeOf, writeFilters } from './filters.ts'
import { PopularSearches } from './PopularSearches.tsx'
import type { ResultView } from './result-view.ts'

/** Shown for an empty result list: suggests what to try instead. */
export function NoResults({ keyword, type, filters }: ResultView) {
  const t = useMessages()
  const place = writeFilters(placeOf(keyword, filters))
  const isNarrowed = place !== writeFilters(filters)
  return (
    <>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon={<SearchIcon size={32} />}
        title={t('results.none')}
        action={
          <>
            {isNarrowed ? (
              <Button link={<Link to={resultsPath(keyword, type, place)} replace />}>
                {t('filter.reset')}
              </Button>
            ) : !keyword && place ? (
              <Button link={<Link to={resultsPath('', type)} />}>
                {t(type === 'seller' ? 'results.allStores' : 'list.allProducts')}
              </Button>
            ) : (
              <Button link={<Link to={`/search?edit=${encodeURIComponent(keyword)}`} />}>
                {t('results.another')}
              </Button>
            )}
            <Button
              variant="ghost"
              link={<Link to={`/services/tender?q=${encodeURIComponent(keyword)}`} />}
            >
              {t('results.tender')}
            </Button>
          </>
        }
      >
        {t(isNarrowed || !keyword ? 'results.noneNarrowed' : 'results.noneText')}
      </EmptyState>
      {isNarrowed ? (
        <DropFilters keyword={keyword} type={type} filters={filters} />
      ) : (
        <PopularSearches />
      )}
    </>
  )
}
