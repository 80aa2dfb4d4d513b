import { pointHistory } from '@borong/api/loyalty'
import { useLanguage, useMessages } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { Rows } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import styles from './Points.module.css'

/** Points earned, spent, returned and expired, the newest first. */
export function PointHistory() {
  const t = useMessages()
  const { language } = useLanguage()
  const moment = useMoment()
  const pages = usePages(
    pointHistory,
    { query: {} },
    ({ data }) => data,
    ({ id }) => id,
  )
  const { items } = pages
  return (
    <QueryContent query={pages} skeleton={<SkeletonRow />} empty={<p>{t('points.noHistory')}</p>}>
      <Rows>
        {items.map((item) => (
          <ListRow
            key={item.id}
            title={item.category_message}
            detail={[moment(item.created_at), item.remark].filter(Boolean).join(' · ')}
            end={
              <span className={item.amount > 0 ? styles.in : styles.out}>
                {item.amount > 0 ? '+' : '−'}
                {wholeNumber(Math.abs(item.amount), language)}
              </span>
            }
          />
        ))}
      </Rows>
      <LoadMore pages={pages} />
    </QueryContent>
  )
}
