import { Link, useMessages } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { FilterIcon } from '@borong/ui/icons/FilterIcon'
import { SortIcon } from '@borong/ui/icons/SortIcon'
import { LateSwitch } from '../table/LateSwitch.tsx'
import { filterPath, sortPath } from '../shop/paths.ts'
import { orderOf, writeFilters, type Filters } from './filters.ts'
import { OffersChip } from './OffersChip.tsx'
import styles from './Search.module.css'

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
      <Chip icon={<SortIcon size={16} />} link={<Link to={sortPath('', search)} />}>
        {t(`sort.${orderOf('product', filters)}`)}
      </Chip>
      {!filters.seller && !isTable && <OffersChip keyword="" filters={filters} />}
      {isWide && <LateSwitch isTable={isTable} />}
    </div>
  )
}
