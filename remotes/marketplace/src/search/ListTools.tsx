import { Link, useMessages } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { FilterIcon } from '@borong/ui/icons/FilterIcon'
import { SortIcon } from '@borong/ui/icons/SortIcon'
import { filterPath, sortPath } from '../shop/paths.ts'
import { orderOf, writeFilters, type Filters } from './filters.ts'
import styles from './Search.module.css'

/** Links to the filter and the order of the products of a category, a brand or a store. */
export function ListTools({ filters }: { filters: Filters }) {
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
    </div>
  )
}
