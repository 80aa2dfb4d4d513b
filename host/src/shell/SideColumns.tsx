import { Link, useMessages, Widget } from '@borong/contract'
import styles from './SideColumns.module.css'
import { useMedia } from './use-media.ts'
import { memo } from 'react'

/**
 * The columns beside the page on wide screens: name and categories on the left, the cart on the right. A phone never
 * loads them.
 */
export const SideColumns = memo(function SideColumns() {
  const t = useMessages()
  const hasRoom = useMedia('(min-width: 1100px)')
  if (!hasRoom) return null
  return (
    <>
      <aside className={styles.left} aria-label={t('sides.categories')}>
        <Link className={styles.brand} to="/">
          Borong
        </Link>
        <Widget name="marketplace/category-list" />
      </aside>
      <aside className={styles.right} aria-label={t('sides.cart')}>
        <Widget name="checkout/cart-summary" />
      </aside>
    </>
  )
})
