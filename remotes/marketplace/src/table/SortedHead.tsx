import { Link, useLocation, useMessages, useSearchParams } from '@borong/contract'
import { ChevronDownIcon } from '@borong/ui/icons/ChevronDownIcon'
import { ChevronUpIcon } from '@borong/ui/icons/ChevronUpIcon'
import styles from './Table.module.css'

interface SortedHeadProps {
  words: string
  /** The orders that a press goes through. */
  orders: readonly ('price_asc' | 'price_desc' | 'best_selling')[]
  className?: string | undefined
}

/** The head of a column by which the search can sort. */
export function SortedHead({ words, orders, className }: SortedHeadProps) {
  const t = useMessages()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const current = orders.findIndex((order) => order === search.get('order_by'))
  const next = new URLSearchParams(search)
  const wanted = orders[current + 1]
  if (wanted) next.set('order_by', wanted)
  else next.delete('order_by')
  const isUp = orders[current] === 'price_asc'
  const Mark = isUp ? ChevronUpIcon : ChevronDownIcon
  return (
    <th
      scope="col"
      className={className}
      aria-sort={current < 0 ? undefined : isUp ? 'ascending' : 'descending'}
    >
      <Link
        to={`${pathname}?${next}`}
        replace
        className={styles.sort}
        title={t(`sort.${wanted ?? 'relevance'}`)}
      >
        {words}
        {current >= 0 && <Mark size={16} />}
      </Link>
    </th>
  )
}
