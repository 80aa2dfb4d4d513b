import { orders } from '@borong/api/orders'
import { callQuery, useMessages, useQuery, useSession } from '@borong/contract'
import styles from './CartCount.module.css'

/** The number of unpaid orders. V-12: not requested for a guest. */
export function UnpaidCount() {
  const t = useMessages()
  const { loggedIn } = useSession()
  const { data } = useQuery({
    ...callQuery(orders, { query: { limit: '1' } }),
    enabled: loggedIn,
  })
  const count = (loggedIn && data?.data.counts.awaiting_payment) || 0
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('widget.unpaid', { count })}</span>
    </span>
  )
}
