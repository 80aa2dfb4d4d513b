import { PageTitle, useMessages } from '@borong/contract'
import styles from './CartScreen.module.css'

/** What the buyer is about to order. */
export function CartScreen() {
  const t = useMessages()
  return (
    <div className={styles.page}>
      <PageTitle>{t('cart.title')}</PageTitle>
      <section className={styles.band}>
        <h1 className={styles.title}>{t('cart.title')}</h1>
        <p className={styles.lead}>{t('cart.lead')}</p>
      </section>
    </div>
  )
}
