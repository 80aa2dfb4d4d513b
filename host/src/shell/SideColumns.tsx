import { Link, useMessages, Widget } from '@borong/contract'
import styles from './SideColumns.module.css'
import { useMedia } from './use-media.ts'
import { memo } from 'react'

/** Beside the column, where there is room: the name and the categories at its left, the cart at its right. A phone never loads them. */
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
