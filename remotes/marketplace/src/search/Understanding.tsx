import type { searchItems } from '@borong/api/search'
import { Link, useLanguage, useMessages, type Reply } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import { resultsPath } from '../shop/paths.ts'
import { writeFilters } from './filters.ts'
import type { ResultView } from './result-view.ts'

export type Understood = Reply<typeof searchItems>['data']['understood']

interface UnderstandingProps extends ResultView {
  corrected?: string | null
  understood?: Understood
}

/** How a keyword was understood, with a link that searches for the typed words instead. */
export function Understanding({
  keyword,
  type,
  filters,
  corrected,
  understood,
}: UnderstandingProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const to = (exact: string) => resultsPath(keyword, type, writeFilters({ ...filters, exact }))
  if (!keyword) return null
  if (filters.exact)
    return (
      <Notice>
        {t('results.exactly')} <Link to={to('')}>{t('results.similar')}</Link>
      </Notice>
    )
  const { left_out: leftOut = [], city } = understood ?? {}
  if (!corrected && leftOut.length === 0 && !city) return null
  const listed = new Intl.ListFormat(language)
  const words = listed.format(leftOut.map((word) => `“${word}”`))
  return (
    <Notice>
      {corrected && <>{t('results.corrected', { keyword: corrected })} </>}
      {leftOut.length > 0 && <>{t('results.leftOut', { words })} </>}
      {city ? (
        <>
          {t('results.inCity', { cities: listed.format(city.names) })}{' '}
          <Link to={resultsPath(city.keyword, type, writeFilters(filters))}>
            {t('results.everyCity')}
          </Link>
        </>
      ) : (
        <Link to={to('1')}>{t('results.exact', { keyword })}</Link>
      )}
    </Notice>
  )
}
