import { Link, useMessages } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { FilterIcon } from '@borong/ui/icons/FilterIcon'
import { SearchIcon } from '@borong/ui/icons/SearchIcon'
import { LateSwitch } from '../table/LateSwitch.tsx'
import { filterPath, resultsPath } from '../shop/paths.ts'
import { narrows, sharedWith, writeFilters } from './filters.ts'
import { OffersChip } from './OffersChip.tsx'
import type { ResultView } from './result-view.ts'
import styles from './Search.module.css'
import { SortChip } from './SortChip.tsx'

/** The tabs for products and stores, and links to the filter and the order. */
export function ResultTools({
  keyword,
  type,
  filters,
  isWide,
  isTable = false,
}: ResultView & { isWide?: boolean; isTable?: boolean }) {
  const t = useMessages()
  const search = writeFilters(filters)
  return (
    <>
      <nav className={styles.tabs} aria-label={t('results.types')}>
        {(['product', 'seller'] as const).map((one) => (
          <Link
            key={one}
            to={resultsPath(keyword, one, writeFilters(sharedWith(one, filters)))}
            replace
            className={styles.tab}
            aria-current={one === type ? 'page' : undefined}
          >
            {t(`results.${one}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.tools}>
        {keyword && (
          <Chip
            icon={<SearchIcon size={16} />}
            link={<Link to={`/search?edit=${encodeURIComponent(keyword)}`} />}
          >
            {t('results.edit')}
          </Chip>
        )}
        <Chip
          icon={<FilterIcon size={16} />}
          selected={narrows(filters)}
          link={<Link to={filterPath(keyword, type, search)} data-filter={type} />}
        >
          {t('filter.title')}
        </Chip>
        <SortChip keyword={keyword} type={type} filters={filters} />
        {type === 'product' && !isTable && <OffersChip keyword={keyword} filters={filters} />}
        {isWide && <LateSwitch isTable={isTable} />}
      </div>
    </>
  )
}
