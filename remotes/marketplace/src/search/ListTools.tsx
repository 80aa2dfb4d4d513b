import { Link, useMessages } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { FilterIcon } from '@borong/ui/icons/FilterIcon'
import { LateSwitch } from '../table/LateSwitch.tsx'
import { filterPath } from '../shop/paths.ts'
import { writeFilters, type Filters } from './filters.ts'
import { OffersChip } from './OffersChip.tsx'
import styles from './Search.module.css'
import { SortChip } from './SortChip.tsx'

/** Links to the filter and the order of the products of a category, a brand or a store. */
export function ListTools({
  filters,
  isWide,
  isTable = false,
}: {
  filters: Filters
  isWide?: boolean
  isTable?: boolean
}) {
  const t = useMessages()
  const search = writeFilters(filters)
  return (
    <div className={styles.tools}>
      <Chip icon={<FilterIcon size={16} />} link={<Link to={filterPath('', 'product', search)} />}>
        {t('filter.title')}
      </Chip>
      <SortChip keyword="" type="product" filters={filters} />
      {!filters.seller && !isTable && <OffersChip keyword="" filters={filters} />}
      {isWide && <LateSwitch isTable={isTable} />}
    </div>
  )
}
