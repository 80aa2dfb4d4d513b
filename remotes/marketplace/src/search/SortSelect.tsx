import { useMessages, useSearchParams, useTrack } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { SortIcon } from '@borong/ui/icons/SortIcon'
import { useEffect, useRef } from 'react'
import { orderOf, ORDERS } from './filters.ts'
import type { ResultView } from './result-view.ts'
import styles from './SortSelect.module.css'

/** A chip with the order of a list. Its choice is the native list of the browser. */
export default function SortSelect({ type, filters }: ResultView) {
  const t = useMessages()
  const track = useTrack()
  const [, setSearch] = useSearchParams()
  const current = orderOf(type, filters)
  const chosen = useRef<string>(undefined)
  // A list in another order begins at its top; back restores the position in the former one.
  useEffect(() => {
    if (chosen.current === current) window.scrollTo(0, 0)
    chosen.current = undefined
  }, [current])
  const choose = (order: string) => {
    chosen.current = order
    track({ name: 'sort', fields: { type, order } })
    setSearch((search) => {
      search.delete('order_by')
      if (order !== 'relevance') search.set('order_by', order)
      return search
    })
  }
  return (
    <span className={styles.sort}>
      <Chip icon={<SortIcon size={16} />} link={<span aria-hidden />}>
        {t(`sort.${current}`)}
      </Chip>
      <select
        aria-label={t('sort.title')}
        value={current}
        onChange={({ target }) => choose(target.value)}
      >
        {ORDERS[type].map((order) => (
          <option key={order} value={order}>
            {t(`sort.${order}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
